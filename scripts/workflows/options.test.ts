import { describe, expect, it } from 'vitest';
import { help, optionFor, parseOptions, UsageError } from './options.ts';

describe('the options of the workflows', () => {
  it('mean all workflows on a sandbox of its own, when left out', () => {
    expect(parseOptions([])).toEqual({ url: undefined, authUrl: undefined, only: [], inputs: {} });
  });

  it('name a server, what to run on it, and what the workflows are given', () => {
    const args = ['--url', 'https://api.accounting-platform.example/', '--tenant', '7', '--client-id=me'];
    const more = ['--only', 'sign-in', '--only', 'period-0', '--input', 'bookyear=2027', '--input', 'note=a=b'];
    expect(parseOptions([...args, ...more])).toEqual({
      url: 'https://api.accounting-platform.example',
      authUrl: undefined,
      only: ['sign-in', 'period-0'],
      inputs: { tenant: '7', clientId: 'me', bookyear: '2027', note: 'a=b' },
    });
  });

  it('come from the environment too, for a server; what is in the command line goes first', () => {
    const environment = { ACCOUNTING_TOKEN: 'from-outside', ACCOUNTING_CLIENT_SECRET: 'secret' };
    const url = ['--url', 'http://localhost:4010'];
    expect(parseOptions(url, environment)?.inputs).toEqual({ token: 'from-outside', clientSecret: 'secret' });
    expect(parseOptions([...url, '--token', 'own'], environment)?.inputs.token).toBe('own');
    expect(parseOptions([], environment)?.inputs).toEqual({});
  });

  it('are explained, whatever else is asked', () => {
    expect(parseOptions(['--help', '--only', 'x'])).toBeUndefined();
    for (const option of ['--url', '--auth-url', '--client-secret S', 'ACCOUNTING_TOKEN', '--only', '--input']) {
      expect(help).toContain(option);
    }
  });

  it.each([
    [
      ['--url', 'api.accounting-platform.example'],
      '--url takes an address such as https://api.accounting-platform.example',
    ],
    [['--url', 'ftp://api.accounting-platform.example'], '--url takes an address'],
    [['--token', 'x'], '--token goes with --url, which names the server.'],
    [['--auth-url', 'http://localhost'], '--auth-url goes with --url, which names the server.'],
    [['--tenant', 'mine'], '--tenant takes the number of an administration, not "mine".'],
    [['--input', 'bookyear'], '--input takes NAME=VALUE, not "bookyear".'],
    [['--fast'], "Unknown option '--fast'. See --help."],
    [['first-invoice'], 'first-invoice'],
  ])('refuse %j and say what they take', (args, message) => {
    expect(() => parseOptions(args)).toThrow(UsageError);
    expect(() => parseOptions(args)).toThrow(message);
  });

  it('are found by the input that they give', () => {
    expect(optionFor('redirectUri')).toBe('--redirect-uri URI');
    expect(optionFor('tenant', '2')).toBe('--tenant 2');
    expect(optionFor('bookyear', '2027')).toBe('--input bookyear=2027');
  });
});
