import { Command } from 'commander';
import { expect, test } from 'vitest';
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

test('The options of a check are its settings', async () => {
  const client = ['--client-id', 'shop', '--client-secret', 's3cret', '--redirect-uri', 'http://localhost/callback'];
  const limits = ['--concurrency', '1', '--rps', '0.5', '--max-retry-wait', '0', '--timeout', '120'];
  const hidden = { ACCOUNTING_TOKEN: 'from-there', ACCOUNTING_CLIENT_SECRET: 'hidden' };
  const cases: readonly (readonly [args: readonly string[], environment?: Environment])[] = [
    [[]],
    [[...server, '--tenant', '7']],
    [[...server, '--write', '--allow-permanent', '--require', 'endpoints', ...limits, ...client]],
    [['--url', 'http://localhost:4010/base/', '--client-id', 'shop'], hidden],
    [['--only', 'createDebtor,listDebtors']],
    [['--only', 'createDebtor', '--only', 'listDebtors,*DebtorMandate']],
  ];
  const text = cases.map(([args, environment]) => {
    const { operations: selected, ...settings } = parse(args, environment);
    const ids = selected.length === operations.length ? 'all' : selected.map(({ id }) => id).join();
    return `${args.join(' ')}\n  ${JSON.stringify({ ...settings, operations: ids })}\n`;
  });
  await expect(text.join('')).toMatchFileSnapshot('__snapshots__/settings.txt');
});

test('A server is only read, unless it is a new sandbox or writes are allowed', () => {
  expect(parse([])).toMatchObject({ url: '', write: true, allowPermanent: true });
  expect(parse(server)).toMatchObject({ write: false, allowPermanent: false });
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
