import { afterAll, describe, expect, it } from 'vitest';
import { seedStore } from '../../../test/support/seed/read-seed.ts';
import { readContract } from '../../hosts/node/read-contract.ts';
import { render } from '../../messages/render.ts';
import { SCENARIO_NAMES } from '../../seed/scenario-names.ts';
import { createClock } from '../../store/clock.ts';
import type { Database } from '../../store/database.ts';
import { replaceState } from '../../store/import-state.ts';
import { exportState as exportPieces, toStoredContract } from '../../store/state.ts';
import { findContradictions } from './find-contradictions.ts';

type Row = Record<string, unknown>;
type Tables = Record<string, Row[]>;

const contract = readContract();
const exportState = (database: Database) =>
  [...exportPieces(database, toStoredContract(contract), createClock(database))].join('');

function readState(seed: string) {
  const { database } = seedStore(seed);
  const text = exportState(database);
  database.close();
  return text;
}

const { database: target } = seedStore('empty');
afterAll(() => target.close());
const importText = (text: string) => replaceState(JSON.parse(text), target, contract, findContradictions);

describe('a state that could have been made', () => {
  it.each(['demo', ...SCENARIO_NAMES])('is imported: %s', (name) => {
    const text = readState(name);
    expect(importText(text)).toEqual([]);
    expect(exportState(target) === text).toBe(true);
  });
});

const demo = readState('demo');
const month = readState('month-end');

/** The place of the first record for which a test holds. */
const place = (rows: readonly Row[] | undefined, test: (row: Row) => unknown): number => (rows ?? []).findIndex(test);

function change(tables: Tables, table: string, at: number, changes: Row): string {
  const row = tables[table]?.[at];
  if (!row) throw new Error(`${table} has no such record`);
  Object.assign(row, changes);
  return `${table}[${at}].`;
}

/** A record that is changed to what it may be by itself, and the field that is found. */
type Plant = (tables: Tables) => string;

