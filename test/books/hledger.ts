import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Decimal } from 'decimal.js';
import { areSkipped } from '../support/requirements.ts';

/** How a journal is written for a program. */
export interface Dialect {
  readonly extension: string;
  readonly head: string;
  readonly open: (account: string) => string;
  readonly begin: (date: string, title: string) => string;
}

/** What hledger and ledger both read. */
const plain: Dialect = {
  extension: 'journal',
  head: 'commodity EUR\n  format 1000.00 EUR\n\n',
  open: (account) => `account ${account}\n`,
  begin: (date, title) => `\n${date} * ${title}\n`,
};

const beancount: Dialect = {
  extension: 'beancount',
  head: 'option "title" "Ledger"\n',
  open: (account) => `1900-01-01 open ${account} EUR\n`,
  begin: (date, title) => `\n${date} * "${title}"\n`,
};

/** A program that judges a journal. */
export interface Program {
  readonly name: string;
  readonly dialect: Dialect;
  /** Checks that each entry balances and uses declared accounts: it fails otherwise, and says where. */
  readonly check: (file: string) => readonly string[];
  /** Prints a line `account, balance` for each account, added up to a number of parts of its name. */
  readonly sum: (file: string, depth: number) => readonly string[];
}

export const PROGRAMS: readonly Program[] = [
  {
    name: 'hledger',
    dialect: plain,
    check: (file) => ['hledger', '-f', file, 'check', 'accounts', 'commodities'],
    sum: (file, depth) => {
      const options = ['--flat', '--empty', '--no-total', `--depth=${depth}`, '--output-format=csv'];
      return ['hledger', '-f', file, 'balance', ...options];
    },
  },
  {
    name: 'ledger',
    dialect: plain,
    // Without the settings of the user.
    check: (file) => ['ledger', '--args-only', '-f', file, '--strict', '--pedantic', 'accounts'],
    sum: (file, depth) => {
      const options = ['--empty', '--no-total', '--format', '%(account),%(quantity(scrub(total)))\n'];
      return ['ledger', '--args-only', '-f', file, 'balance', '--depth', String(depth), ...options];
    },
  },
  {
    name: 'beancount',
    dialect: beancount,
    check: (file) => ['bean-check', file],
    sum: (file, depth) => {
      const query = `select root(account, ${depth}) as name, sum(number) group by name`;
      return ['bean-query', '--no-errors', '-f', 'csv', file, query];
    },
  },
];

const COMMANDS = ['hledger', 'ledger', 'bean-check', 'bean-query'];

/** Whether tests are skipped because a program is missing. In CI that is an error. */
export function areProgramsMissing(): boolean {
  const missing = COMMANDS.filter((command) => spawnSync(command, ['--version']).status !== 0);
  return areSkipped(missing.length > 0 ? `Not installed: ${missing.join(', ')}.` : undefined, 'bookkeeping');
}

/** Runs a program, and returns what it printed, to stdout and to stderr. */
export async function runProgram([command = '', ...args]: readonly string[]) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { hasPassed: status === 0, output, errors };
}

/** Returns the balances that a program prints, of the accounts whose names have this many parts. */
export async function readBalances({ name, sum }: Program, file: string, depth: number): Promise<Map<string, Decimal>> {
  const { hasPassed, output, errors } = await runProgram(sum(file, depth));
  if (!hasPassed) throw new Error(`${name} printed no balances: ${errors}`);
  const rows = [...output.matchAll(/^"?([\w:-]+)"? *, *"?(-?[\d.]+)/gm)];
  return new Map(
    rows
      .filter(([, account]) => account?.split(':').length === depth)
      .map(([, account, balance]) => [String(account), new Decimal(String(balance))]),
  );
}
