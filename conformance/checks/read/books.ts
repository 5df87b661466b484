import { findOperationAt } from '../../contract.ts';
import { type Row, toSegment } from '../../data/rows.ts';
import { isEmpty } from '../../judges/compare-values.ts';
import { nameRow, showsField } from '../../judges/page.ts';
import type { Issue } from '../../session/http.ts';
import { readPage } from './read-page.ts';
import { createListCheck, reportReproducible } from './reproduce.ts';

const LEDGER_LINES = '/v1/ledgerlines';
const MAX_YEARS = 5;
/** Records of a list that are compared with the ledger. */
const MAX_RECORDS = 3;

/** The log does not have the entries of the year-end closing, which are in period 0. */
export const periodZeroCheck = createListCheck(
  'period 0 in the log',
  async (log, { session, inventory }) => {
    const lines = inventory.getCollection(LEDGER_LINES);
    if (!lines) return;
    const years = inventory.getValuesByName('Bookyear').slice(0, MAX_YEARS);
    const query = [...years.map((year) => ['Bookyear', String(year)] as const), ['Period', '0'] as const];
    await reportReproducible(session, log, async () => {
      const closing = await readPage(session, lines, { description: 'ledger lines of period 0', query });
      const entries = closing?.rows.filter(({ Period }) => Period === 0).map((row) => toSegment(row.JournalEntryId));
      for (const id of [...new Set(entries)].filter((entry) => entry !== undefined).slice(0, MAX_RECORDS)) {
        const spec = { description: 'the log of an entry of period 0', query: [['JournalEntryId', id]] } as const;
        const logged = await readPage(session, log, spec);
        if (!closing || !logged?.rows.some((row) => toSegment(row.JournalEntryId) === id)) continue;
        const message = `The log has journal entry ${id}, which is in period 0.`;
        return [{ rule: 'period-zero', message, exchanges: [closing.exchange, logged.exchange] }];
      }
      return [];
    });
  },
  ({ path }) => path === '/v1/journalentrylog',
);

const isCashJournal = (row: Row): boolean =>
  Object.entries(row).some(([name, value]) => /type/i.test(name) && value === 'K');

/** An entry of a cash register has the balances before and after it. */
export const cashBalancesCheck = createListCheck(
  'balances of cash registers',
  async (entries, { session, inventory }) => {
    const journals = inventory.getCollection('/v1/journals')?.rows.filter(isCashJournal) ?? [];
    const ids = new Set(journals.map(({ id }) => toSegment(id)).filter((id) => id !== undefined));
    await reportReproducible(session, entries, async ({ rows, exchange }) => {
      const isIncomplete = ({ openingBalance, closingBalance }: Row): boolean =>
        isEmpty(openingBalance) || isEmpty(closingBalance);
      const wrong = rows.find((row) => ids.has(toSegment(row.JournalId) ?? '') && isIncomplete(row));
      if (!wrong) return [];
      const message = `${nameRow(wrong)}, of a cash register, lacks openingBalance or closingBalance.`;
      return [{ rule: 'cash-balances', message, exchanges: [exchange] }];
    });
  },
  ({ path }) => path === '/v1/journalentries',
);

/** The fields of lists that refer to a record of another one, by their names in the platform's description. */
const references = [
  { list: '/v1/articles', field: 'SalesTypeId', target: '/v1/SalesTypes', statement: 'article-sales-type' },
  { list: '/v1/creditors', field: 'creditorKindId', target: '/v1/creditorkinds', statement: 'creditor-kind-required' },
  { list: '/v1/journalentries', field: 'JournalId', target: '/v1/journals', statement: 'journal-entry-journal' },
] as const;

