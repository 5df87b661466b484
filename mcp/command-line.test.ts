import { describe, expect, it } from 'vitest';
import { toSettings } from './command-line.ts';

const environment = { ACCOUNTING_TOKEN: ' secret-token ', ACCOUNTING_CONTROL_KEY: 'secret-key' };

describe('the settings of a server', () => {
  it('take the token and the key from the environment', () => {
    expect(toSettings({ url: 'https://api.example/' }, environment)).toEqual({
      url: 'https://api.example',
      token: 'secret-token',
      controlKey: 'secret-key',
    });
  });

  it('prefer the options', () => {
    const settings = toSettings({ url: 'https://api.example', token: 'a', controlKey: 'b' }, environment);
    expect(settings).toMatchObject({ token: 'a', controlKey: 'b' });
  });

  it('leave the environment out for a new sandbox, which has a token of its own', () => {
    expect(toSettings({ write: true }, environment)).toEqual({ write: true });
  });

  it('reject a token with spaces, and a URL with a password, without repeating them', () => {
    expect(() => toSettings({ url: 'https://api.example', token: 'Bearer abc' }, {})).toThrow(/^A token has/);
    expect(() => toSettings({ url: 'https://u:pw@api.example' }, {})).toThrow(/^((?!pw).)*$/);
  });

  it('need a secret of 16 characters for HTTP, and listen on a loopback address', () => {
    expect(() => toSettings({ port: 4000 }, {})).toThrow('at least 16 characters in ACCOUNTING_MCP_SECRET');
    expect(() => toSettings({ port: 4000 }, { ACCOUNTING_MCP_SECRET: 'short' })).toThrow('at least 16');
    expect(() => toSettings({ host: '0.0.0.0' }, {})).toThrow('need --port');
    const secret = 'a-secret-that-nobody-guesses';
    expect(toSettings({ port: 4000 }, { ACCOUNTING_MCP_SECRET: secret })).toEqual({
      http: { port: 4000, host: '127.0.0.1', allowedHosts: [], secret },
    });
  });

  it('reject an administration outside of the allowed ones', () => {
    expect(() => toSettings({ tenant: 3, administrations: [1, 2] }, {})).toThrow('--tenant is none of');
  });
});
