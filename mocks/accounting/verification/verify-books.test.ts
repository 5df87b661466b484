import { afterAll, describe, expect, it } from 'vitest';
import { seedStore } from '../../../test/support/seed/read-seed.ts';
import { readContract } from '../../hosts/node/read-contract.ts';
import { render } from '../../messages/render.ts';
import { SCENARIO_NAMES } from '../../seed/scenario-names.ts';
import { createClock } from '../../store/clock.ts';
import type { Database } from '../../store/database.ts';
import { replaceState } from '../../store/import-state.ts';
import { exportState as exportStored, type SandboxState, toStoredContract } from '../../store/state.ts';
import { verifyBooks } from './verify-books.ts';

type Row = Record<string, unknown>;
type Tables = Record<string, Row[]>;

const contract = readContract();
const exportState = (database: Database) => exportStored(database, toStoredContract(contract), createClock(database));

function readState(seed: string): string {
  const { database } = seedStore(seed);
  const text = exportState(database);
  database.close();
  return text;
}

const { database: target } = seedStore('empty');
afterAll(() => target.close());
const importState = (state: SandboxState) => replaceState(state, target, contract, verifyBooks);

// `test/random/imported-states.slow.test.ts` imports the largest one.
it.each(['demo', ...SCENARIO_NAMES.filter((name) => name !== 'many-pages')])(
  'a state that could have been made is imported: %s',
  (name) => {
    const text = readState(name);
    expect(importState(JSON.parse(text))).toEqual([]);
    expect(exportState(target) === text).toBe(true);
  },
);

/** Changes a record to what it may be by itself, or several. */
type Plant = (tables: Tables) => void;
type Test = (row: Row, tables: Tables) => unknown;

const find = (tables: Tables, table: string, test: Test = () => true): Row => {
  const row = tables[table]?.find((each) => test(each, tables));
  if (!row) throw new Error(`${table} has no such record`);
  return row;
};

/** Changes the first record of a table, or the first one for which a test holds. */
const change =
  (table: string, changes: Row, test?: Test): Plant =>
  (tables) =>
    void Object.assign(find(tables, table, test), changes);

const remove =
  (table: string, test?: Test): Plant =>
  (tables) =>
    void tables[table]?.splice(tables[table].indexOf(find(tables, table, test)), 1);

/** The lines of entries that the platform made for a resource. */
const postedFor =
  (resource: string, test: Test = () => true): Test =>
  (line, tables) =>
    test(line, tables) &&
    tables.platform_entries?.some((entry) => entry.resource === resource && entry.id === line.JournalEntryId);

const isTurnover: Test = ({ ledgerAccountNumber }) => String(ledgerAccountNumber).startsWith('8');
const isOwed: Test = ({ ledgerAccountNumber }) => ledgerAccountNumber === '1300';
const isProcessed: Test = ({ status }) => status === 'processed';
const ofProcessed =
  (test: Test): Test =>
  (line, tables) =>
    test(line, tables) &&
    tables.journalentries?.some((entry) => isProcessed(entry, tables) && entry.id === line.entryId);

/** Contradictions between an invoice and a line of its entry. */
const IN_LINES: Readonly<Record<string, readonly [test: Test, changes: Row]>> = {
  'another account': [isTurnover, { ledgerAccountId: 97 }],
  'the number of another account': [isTurnover, { ledgerAccountNumber: '4711' }],
  'the description of another account': [isTurnover, { ledgerAccountDescription: 'Kas' }],
  'the number of another invoice': [isOwed, { invoiceNumber: '20259999' }],
  'another document number': [isTurnover, { sourceDocumentNumber: 'X-9' }],
  'a date of 2019': [isTurnover, { date: '2019-05-05' }],
  'another debtor': [isOwed, { debtorId: 6 }],
  'no VAT code on turnover': [isTurnover, { vatCodeId: null }],
  'a VAT code of purchases on turnover': [isTurnover, { vatCodeId: 9 }],
  'another VAT code of sales': [isTurnover, { vatCodeId: 4 }],
  'no invoice': [isOwed, { salesInvoiceId: null }],
  'another text': [isTurnover, { description: 'Melk' }],
  'a cost center': [isTurnover, { costCenterId: 1 }],
};

