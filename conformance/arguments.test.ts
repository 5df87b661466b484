import { describe, expect, test } from 'vitest';
import { CannotRun, readArguments } from './arguments.ts';
import { operations } from './contract.ts';

const server = ['--url', 'https://api.accounting-platform.example', '--token', 'secret-token'];

describe('the arguments', () => {
  test('can be left out: then a sandbox is tried, with everything on', () => {
    expect(readArguments([], {})).toMatchObject({ server: undefined, write: true, leaveFiles: true, language: 'en' });
    expect(readArguments([], {})?.operations).toEqual(operations);
  });

  test('name a server, which is only read', () => {
    expect(readArguments([...server, '--tenant', '7'], {})).toMatchObject({
      server: { url: 'https://api.accounting-platform.example', token: 'secret-token' },
      ...{ tenant: 7, write: false, leaveFiles: false, concurrency: 4, rate: undefined, patience: 60, timeout: 30 },
    });
  });

  test('let it write, go slowly, and sign in', () => {
    const client = [
      '--client-id',
      'shop',
      '--client-secret',
      's3cret',
      '--redirect-uri',
      'http://localhost:3000/callback',
    ];
    const pace = ['--concurrency', '1', '--rate', '0.5', '--patience', '0', '--timeout', '120'];
    expect(readArguments([...server, '--write', '--leave-files', ...pace, ...client], {})).toMatchObject({
      ...{ write: true, leaveFiles: true, concurrency: 1, rate: 0.5, patience: 0, timeout: 120 },
      client: { id: 'shop', secret: 's3cret', redirectUri: 'http://localhost:3000/callback', refreshToken: undefined },
    });
  });

  test('take secrets from the environment', () => {
    const secrets = { ACCOUNTING_TOKEN: 'from-there', ACCOUNTING_CLIENT_SECRET: 'hidden' };
    const read = readArguments(['--url', 'http://localhost:4010/base/', '--client-id', 'shop'], secrets);
    expect(read).toMatchObject({ server: { url: 'http://localhost:4010/base', token: 'from-there' } });
    expect(read?.client).toMatchObject({ id: 'shop', secret: 'hidden' });
  });

  test('choose operations by name and by *', () => {
    const ids = (text: string) => readArguments(['--only', text], {})?.operations.map(({ id }) => id);
    expect(ids('createDebtor,listDebtors')).toEqual(['listDebtors', 'createDebtor']);
    expect(ids('*DebtorMandate')).toEqual(
      ['create', 'get', 'replace', 'update', 'delete'].map((verb) => `${verb}DebtorMandate`),
    );
  });

  test('ask for help, whatever else is wrong', () => {
    expect(readArguments(['--nonsense', '--help'], {})).toBeUndefined();
    expect(readArguments(['-h'], {})).toBeUndefined();
  });
});

describe('wrong use is answered with what to do', () => {
  test.each([
    [['--tennant', '1'], 'There is no option --tennant. Did you mean --tenant?'],
    [['--something', 'x'], 'There is no option --something. See --help for those that there are.'],
    [['listDebtors'], 'Every argument begins with --. See --help.'],
    [['--url', 'localhost:4010'], '--url takes an address such as https://api.accounting-platform.example.'],
    [['--url', 'http://me:pass@localhost'], '--url takes an address without user and password.'],
    [
      ['--url', 'http://localhost:4010'],
      'Give an access token, with --token or in ACCOUNTING_TOKEN. That of a sandbox is sandbox-demo-token.',
    ],
    [
      ['--url', 'http://localhost:4010', '--token', 'Bearer abc'],
      'A token has letters, digits and signs of ASCII, without spaces. Leave out the word Bearer.',
    ],
    [['--token', 'abc'], '--token is for a server. Name it with --url.'],
    [[...server, '--client-id', 'shop'], '--client-id needs --client-secret, or ACCOUNTING_CLIENT_SECRET.'],
    [[...server, '--redirect-uri', 'http://localhost'], '--redirect-uri needs --client-id.'],
    [[...server, '--tenant', '0'], '--tenant takes a whole number from 1, not "0".'],
    [[...server, '--rate', '-1'], /--rate/],
    [[...server, '--rate', '0'], '--rate takes a number above 0, not "0".'],
    [[...server, '--concurrency', 'many'], '--concurrency takes a whole number from 1, not "many".'],
    [[...server, '--language', 'english please'], /--language takes the tag of a language, such as en or nl/],
    [['--only', 'listDebtor'], '--only: there is no operation "listDebtor". Did you mean listDebtors?'],
    [['--only', '*Spaceship*'], /there is no operation "\*Spaceship\*"\. Such as/],
    [['--write=yes'], /--write/],
  ])('%j', (args, message) => {
    expect(() => readArguments(args, {})).toThrow(CannotRun);
    expect(() => readArguments(args, {})).toThrow(message);
  });

  test('and never repeats a secret', () => {
    for (const args of [
      [...server, 'secret-token'],
      ['--token', 'secret token'],
      [...server, '--token'],
    ]) {
      expect(() => readArguments(args, {})).toThrow(/^(?!.*secret.token)/s);
    }
  });
});
