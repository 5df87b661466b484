import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decimal } from 'decimal.js';
import { addAmount, DEPTHS, type Ledger, PLATFORM } from './ledger.ts';
import { type Dialect, PROGRAMS, type Program, readBalances, runProgram } from './programs.ts';

/** With what a program disagrees: an entry, ledger grouped, or the documents. */
export type Disagreement = 'entry' | 'ledger grouped' | 'documents';

export interface Finding {
  readonly program: string;
  readonly with: Disagreement;
  /** Names the accounts, and so the ledger. */
  readonly text: string;
}

export interface Judgement {
  readonly findings: readonly Finding[];
  /** Of how many accounts each program has found the balance, at all depths. */
  readonly compared: number;
}

/** Has each program check the entries of ledgers and compare their balances. They are written into one file. */
export async function judge(ledgers: readonly Ledger[], programs = PROGRAMS): Promise<Judgement> {
  const folder = await mkdtemp(join(tmpdir(), 'books-'));
  try {
    const results: Judgement[] = [];
    for (const program of programs) {
      const file = join(folder, `books.${program.dialect.extension}`);
      await writeFile(file, formatJournal(ledgers, program.dialect));
      results.push(await judgeFile(program, file, ledgers));
    }
    return {
      findings: results.flatMap(({ findings }) => findings),
      compared: Math.min(...results.map(({ compared }) => compared)),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Writes ledgers as a journal. Amounts are exact: no program rounds. */
function formatJournal(ledgers: readonly Ledger[], { head, open, begin }: Dialect): string {
  const transactions = ledgers.flatMap((ledger) => ledger.transactions);
  const accounts = new Set(transactions.flatMap(({ lines }) => lines.map(({ account }) => account)));
  const formatAmount = (amount: Decimal) => amount.toFixed(Math.max(2, amount.decimalPlaces()));
  return [
    head,
    ...[...accounts].map(open),
    ...transactions.flatMap(({ date, title, lines }) => [
      begin(date, title),
      ...lines.map(({ account, amount }) => `    ${account}  ${formatAmount(amount)} EUR\n`),
    ]),
  ].join('');
}

async function judgeFile(program: Program, file: string, ledgers: readonly Ledger[]): Promise<Judgement> {
  const { name } = program;
  const { hasPassed, output, errors } = await runProgram(program.check(file));
  if (!hasPassed) return { findings: [{ program: name, with: 'entry', text: `${errors}${output}` }], compared: 0 };
  const findings: Finding[] = [];
  let compared = 0;
  for (const depth of DEPTHS) {
    const balances = await readBalances(program, file, depth);
    compared += balances.size;
    const kind = depth === 6 ? 'documents' : 'ledger grouped';
    findings.push(...compare(balances, ledgers, depth).map((text) => ({ program: name, with: kind, text }) as const));
  }
  return { findings, compared };
}

/** Returns the accounts of which a program has another balance than the ledgers say. */
function compare(found: ReadonlyMap<string, Decimal>, ledgers: readonly Ledger[], depth: number): string[] {
  const classes = new Map(ledgers.flatMap((ledger) => (depth === 6 ? [...ledger.classes] : [])));
  /** Adds up the accounts of a class. */
  const sumClasses = (balances: Iterable<readonly [string, Decimal]>): ReadonlyMap<string, Decimal> => {
    const sums = new Map<string, Decimal>();
    for (const [account, balance] of balances) {
      const parts = account.split(':');
      if (parts.length !== depth || account.endsWith(PLATFORM)) continue;
      const label = classes.get(parts.slice(0, 4).join(':'));
      addAmount(sums, label === undefined ? account : parts.with(3, label).join(':'), balance);
    }
    return sums;
  };
  const actual = sumClasses(found);
  const expected = sumClasses(ledgers.flatMap(({ balances }) => [...balances]));
  const zero = new Decimal(0);
  return [...new Set([...actual.keys(), ...expected.keys()])].flatMap((account) => {
    const [balance, due] = [actual.get(account) ?? zero, expected.get(account) ?? zero];
    return balance.equals(due) ? [] : [`${account} is ${balance}, not ${due}`];
  });
}