const PLANTS: Readonly<Record<string, Plant>> = {
  'an entry does not balance': change('ledgerlines', { amountDebit: 987.65, amountCredit: 0 }),
  'a line has a debit and a credit': change('ledgerlines', { amountDebit: 5, amountCredit: 3 }),
  'a line has neither': change('ledgerlines', { amountDebit: 0, amountCredit: 0 }),
  'a line has a debit below zero': change('ledgerlines', { amountDebit: -5 }),
  'a line is in a period that does not exist': ({ ledgerlines = [] }) => {
    const id = ledgerlines.at(-1)?.JournalEntryId;
    for (const line of ledgerlines) if (line.JournalEntryId === id) line.Period = 13;
  },
  'a line is in another period than its entry': change('ledgerlines', { Period: 7 }, ({ id }) => id === 2),
  'a line is of no entry': change('ledgerlines', { JournalEntryId: 999_999 }, ({ id }) => id === 4),
  'an entry in the ledger is a draft': change('journalentries', { status: 'draft' }, isProcessed),
  'a processed entry has other lines than the ledger': change(
    'journalentries/lines',
    { amountDebit: 0.01 },
    ofProcessed(({ amountDebit }) => amountDebit),
  ),
  'a year begins with another balance': ({ ledgerlines = [] }) => {
    const opening = ledgerlines.filter(({ Period, Bookyear }) => Period === 0 && Bookyear === 2026);
    for (const side of ['amountDebit', 'amountCredit']) {
      const line = opening.find((row) => row[side]);
      if (line) line[side] = Number(line[side]) + 1;
    }
  },
  'an outstanding sum is not that of the ledger': change('outstandingsalesinvoices', { outstandingAmount: 1.23 }),
  'an outstanding invoice has the number of another': change('outstandingsalesinvoices', { invoiceNumber: '20269999' }),
  'an outstanding invoice is left out': remove('outstandingpurchaseinvoices'),
  'the total of an invoice is not that of its lines': change('salesinvoices', { amountExcludingVat: 1.5 }),
  'the total of an order is not that of its lines': change('salesorders', { amountIncludingVat: 1.5 }),
  'the amount of a line is not its quantity times its price': change('draftsalesinvoices/lines', {
    amountIncludingVat: 1.5,
  }),
  'the VAT of a purchase is too far from its percentage': change('purchaseinvoices/lines', { amountVat: 1.5 }),
  'an invoice is not in the ledger': remove('platform_entries', ({ resource }) => resource === 'salesinvoices'),
  'an invoice is in a period that does not exist': change('purchaseinvoices', { bookPeriod: 13 }),
  'a line refers to no account': change('ledgerlines', { ledgerAccountId: 4711 }),
  'a debtor is in no country': change('debtors', { address: { countryId: 4711 } }),
  'a line belongs to no invoice': change('salesinvoices/lines', { invoiceId: 4711 }),
  'an invoice has no such file': change('salesinvoices', { fileId: 4711 }),
  'the platform made an entry for no invoice': change(
    'platform_entries',
    { recordId: 4711 },
    ({ resource }) => resource === 'salesinvoices',
  ),
  'two records have one identifier': change('debtors', { id: 1 }, ({ id }) => id === 2),
  ...Object.fromEntries(
    Object.entries(IN_LINES).map(([what, [test, changes]]) => [
      `a line of the ledger has ${what}`,
      change('ledgerlines', changes, postedFor('salesinvoices', test)),
    ]),
  ),
  'a line of a payment has another debtor': change(
    'ledgerlines',
    { debtorId: 6 },
    postedFor('outstandingsalesinvoices', ({ debtorId }) => debtorId !== 6),
  ),
  'a line of a payment has the number of another invoice': change(
    'ledgerlines',
    { invoiceNumber: '20259999' },
    postedFor('outstandingsalesinvoices', ({ salesInvoiceId }) => salesInvoiceId),
  ),
  'money moved on another day': (tables) => {
    const { JournalEntryId: id } = find(tables, 'ledgerlines', postedFor('journals'));
    for (const line of tables.ledgerlines ?? []) if (line.JournalEntryId === id) line.date = '2019-05-05';
  },
  'a line of a purchase has a VAT code that its account cannot have': (tables) => {
    const { id } = find(tables, 'ledgeraccounts', ({ number }) => number === '1100');
    change('purchaseinvoices/lines', { ledgerAccountId: id })(tables);
  },
  'a line of an entry has a VAT code that its account cannot have': change(
    'journalentries/lines',
    { vatCodeId: 9 },
    ofProcessed(({ vatCodeId }) => !vatCodeId),
  ),
  'the log has an entry that does not exist': ({ journalentrylog = [] }) =>
    void Object.assign(journalentrylog.at(-1) ?? {}, { JournalEntryId: 987_654 }),
  'the log deleted an entry that is posted': change(
    'journalentrylog',
    { Action: 2 },
    ({ JournalEntryId }, { ledgerlines }) => JournalEntryId === ledgerlines?.at(-1)?.JournalEntryId,
  ),
  'the log has another year than the entry': ({ journalentrylog = [] }) =>
    void Object.assign(journalentrylog.at(-1) ?? {}, { Bookyear: 2019 }),
  'the log has another document number than the entry': ({ journalentrylog = [] }) =>
    void Object.assign(journalentrylog.at(-1) ?? {}, { sourceDocumentNumber: 'X-1' }),
  'the log goes back': change('journalentrylog', { ChangedDate: '2019-05-05T00:00:00Z' }, ({ id }) => id === 6),
  'the log lacks an entry that is posted': remove('journalentrylog', ({ id }) => id === 11),
  'an outstanding invoice is settled': ({ salesinvoices = [], outstandingsalesinvoices = [] }) => {
    const paid = salesinvoices.find(({ id }) => !outstandingsalesinvoices.some((outstanding) => outstanding.id === id));
    outstandingsalesinvoices.push({ ...outstandingsalesinvoices[0], id: paid?.id });
  },
  'the opening of a year after a closed one is left out': (tables) => {
    const isOpening: Test = ({ resource, recordId }) => resource === 'openings' && recordId === 2026;
    const { id } = find(tables, 'platform_entries', isOpening);
    remove('platform_entries', isOpening)(tables);
    tables.ledgerlines = tables.ledgerlines?.filter((line) => line.JournalEntryId !== id) ?? [];
  },
  'an order has no such article': change('salesorders/lines', { ArticleSku: 'NIX' }, ({ ArticleSku }) => ArticleSku),
  'what an order took out of stock is of no article': (tables) => {
    tables.stock_taken = [{ orderId: tables.salesorders?.[0]?.id, articleId: 4711, quantity: 1 }];
  },
  'an entry of a client has the identifier of one of the platform': (tables) =>
    change('platform_entries', { id: tables.journalentries?.[0]?.id })(tables),
};