/** A field refers to a record that can be read, where the server reads such records by themselves. */
export const referencesCheck = createListCheck(
  'references',
  async (collection, { session, inventory }) => {
    for (const { field, target, statement } of references.filter(({ list }) => list === collection.operation.path)) {
      const targets = inventory.getCollection(target);
      const get = findOperationAt(`${target}/{id}`, 'get');
      const known = targets?.rows.map(targets.getPath).find((path) => path !== undefined);
      if (!targets || !get || known === undefined) continue;
      const read = (path: string) =>
        session.request(get, { description: `${field} of a record`, path, expected: [200, 404] });
      await reportReproducible(session, collection, async ({ rows, exchange }): Promise<readonly Issue[]> => {
        const isKnown = (id: unknown): boolean => targets.rows.some((row) => row.id === id);
        const row = rows.find((candidate) => toSegment(candidate[field]) && !isKnown(candidate[field]));
        if (!row || (await read(known)).response.status !== 200) return [];
        const referred = await read(`${target}/${toSegment(row[field])}`);
        if (referred.response.status !== 404) return [];
        const message = `${field} of ${nameRow(row)} is ${row[field]}, and there is no such record.`;
        return [{ rule: 'reference', message, provenance: [statement], exchanges: [exchange, referred] }];
      });
    }
  },
  ({ path }) => references.some(({ list }) => list === path),
);

/** Ledger accounts and ledger lines of invoices, by the list of outstanding invoices. */
const outstanding: Readonly<Record<string, { type: string; filter: string; sign: number; statement: string }>> = {
  '/v1/outstandingsalesinvoices': {
    type: '6',
    filter: 'salesInvoiceId',
    sign: 1,
    statement: 'outstanding-sales-invoice',
  },
  '/v1/outstandingpurchaseinvoices': {
    type: '7',
    filter: 'purchaseInvoiceId',
    sign: -1,
    statement: 'outstanding-purchase-invoice',
  },
};

/** The outstanding sum of an invoice is what its ledger lines leave on the accounts of debtors or creditors. */
export const outstandingCheck = createListCheck(
  'outstanding sums',
  async (collection, { session, inventory }) => {
    const { type = '', filter = '', sign = 1, statement = '' } = outstanding[collection.operation.path] ?? {};
    const [lines, accounts] = [LEDGER_LINES, '/v1/ledgeraccounts'].map((path) => inventory.getCollection(path));
    if (!lines || !accounts || !showsField(lines, filter) || !showsField(accounts, 'type')) return;
    const control = await readPage(session, accounts, { description: 'control accounts', query: [['type', type]] });
    const accountIds = new Set(control?.rows.map(({ id }) => id));
    const years = inventory.getValuesByName('Bookyear').slice(0, MAX_YEARS);
    await reportReproducible(session, collection, async ({ rows, exchange }): Promise<readonly Issue[]> => {
      const isPartlyPaid = (row: Row): boolean => row.outstandingAmount !== row.amountIncludingVat;
      for (const row of rows
        .toSorted((a, b) => Number(isPartlyPaid(b)) - Number(isPartlyPaid(a)))
        .slice(0, MAX_RECORDS)) {
        const query = [...years.map((year) => ['Bookyear', String(year)] as const), [filter, String(row.id)] as const];
        const page = await readPage(session, lines, { description: 'ledger lines of an invoice', query });
        const own = page?.rows.filter((line) => line.Period !== 0 && accountIds.has(line.ledgerAccountId)) ?? [];
        const cents = own.reduce((sum, line) => sum + toCents(line.amountDebit) - toCents(line.amountCredit), 0) * sign;
        if (!page || own.length === 0 || !isEmpty(page.meta.nextPage) || cents === toCents(row.outstandingAmount))
          continue;
        const message = `outstandingAmount of ${nameRow(row)} is ${row.outstandingAmount}; its ledger lines leave ${(cents / 100).toFixed(2)}.`;
        const provenance = [statement, 'ledger-line-invoice'];
        return [{ rule: 'outstanding', message, provenance, exchanges: [exchange, page.exchange] }];
      }
      return [];
    });
  },
  ({ path }) => path in outstanding,
);

const toCents = (amount: unknown): number => Math.round(Number(amount) * 100);
