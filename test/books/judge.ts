import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decimal } from 'decimal.js';
import { findUnbalanced, readBalances } from './hledger.ts';
import { addAmount, DEPTHS, type Ledger, PLATFORM } from './ledger.ts';

/** With what hledger disagrees: an entry, ledger grouped, or the documents. */
type Disagreement = 'entry' | 'ledger grouped' | 'documents';

export interface Finding {
  readonly with: Disagreement;
  /** Names the accounts, and so the ledger. */
  readonly text: string;
}

export interface Judgement {
  readonly findings: readonly Finding[];
  /** The number of accounts whose balance hledger found, at all depths. */
  readonly compared: number;
}

/** Has hledger check the entries of ledgers, and compares its balances with theirs. They are written into one file. */
export async function judge(ledgers: readonly Ledger[]): Promise<Judgement> {
  const folder = await mkdtemp(join(tmpdir(), 'books-'));
  try {
    const file = join(folder, 'books.journal');
    await writeFile(file, formatJournal(ledgers));
    return await judgeFile(file, ledgers);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Writes ledgers as a journal. Amounts are exact: hledger does not round. */
function formatJournal(ledgers: readonly Ledger[]): string {
  const transactions = ledgers.flatMap((ledger) => ledger.transactions);
  const accounts = new Set(transactions.flatMap(({ lines }) => lines.map(({ account }) => account)));
  const formatAmount = (amount: Decimal) => amount.toFixed(Math.max(2, amount.decimalPlaces()));
  return [
    'commodity EUR\n  format 1000.00 EUR\n\n',
    ...[...accounts].map((account) => `account ${account}\n`),
    ...transactions.flatMap(({ date, title, lines }) => [
      `\n${date} * ${title}\n`,
      ...lines.map(({ account, amount }) => `    ${account}  ${formatAmount(amount)} EUR\n`),
    ]),
  ].join('');
}

async function judgeFile(file: string, ledgers: readonly Ledger[]): Promise<Judgement> {
  const unbalanced = await findUnbalanced(file);
  if (unbalanced !== undefined) return { findings: [{ with: 'entry', text: unbalanced }], compared: 0 };
  const findings: Finding[] = [];
  let compared = 0;
  for (const depth of DEPTHS) {
    const balances = await readBalances(file, depth);
    compared += balances.size;
    const kind = depth === 6 ? 'documents' : 'ledger grouped';
    findings.push(...compare(balances, ledgers, depth).map((text) => ({ with: kind, text }) as const));
  }
  return { findings, compared };
}

/** Returns the accounts of which hledger has another balance than the ledgers say. */
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
