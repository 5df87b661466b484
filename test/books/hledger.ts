import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Decimal } from 'decimal.js';
import { skipUnlessInstalled } from '../support/requirements.ts';

/** Returns true when tests are skipped because hledger is missing. In CI that is an error. */
export function isHledgerMissing(): boolean {
  const isInstalled = spawnSync('hledger', ['--version']).status === 0;
  return skipUnlessInstalled(isInstalled ? undefined : 'Not installed: hledger.', 'bookkeeping');
}

/** Checks that each entry of a journal balances and uses declared accounts. Returns what is wrong, and where. */
export async function findUnbalanced(file: string): Promise<string | undefined> {
  const { hasPassed, output, errors } = await run('-f', file, 'check', 'accounts', 'commodities');
  return hasPassed ? undefined : `${errors}${output}`;
}

/** Returns the balances of the accounts whose names have this many parts, added up by hledger. */
export async function readBalances(file: string, depth: number): Promise<Map<string, Decimal>> {
  const options = ['--flat', '--empty', '--no-total', `--depth=${depth}`, '--output-format=csv'];
  const { hasPassed, output, errors } = await run('-f', file, 'balance', ...options);
  if (!hasPassed) throw new Error(`hledger printed no balances: ${errors}`);
  const rows = [...output.matchAll(/^"?([\w:-]+)"? *, *"?(-?[\d.]+)/gm)];
  return new Map(
    rows
      .filter(([, account]) => account?.split(':').length === depth)
      .map(([, account, balance]) => [String(account), new Decimal(String(balance))]),
  );
}

async function run(...args: readonly string[]) {
  const child = spawn('hledger', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { hasPassed: status === 0, output, errors };
}
