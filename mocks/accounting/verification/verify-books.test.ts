import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedStore } from '../../../test/support/seed/read-seed.ts';
import { readContract } from '../../hosts/node/read-contract.ts';
import { render } from '../../messages/render.ts';
import { SCENARIO_NAMES } from '../../seed/scenario-names.ts';
import { createClock } from '../../store/clock.ts';
import type { Database } from '../../store/database.ts';
import { replaceState } from '../../store/import-state.ts';
import { exportState as exportStored, toStoredContract } from '../../store/state.ts';
import { verifyBooks } from './verify-books.ts';

type Row = Record<string, unknown>;
type Tables = Record<string, Row[]>;

const contract = readContract();
const exportState = (database: Database) => exportStored(database, toStoredContract(contract), createClock(database));

function readState(seed: string) {
  const { database } = seedStore(seed);
  const text = exportState(database);
  database.close();
  return text;
}

const { database: target } = seedStore('empty');
afterAll(() => target.close());
const importText = (text: string) => replaceState(JSON.parse(text), target, contract, verifyBooks);

describe('a state that could have been made', () => {
  it.each(['demo', ...SCENARIO_NAMES])('is imported: %s', (name) => {
    const text = readState(name);
    expect(importText(text)).toEqual([]);
    expect(exportState(target) === text).toBe(true);
  });
});

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

const isOfSale = ({ resource }: Row): boolean => resource === 'salesinvoices';
const isOfPayment = ({ resource }: Row): boolean => resource === 'outstandingsalesinvoices';

const isTurnover = ({ ledgerAccountNumber }: Row): boolean => String(ledgerAccountNumber).startsWith('8');
const isOwed = ({ ledgerAccountNumber }: Row): boolean => ledgerAccountNumber === '1300';

