import { describe, expect, it } from 'vitest';
import { CannotRun } from '../arguments.ts';
import { formatOption, readArguments } from './arguments.ts';

describe('the arguments of npm run workflows', () => {
  it('select all workflows, on a new sandbox, when no option is given', () => {
    expect(readArguments([], {})).toEqual({ url: undefined, authUrl: undefined, only: [], inputs: {} });
  });

  it('name a server, the workflows to run and their inputs', () => {
    const args = ['--url', 'https://api.accounting-platform.example/', '--tenant', '7', '--client-id=me'];
    const more = ['--only', 'sign-in,period-*', '--only', 'first-invoice', '--input', 'note=a=b'];
    expect(readArguments([...args, ...more], {})).toEqual({
      url: 'https://api.accounting-platform.example',
      authUrl: undefined,
      only: ['sign-in', 'period-*', 'first-invoice'],
      inputs: { tenant: '7', clientId: 'me', note: 'a=b' },
    });
  });

  it('take the inputs of a server from the environment, and prefer the command line', () => {
    const environment = { ACCOUNTING_TOKEN: 'from-outside', ACCOUNTING_CLIENT_SECRET: 'secret' };
    const url = ['--url', 'http://localhost:4010'];
    expect(readArguments(url, environment)?.inputs).toEqual({ token: 'from-outside', clientSecret: 'secret' });
    expect(readArguments([...url, '--token', 'own'], environment)?.inputs.token).toBe('own');
    expect(readArguments([], environment)?.inputs).toEqual({});
  });

  it('give way to --help', () => {
    expect(readArguments(['--fast', '--help'], {})).toBeUndefined();
  });

  it.each([
    [['--url', 'api.accounting-platform.example'], '--url takes an address such as https://'],
    [['--url', 'https://x.example', '--auth-url', 'ftp://x.example'], '--auth-url takes an address such as https://'],
    [['--token', 'x'], '--token is for a server. Name it with --url.'],
    [['--auth-url', 'http://localhost'], '--auth-url is for a server. Name it with --url.'],
    [['--tenant', 'mine'], '--tenant takes the number of an administration, not "mine".'],
    [['--input', 'bookyear'], '--input takes NAME=VALUE, not "bookyear".'],
    [['--tennant', '1'], 'There is no option --tennant. Did you mean --tenant?'],
    [['first-invoice'], 'Every argument begins with --. See --help.'],
  ])('reject %j with a sentence', (args, message) => {
    expect(() => readArguments(args, {})).toThrow(CannotRun);
    expect(() => readArguments(args, {})).toThrow(message);
  });

  it('have an option for each input that a sign-in needs', () => {
    expect(formatOption('redirectUri')).toBe('--redirect-uri');
    expect(formatOption('bookyear')).toBe('--input bookyear=VALUE');
  });
});