describe('a state that contradicts itself', () => {
  /** One company is enough. */
  function readMonth(): SandboxState {
    const {
      administrations: [first],
      ...state
    } = JSON.parse(readState('month-end'));
    const { administrations } = state.shared;
    return {
      ...state,
      shared: { ...state.shared, administrations: administrations.slice(0, 1) },
      administrations: [first],
    };
  }
  const month = JSON.stringify(readMonth());

  it('is imported before something is planted in it', () => expect(importState(JSON.parse(month))).toEqual([]));

  it('is rejected with the place and the reason, and changes nothing', async () => {
    const before = exportState(target);
    let text = '';
    for (const [name, plant] of Object.entries(PLANTS)) {
      const state = JSON.parse(month);
      const [{ records, internal }] = state.administrations;
      const tables: Tables = { ...records, ...internal };
      plant(tables);
      for (const [table, rows] of Object.entries(tables)) (table in internal ? internal : records)[table] = rows;
      const issues = importState(state);
      expect(issues.length, name).toBeGreaterThan(0);
      expect(issues.length, name).toBeLessThanOrEqual(10);
      const findings = issues.map(
        (issue) => `  ${issue.field.replace('administrations[0].', '')}: ${render(issue, 'en')}\n`,
      );
      text += `${name}:\n${findings.join('')}`;
      for (const issue of issues) expect(render(issue, 'nl')).not.toMatch(/constraint|\{\w+\}/i);
    }
    expect(exportState(target) === before).toBe(true);
    await expect(text).toMatchFileSnapshot('__snapshots__/contradictions.txt');
  });
});
