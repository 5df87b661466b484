import { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { parseLanguage } from '../../programs/command.ts';
import { operations } from '../contract.ts';
import { addCheckOptions, toSettings } from './commands/check-options.ts';
import type { Environment } from './options.ts';
import { runCli } from './program.ts';

const server = ['--url', 'https://api.accounting-platform.example', '--token', 'secret-token'];

/** The settings of `npm run conformance -- ...`, without running it. */
function parse(args: readonly string[], environment: Environment = {}) {
  const command = addCheckOptions(new Command()).parse(args, { from: 'user' });
  return toSettings(command.opts() as Parameters<typeof toSettings>[0], environment);
}

describe('The options of a check', () => {
  test('select a new sandbox and all checks when they are left out', () => {
    const settings = parse([]);
    expect(settings).toMatchObject({ url: '', write: true, allowPermanent: true, language: 'en' });
    expect(settings.operations).toEqual(operations);
  });

  test('select a server, which is only read', () => {
    const settings = parse([...server, '--tenant', '7']);
    expect(settings.rps).toBeUndefined();
    expect(settings).toMatchObject({
      url: 'https://api.accounting-platform.example',
      token: 'secret-token',
      tenant: 7,
      write: false,
      allowPermanent: false,
      concurrency: 4,
      maxRetryWait: 60,
      timeout: 30,
    });
  });

  test('allow writes, limit the rate, and name a client', () => {
    const client = ['--client-id', 'shop', '--client-secret', 's3cret', '--redirect-uri', 'http://localhost/callback'];
    const limits = ['--concurrency', '1', '--rps', '0.5', '--max-retry-wait', '0', '--timeout', '120'];
    expect(parse([...server, '--write', '--allow-permanent', ...limits, ...client])).toMatchObject({
      write: true,
      allowPermanent: true,
      concurrency: 1,
      rps: 0.5,
      maxRetryWait: 0,
      timeout: 120,
      client: { id: 'shop', secret: 's3cret', redirectUri: 'http://localhost/callback', refreshToken: undefined },
    });
  });

  test('read secrets from the environment', () => {
    const environment = { ACCOUNTING_TOKEN: 'from-there', ACCOUNTING_CLIENT_SECRET: 'hidden' };
    const settings = parse(['--url', 'http://localhost:4010/base/', '--client-id', 'shop'], environment);
    expect(settings).toMatchObject({ url: 'http://localhost:4010/base', token: 'from-there' });
    expect(settings.client).toMatchObject({ id: 'shop', secret: 'hidden' });
  });

  test('select operations by name and glob, with commas or repeated', () => {
    const getIds = (...args: string[]) => parse(args).operations.map(({ id }) => id);
    expect(getIds('--only', 'createDebtor,listDebtors')).toEqual(['listDebtors', 'createDebtor']);
    expect(getIds('--only', 'createDebtor', '--only', 'listDebtors')).toEqual(['listDebtors', 'createDebtor']);
    expect(getIds('--only', '*DebtorMandate')).toEqual(
      ['create', 'get', 'replace', 'update', 'delete'].map((verb) => `${verb}DebtorMandate`),
    );
  });

  test('require endpoints', () => {
    expect(parse(['--require', 'endpoints']).require).toBe('endpoints');
    expect(parse([]).require).toBeUndefined();
  });

  test('reject a language that is not a tag', () => {
    expect(() => parseLanguage('english please')).toThrow('It must be a language tag');
  });
});

async function run(args: readonly string[]) {
  const printed: string[] = [];
  const output = { write: (text: string) => printed.push(text) };
  const host = { onInterrupt: () => undefined, exit: () => undefined };
  const code = await runCli(args, { environment: {}, stdout: output, stderr: output, ...host });
  return { code, printed: printed.join('') };
}

async function getError(args: readonly string[]): Promise<string> {
  const { code, printed } = await run(args);
  expect(code).toBe(2);
  return printed;
}

describe('Wrong usage is a sentence with exit code 2:', () => {
  test.each([
    [['--tennant', '1'], "unknown option '--tennant' (Did you mean --tenant?)"],
    [['check', '--something', 'x'], "unknown option '--something'"],
    [['proxy', '--something', 'x'], "unknown option '--something'"],
    [['workflows', '--something'], "unknown option '--something'"],
    [['proxy'], 'proxy takes --upstream with the URL of a server, or --har with a recording.'],
    [['fuzz'], 'Every option begins with --. See --help.'],
    [['readiness'], 'Every option begins with --. See --help.'],
    [['--require', 'writes'], 'Allowed choices are endpoints.'],
    [['check', 'listDebtors'], 'Every option begins with --. See --help.'],
    [['--url', 'localhost:4010'], '--url takes a URL such as https://api.accounting-platform.example.'],
    [['--url', 'http://me:pass@localhost'], '--url takes a URL without user and password.'],
    [
      ['--url', 'http://localhost:4010'],
      'Give an access token, with --token or in ACCOUNTING_TOKEN. A sandbox has sandbox-demo-token.',
    ],
    [
      ['--url', 'http://localhost:4010', '--token', 'Bearer abc'],
      'A token has printable ASCII characters without spaces. Leave out the word Bearer.',
    ],
    [['--token', 'abc'], '--token is for a server. Name it with --url.'],
    [['--refresh-token', 'abc'], '--refresh-token is for a server. Name it with --url.'],
    [['check', '--profile', 'stateless'], '--profile stateless is for a mock server: name its --url.'],
    [[...server, '--client-id', 'shop'], '--client-id needs --client-secret, or ACCOUNTING_CLIENT_SECRET.'],
    [[...server, '--redirect-uri', 'http://localhost'], '--redirect-uri needs --client-id.'],
    [[...server, '--tenant', '0'], 'It must be a whole number from 1.'],
    [[...server, '--rps', '0'], 'It must be a number above 0.'],
    [[...server, '--concurrency', 'many'], 'It must be a whole number from 1.'],
    [[...server, '--language', 'english please'], 'It must be a language tag, such as en or nl.'],
    [['--only', 'listDebtor'], '--only: there is no operation "listDebtor". Did you mean listDebtors?'],
    [['--only', '*Spaceship*'], '--only: there is no operation "*Spaceship*". Such as'],
  ])('%j', async (args, message) => {
    const error = await getError(args);
    expect(error).toContain(message);
    expect(error.trim()).not.toContain('\n');
  });

  test('and never repeats a secret', async () => {
    for (const args of [
      ['check', ...server, 'secret-token'],
      [...server, '--token', 'secret token'],
      [...server, '--token'],
    ]) {
      expect(await getError(args)).not.toMatch(/secret.token/);
    }
  });
});

test('The commands are those that judge servers', async () => {
  const { printed } = await run(['--help']);
  const [, commands = ''] = printed.split('Commands:\n');
  expect([...commands.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name)).toEqual([
    'check',
    'proxy',
    'workflows',
    'help',
  ]);
});

test('--help wins over wrong options, and documents the exit codes', async () => {
  const { code, printed } = await run(['check', '--help']);
  expect(code).toBe(0);
  expect(printed).toContain('Exit codes: 0 all is right');
});