const PLANTS: Readonly<Record<string, Plant>> = {
  'an entry does not balance': (tables) =>
    `${change(tables, 'ledgerlines', 0, { amountDebit: 987.65, amountCredit: 0 })}JournalEntryId`,
  'a line has a debit and a credit': (tables) =>
    `${change(tables, 'ledgerlines', 0, { amountDebit: 5, amountCredit: 3 })}amountCredit`,
  'a line has neither': (tables) =>
    `${change(tables, 'ledgerlines', 0, { amountDebit: 0, amountCredit: 0 })}amountCredit`,
  'a line has a debit below zero': (tables) => `${change(tables, 'ledgerlines', 0, { amountDebit: -5 })}amountDebit`,
  'a line is in a period that does not exist': (tables) => {
    const id = tables.ledgerlines?.at(-1)?.JournalEntryId;
    for (const line of tables.ledgerlines ?? []) if (line.JournalEntryId === id) line.Period = 13;
    return `ledgerlines[${place(tables.ledgerlines, (line) => line.JournalEntryId === id)}].Period`;
  },
  'a line is in another period than its entry': (tables) => `${change(tables, 'ledgerlines', 1, { Period: 7 })}Period`,
  'a line is of no entry': (tables) => `${change(tables, 'ledgerlines', 3, { JournalEntryId: 999_999 })}JournalEntryId`,
  'an entry in the ledger is a draft': (tables) => {
    const entry = tables.journalentries?.find(({ status }) => status === 'processed');
    Object.assign(entry ?? {}, { status: 'draft' });
    return `ledgerlines[${place(tables.ledgerlines, (line) => line.JournalEntryId === entry?.id)}].JournalEntryId`;
  },
  'a processed entry has other lines than the ledger': (tables) => {
    const at = place(tables.journalentries, ({ status }) => status === 'processed');
    const id = tables.journalentries?.[at]?.id;
    const line = tables['journalentries/lines']?.find(({ entryId, amountDebit }) => entryId === id && amountDebit);
    Object.assign(line ?? {}, { amountDebit: 0.01 });
    return `journalentries[${at}].status`;
  },
  'a year begins with another balance': (tables) => {
    const at = place(tables.ledgerlines, ({ Period, Bookyear }) => Period === 0 && Bookyear === 2026);
    for (const line of tables.ledgerlines?.slice(at, at + 2) ?? []) {
      const [side] = Number(line.amountDebit) > 0 ? ['amountDebit'] : ['amountCredit'];
      const isSame = side === (Number(tables.ledgerlines?.[at]?.amountDebit) > 0 ? 'amountDebit' : 'amountCredit');
      line[String(side)] = Number(line[String(side)]) + (isSame && line !== tables.ledgerlines?.[at] ? -1 : 1);
    }
    return `ledgerlines[${at}].Period`;
  },
  'an outstanding sum is not that of the ledger': (tables) =>
    `${change(tables, 'outstandingsalesinvoices', 0, { outstandingAmount: 1.23 })}outstandingAmount`,
  'an outstanding invoice has the number of another': (tables) =>
    `${change(tables, 'outstandingsalesinvoices', 0, { invoiceNumber: '20269999' })}invoiceNumber`,
  'an outstanding invoice is left out': (tables) => {
    const [removed] = tables.outstandingpurchaseinvoices?.splice(0, 1) ?? [];
    return `purchaseinvoices[${place(tables.purchaseinvoices, ({ id }) => id === removed?.id)}].id`;
  },
  'the total of an invoice is not that of its lines': (tables) =>
    `${change(tables, 'salesinvoices', 0, { amountExcludingVat: 1.5 })}amountExcludingVat`,
  'the total of an order is not that of its lines': (tables) =>
    `${change(tables, 'salesorders', 0, { amountIncludingVat: 1.5 })}amountIncludingVat`,
  'the amount of a line is not its quantity times its price': (tables) =>
    `${change(tables, 'draftsalesinvoices/lines', 0, { amountIncludingVat: 1.5 })}amountIncludingVat`,
  'the VAT of a purchase is too far from its percentage': (tables) =>
    `${change(tables, 'purchaseinvoices/lines', 0, { amountVat: 1.5 })}amountVat`,
  'an invoice is not in the ledger': (tables) => {
    const [entry] = tables.platform_entries?.filter(({ resource }) => resource === 'salesinvoices') ?? [];
    tables.platform_entries = tables.platform_entries?.filter((row) => row !== entry) ?? [];
    return `salesinvoices[${place(tables.salesinvoices, ({ id }) => id === entry?.recordId)}].amountIncludingVat`;
  },
  'an invoice is in a period that does not exist': (tables) =>
    `${change(tables, 'purchaseinvoices', 0, { bookPeriod: 13 })}bookPeriod`,
  'a line refers to no account': (tables) =>
    `${change(tables, 'ledgerlines', 0, { ledgerAccountId: 4711 })}ledgerAccountId`,
  'a debtor is in no country': (tables) =>
    `${change(tables, 'debtors', 0, { address: { countryId: 4711 } })}address.countryId`,
  'a line belongs to no invoice': (tables) =>
    `${change(tables, 'salesinvoices/lines', 0, { invoiceId: 4711 })}invoiceId`,
  'an invoice has no such file': (tables) => `${change(tables, 'salesinvoices', 0, { fileId: 4711 })}fileId`,
  'the platform made an entry for no invoice': (tables) =>
    `${change(
      tables,
      'platform_entries',
      place(tables.platform_entries, ({ resource }) => resource === 'salesinvoices'),
      { recordId: 4711 },
    )}recordId`,
  'two records have one identifier': (tables) => `${change(tables, 'debtors', 1, { id: 1 })}id`,
  'an entry of a client has the identifier of one of the platform': (tables) =>
    `${change(tables, 'platform_entries', 0, { id: tables.journalentries?.[0]?.id })}id`,
};

describe('a state that contradicts itself is refused with the place', () => {
  it.each(Object.entries(PLANTS))('when %s', (_name, plant) => {
    const state = JSON.parse(month);
    const [{ records, internal }] = state.administrations;
    const tables: Tables = { ...records, ...internal };
    const field = plant(tables);
    for (const [name, rows] of Object.entries(tables)) (name in internal ? internal : records)[name] = rows;
    const issues = findContradictions(state, contract);
    const part = Object.keys(internal).some((table) => field.startsWith(table)) ? 'internal' : 'records';
    expect(issues.map((issue) => issue.field)).toContain(`administrations[0].${part}.${field}`);
    expect(issues.length).toBeLessThanOrEqual(10);
    for (const issue of issues)
      for (const language of ['en', 'nl'] as const) expect(render(issue, language)).not.toMatch(/constraint|\{\w+\}/i);
  });

  it('and changes nothing', () => {
    expect(importText(demo)).toEqual([]);
    const broken = demo.replace(/("ledgerlines": \[\n.*"amountDebit":)[\d.]+/, '$11234567');
    expect(importText(broken)).not.toEqual([]);
    expect(exportState(target) === demo).toBe(true);
  });
});
