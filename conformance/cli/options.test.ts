import { Command } from 'commander';
import { describe, expect, test } from 'vitest';
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
    expect([settings.rps, settings.require]).toEqual([undefined, undefined]);
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

  test('allow writes, require endpoints, limit the rate, and name a client', () => {
    const client = ['--client-id', 'shop', '--client-secret', 's3cret', '--redirect-uri', 'http://localhost/callback'];
    const limits = ['--concurrency', '1', '--rps', '0.5', '--max-retry-wait', '0', '--timeout', '120'];
    expect(
      parse([...server, '--write', '--allow-permanent', '--require', 'endpoints', ...limits, ...client]),
    ).toMatchObject({
      require: 'endpoints',
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
});

async function run(args: readonly string[]) {
  const printed: string[] = [];
  const output = { write: (text: string) => printed.push(text) };
  const host = { onInterrupt: () => undefined, exit: () => undefined };
  const code = await runCli(args, { environment: {}, stdout: output, stderr: output, ...host });
  return { code, printed: printed.join('') };
}

test('Wrong usage is a sentence with exit code 2, which repeats no secret', async () => {
  const wrong: readonly (readonly string[])[] = [
    ['--tennant', '1'],
    ['check', '--something', 'x'],
    ['proxy', '--something', 'x'],
    ['workflows', '--something'],
    ['proxy'],
    ['fuzz'],
    ['check', 'listDebtors'],
    ['check', ...server, 'secret-token'],
    ['--require', 'writes'],
    ['--url', 'localhost:4010'],
    ['--url', 'http://me:pass@localhost'],
    ['--url', 'http://localhost:4010'],
    ['--url', 'http://localhost:4010', '--token', 'Bearer abc'],
    ['--url', 'http://localhost:4010', '--token', 'secret token'],
    ['--url', 'http://localhost:4010', '--token'],
    ['--token', 'abc'],
    ['--refresh-token', 'abc'],
    ['check', '--profile', 'stateless'],
    [...server, '--client-id', 'shop'],
    [...server, '--redirect-uri', 'http://localhost'],
    [...server, '--tenant', '0'],
    [...server, '--rps', '0'],
    [...server, '--concurrency', 'many'],
    [...server, '--language', 'english please'],
    ['--only', 'listDebtor'],
    ['--only', '*Spaceship*'],
  ];
  const lines: string[] = [];
  for (const args of wrong) {
    const { code, printed } = await run(args);
    expect(code, printed).toBe(2);
    expect(printed).not.toMatch(/secret.token|\n./);
    lines.push(`${args.join(' ')}\n  ${printed}`);
  }
  await expect(lines.join('')).toMatchFileSnapshot('__snapshots__/wrong-usage.txt');
});

test('--help wins over wrong options, and documents commands, options and exit codes', async () => {
  const texts: string[] = [];
  for (const args of [['--help'], ['check', '--tennant', '--help'], ['proxy', '--help'], ['workflows', '--help']]) {
    const { code, printed } = await run(args);
    expect(code).toBe(0);
    texts.push(`$ conformance ${args.join(' ')}\n${printed}`);
  }
  await expect(texts.join('\n')).toMatchFileSnapshot('__snapshots__/help.txt');
});