/** What contradicts the account or the invoice of a line of an invoice, although each record is valid by itself. */
const IN_LINES: Readonly<Record<string, { isChanged: (line: Row) => boolean; changes: Row; field: string }>> = {
  'another account': { isChanged: isTurnover, changes: { ledgerAccountId: 97 }, field: 'ledgerAccountId' },
  'the number of another account': {
    isChanged: isTurnover,
    changes: { ledgerAccountNumber: '4711' },
    field: 'ledgerAccountNumber',
  },
  'the description of another account': {
    isChanged: isTurnover,
    changes: { ledgerAccountDescription: 'Kas' },
    field: 'ledgerAccountDescription',
  },
  'the number of another invoice': {
    isChanged: isOwed,
    changes: { invoiceNumber: '20259999' },
    field: 'invoiceNumber',
  },
  'another document number': {
    isChanged: isTurnover,
    changes: { sourceDocumentNumber: 'X-9' },
    field: 'sourceDocumentNumber',
  },
  'a date of 2019': { isChanged: isTurnover, changes: { date: '2019-05-05' }, field: 'date' },
  'another debtor': { isChanged: isOwed, changes: { debtorId: 6 }, field: 'debtorId' },
  'no VAT code on turnover': { isChanged: isTurnover, changes: { vatCodeId: null }, field: 'vatCodeId' },
  'a VAT code of purchases on turnover': { isChanged: isTurnover, changes: { vatCodeId: 9 }, field: 'vatCodeId' },
  'another VAT code of sales': { isChanged: isTurnover, changes: { vatCodeId: 4 }, field: 'vatCodeId' },
  'no invoice': { isChanged: isOwed, changes: { salesInvoiceId: null }, field: 'salesInvoiceId' },
  'another text': { isChanged: isTurnover, changes: { description: 'Melk' }, field: 'description' },
  'a cost center': { isChanged: isTurnover, changes: { costCenterId: 1 }, field: 'costCenterId' },
};

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
    return `journalentries[${place(tables.journalentries, ({ id }) => id === entry?.id)}].status`;
  },
  'a processed entry has other lines than the ledger': (tables) => {
    const at = place(tables.journalentries, ({ status }) => status === 'processed');
    const id = tables.journalentries?.[at]?.id;
    const line = tables['journalentries/lines']?.find(({ entryId, amountDebit }) => entryId === id && amountDebit);
    Object.assign(line ?? {}, { amountDebit: 0.01 });
    const posted = place(
      tables.ledgerlines,
      (row) => row.JournalEntryId === id && row.ledgerAccountId === line?.ledgerAccountId,
    );
    return `ledgerlines[${posted}].amountDebit`;
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
  ...Object.fromEntries(
    Object.entries(IN_LINES).map(([what, { isChanged, changes, field }]): [string, Plant] => [
      `a line of the ledger has ${what}`,
      (tables) => {
        const invoiced = new Set(tables.platform_entries?.filter(isOfSale).map(({ id }) => id));
        const at = place(tables.ledgerlines, (line) => invoiced.has(line.JournalEntryId) && isChanged(line));
        return `${change(tables, 'ledgerlines', at, changes)}${field}`;
      },
    ]),
  ),
  'a line of a payment has another debtor': (tables) => {
    const paid = new Set(tables.platform_entries?.filter(isOfPayment).map(({ id }) => id));
    const at = place(tables.ledgerlines, (line) => paid.has(line.JournalEntryId) && line.debtorId !== 6);
    return `${change(tables, 'ledgerlines', at, { debtorId: 6 })}debtorId`;
  },
  'a line of a payment has the number of another invoice': (tables) => {
    const paid = new Set(tables.platform_entries?.filter(isOfPayment).map(({ id }) => id));
    const at = place(tables.ledgerlines, (line) => paid.has(line.JournalEntryId) && line.salesInvoiceId);
    return `${change(tables, 'ledgerlines', at, { invoiceNumber: '20259999' })}invoiceNumber`;
  },
  'money moved on another day': (tables) => {
    const banked = new Set(
      tables.platform_entries?.filter(({ resource }) => resource === 'journals').map(({ id }) => id),
    );
    const at = place(tables.ledgerlines, ({ JournalEntryId }) => banked.has(JournalEntryId));
    const id = tables.ledgerlines?.[at]?.JournalEntryId;
    for (const line of tables.ledgerlines ?? []) if (line.JournalEntryId === id) line.date = '2019-05-05';
    return `ledgerlines[${at}].Bookyear`;
  },
  'a line of a purchase has a VAT code that its account cannot have': (tables) => {
    const bank = tables.ledgeraccounts?.find(({ number }) => number === '1100')?.id;
    return `${change(tables, 'purchaseinvoices/lines', 0, { ledgerAccountId: bank })}ledgerAccountId`;
  },
  'a line of an entry has a VAT code that its account cannot have': (tables) => {
    const ids = new Set(tables.journalentries?.filter(({ status }) => status === 'processed').map(({ id }) => id));
    const at = place(tables['journalentries/lines'], ({ entryId, vatCodeId }) => ids.has(entryId) && !vatCodeId);
    const line = tables['journalentries/lines']?.[at];
    change(tables, 'journalentries/lines', at, { vatCodeId: 9 });
    const posted = place(
      tables.ledgerlines,
      ({ JournalEntryId, ledgerAccountId }) =>
        JournalEntryId === line?.entryId && ledgerAccountId === line?.ledgerAccountId,
    );
    return `ledgerlines[${posted}].vatCodeId`;
  },
  'the log has an entry that does not exist': (tables) =>
    `${change(tables, 'journalentrylog', (tables.journalentrylog?.length ?? 0) - 1, { JournalEntryId: 987_654 })}JournalEntryId`,
  'the log deleted an entry that is posted': (tables) => {
    const posted = tables.ledgerlines?.at(-1)?.JournalEntryId;
    const at = place(tables.journalentrylog, ({ JournalEntryId }) => JournalEntryId === posted);
    return `${change(tables, 'journalentrylog', at, { Action: 2 })}Action`;
  },
  'the log has another year than the entry': (tables) =>
    `${change(tables, 'journalentrylog', (tables.journalentrylog?.length ?? 0) - 1, { Bookyear: 2019 })}Bookyear`,
  'the log has another document number than the entry': (tables) =>
    `${change(tables, 'journalentrylog', (tables.journalentrylog?.length ?? 0) - 1, { sourceDocumentNumber: 'X-1' })}sourceDocumentNumber`,
  'the log goes back': (tables) =>
    `${change(tables, 'journalentrylog', 5, { ChangedDate: '2019-05-05T00:00:00Z' })}ChangedDate`,
  'the log lacks an entry that is posted': (tables) => {
    const [removed] = tables.journalentrylog?.splice(10, 1) ?? [];
    return `ledgerlines[${place(tables.ledgerlines, (line) => line.JournalEntryId === removed?.JournalEntryId)}].JournalEntryId`;
  },
  'an outstanding invoice is settled': (tables) => {
    const ids = new Set(tables.outstandingsalesinvoices?.map(({ id }) => id));
    const paid = tables.salesinvoices?.find(({ id }) => !ids.has(id));
    const record = { ...tables.outstandingsalesinvoices?.[0], id: paid?.id };
    tables.outstandingsalesinvoices?.push(record);
    return `outstandingsalesinvoices[${(tables.outstandingsalesinvoices?.length ?? 0) - 1}].outstandingAmount`;
  },
  'the opening of a year after a closed one is left out': (tables) => {
    const opening = tables.platform_entries?.find(
      ({ resource, recordId }) => resource === 'openings' && recordId === 2026,
    );
    tables.platform_entries = tables.platform_entries?.filter((entry) => entry !== opening) ?? [];
    tables.ledgerlines = tables.ledgerlines?.filter((line) => line.JournalEntryId !== opening?.id) ?? [];
    return `ledgerlines[${place(tables.ledgerlines, ({ Bookyear }) => Bookyear === 2026)}].Period`;
  },
  'an order has no such article': (tables) =>
    `${change(
      tables,
      'salesorders/lines',
      place(tables['salesorders/lines'], ({ ArticleSku }) => ArticleSku),
      { ArticleSku: 'NIX' },
    )}ArticleSku`,
  'what an order took out of stock is of no article': (tables) => {
    tables.stock_taken = [{ orderId: tables.salesorders?.[0]?.id, articleId: 4711, quantity: 1 }];
    return 'stock_taken[0].articleId';
  },
  'an entry of a client has the identifier of one of the platform': (tables) =>
    `${change(tables, 'platform_entries', 0, { id: tables.journalentries?.[0]?.id })}id`,
};

describe('a state that contradicts itself is rejected with the place', () => {
  const small = readState('empty');
  beforeAll(() => void importText(small));

  it.each(Object.entries(PLANTS))('when %s', (_name, plant) => {
    const state = JSON.parse(month);
    const [{ records, internal }] = state.administrations;
    const tables: Tables = { ...records, ...internal };
    const field = plant(tables);
    for (const [name, rows] of Object.entries(tables)) (name in internal ? internal : records)[name] = rows;
    const issues = importText(JSON.stringify(state));
    const part = Object.keys(internal).some((table) => field.startsWith(table)) ? 'internal' : 'records';
    expect(issues.map((issue) => issue.field)).toContain(`administrations[0].${part}.${field}`);
    expect(issues.length).toBeLessThanOrEqual(10);
    for (const issue of issues)
      for (const language of ['en', 'nl'] as const) expect(render(issue, language)).not.toMatch(/constraint|\{\w+\}/i);
    expect(exportState(target) === small).toBe(true);
  });
});
