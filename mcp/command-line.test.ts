import { describe, expect, it } from 'vitest';
import { reportFailure } from '../programs/command.ts';
import { createMcpCommand, toSettings } from './command-line.ts';

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
    expect(() => toSettings({ tenant: 3, administrations: [1, 2] }, {})).toThrow('--tenant is not among');
  });
});

describe('the command line', () => {
  /** Runs the command without serving. Returns its exit code and what it prints. */
  async function run(args: readonly string[]) {
    let stderr = '';
    const write = (text: string) => {
      stderr += text;
    };
    const command = createMcpCommand({}, async () => undefined).configureOutput({ writeErr: write });
    const code = await command.parseAsync(args, { from: 'user' }).then(
      () => 0,
      (error: Error) => reportFailure(error, { stderr: { write } }),
    );
    return { code, stderr };
  }

  it('rejects options that do not fit together in a sentence, without the token', async () => {
    const wrong = [
      ['--allow-platform'],
      ['--url', 'http://a.example', '--allow-platform'],
      ['--url', 'ftp://a.example'],
      ['--url', 'http://a.example', '--clock', '2026-04-16'],
      ['--token', 'secret-token'],
      ['--scenario', 'unknown'],
      ['--administrations', '1,x'],
      ['--port', '0'],
      ['--wirte'],
    ];
    let printed = '';
    for (const args of wrong) {
      const { code, stderr } = await run(args);
      expect(code, args.join(' ')).toBe(2);
      printed += `${args.join(' ')}\n  ${stderr.trim().replaceAll('\n', '\n  ')}\n`;
    }
    expect(printed.replace('--token secret-token', '')).not.toContain('secret-token');
    await expect(printed).toMatchFileSnapshot('__snapshots__/wrong-usage.txt');
  });

  it('accepts options that fit together', async () => {
    expect(await run(['--url', 'https://api.example', '--write'])).toEqual({ code: 0, stderr: '' });
  });
});
