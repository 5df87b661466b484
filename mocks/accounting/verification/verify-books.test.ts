import { afterAll, expect, it } from 'vitest';
import { seedStore } from '../../../test/support/seed/read-seed.ts';
import { readContract } from '../../hosts/node/read-contract.ts';
import { render } from '../../messages/render.ts';
import { SCENARIO_NAMES } from '../../seed/scenario-names.ts';
import type { Discrepancy } from './discrepancies.ts';
import { verifyBooks } from './verify-books.ts';

const contract = readContract();

// `test/random/imported-states.slow.test.ts` imports the largest one.
it.each(['demo', ...SCENARIO_NAMES.filter((name) => name !== 'many-pages')])(
  'books that could have been made have no contradiction: %s',
  (name) => {
    const { database } = seedStore(name);
    expect([...verifyBooks(database, contract)]).toEqual([]);
    database.close();
  },
);

const { database } = seedStore('month-end');
// One company is enough.
database.exec('delete from administrations where id > 1');
afterAll(() => database.close());

const first = (table: string, where = 'true'): string =>
  `(select min(id) from ${table} where _administrationId = 1 and ${where})`;

/** Changes the first record of a table, or the first one for which a condition holds. */
const set = (table: string, changes: string, where = 'true'): string =>
  `update ${table} set ${changes} where id = ${first(table, where)}`;

const remove = (table: string, where = 'true'): string => `delete from ${table} where id = ${first(table, where)}`;

/** Selects lines of entries that the platform made for a resource. */
const postedFor = (resource: string, where = 'true'): string =>
  `${where} and JournalEntryId in (select id from platform_entries where resource = '${resource}')`;

const ofProcessed = (where: string): string =>
  `${where} and _parentId in (select id from journalentries where status = 'processed')`;

const [TURNOVER, OWED] = ["ledgerAccountNumber like '8%'", "ledgerAccountNumber = '1300'"];

/** Contradictions between an invoice and a line of its entry. */
const IN_LINES: readonly (readonly [what: string, where: string, changes: string])[] = [
  ['another account', TURNOVER, 'ledgerAccountId = 97'],
  ['the number of another account', TURNOVER, "ledgerAccountNumber = '4711'"],
  ['the description of another account', TURNOVER, "ledgerAccountDescription = 'Kas'"],
  ['the number of another invoice', OWED, "invoiceNumber = '20259999'"],
  ['another document number', TURNOVER, "sourceDocumentNumber = 'X-9'"],
  ['a date of 2019', TURNOVER, "date = '2019-05-05'"],
  ['another debtor', OWED, 'debtorId = 6'],
  ['no VAT code on turnover', TURNOVER, 'vatCodeId = null'],
  ['a VAT code of purchases on turnover', TURNOVER, 'vatCodeId = 9'],
  ['another VAT code of sales', TURNOVER, 'vatCodeId = 4'],
  ['no invoice', OWED, 'salesInvoiceId = null'],
  ['another text', TURNOVER, "description = 'Melk'"],
  ['a cost center', TURNOVER, 'costCenterId = 1'],
];

const ENTRY_OF_LAST_LINE =
  '(select JournalEntryId from ledgerlines where _administrationId = 1 order by id desc limit 1)';
const OPENING = "resource = 'openings' and recordId = 2026";
const IN_OPENING = 'Period = 0 and Bookyear = 2026';
const LAST_IN_LOG = 'id = (select max(id) from journalentrylog where _administrationId = 1)';
const MONEY = first('ledgerlines', postedFor('journals'));

const CONTRADICTIONS: Readonly<Record<string, string>> = {
  'an entry does not balance': set('ledgerlines', 'amountDebit = 98765, amountCredit = 0'),
  'a line has a debit and a credit': set('ledgerlines', 'amountDebit = 500, amountCredit = 300'),
  'a line has neither': set('ledgerlines', 'amountDebit = 0, amountCredit = 0'),
  'a line has a debit below zero': set('ledgerlines', 'amountDebit = -500'),
  'a line is in a period that does not exist': `update ledgerlines set Period = 13 where JournalEntryId = ${ENTRY_OF_LAST_LINE}`,
  'a line is in another period than its entry': set('ledgerlines', 'Period = 7', 'id = 2'),
  'a line is of no entry': set('ledgerlines', 'JournalEntryId = 999999', 'id = 4'),
  'an entry in the ledger is a draft': set('journalentries', "status = 'draft'", "status = 'processed'"),
  'a processed entry has other lines than the ledger': set(
    'journalentries_lines',
    'amountDebit = 1',
    ofProcessed('amountDebit > 0'),
  ),
  'a year begins with another balance': ['amountDebit', 'amountCredit']
    .map((side) => set('ledgerlines', `${side} = ${side} + 100`, `${IN_OPENING} and ${side} > 0`))
    .join(';'),
  'an outstanding sum differs from the ledger': set('outstandingsalesinvoices', 'outstandingAmount = 123'),
  'an outstanding invoice has the number of another': set('outstandingsalesinvoices', "invoiceNumber = '20269999'"),
  'an outstanding invoice is left out': remove('outstandingpurchaseinvoices'),
  'the total of an invoice differs from its lines': set('salesinvoices', 'amountExcludingVat = 150'),
  'the total of an order differs from its lines': set('salesorders', 'amountIncludingVat = 150'),
  'the amount of a line is not its quantity times its price': set(
    'draftsalesinvoices_lines',
    'amountIncludingVat = 150',
  ),
  'the VAT of a purchase is too far from its percentage': set('purchaseinvoices_lines', 'amountVat = 150'),
  'an invoice is not in the ledger': remove('platform_entries', "resource = 'salesinvoices'"),
  'an invoice is in a period that does not exist': set('purchaseinvoices', 'bookPeriod = 13'),
  'a line refers to no account': set('ledgerlines', 'ledgerAccountId = 4711'),
  'a debtor is in no country': set('debtors', "address = json_set(address, '$.countryId', 4711)"),
  'a line belongs to no invoice': set('salesinvoices_lines', '_parentId = 4711'),
  'an invoice has no such file': set('salesinvoices', 'fileId = 4711'),
  'the platform made an entry for no invoice': set('platform_entries', 'recordId = 4711', "resource = 'salesinvoices'"),
  ...Object.fromEntries(
    IN_LINES.map(([what, where, changes]) => [
      `a line of the ledger has ${what}`,
      set('ledgerlines', changes, postedFor('salesinvoices', where)),
    ]),
  ),
  'a line of a payment has another debtor': set(
    'ledgerlines',
    'debtorId = 6',
    postedFor('outstandingsalesinvoices', 'debtorId is not 6'),
  ),
  'a line of a payment has the number of another invoice': set(
    'ledgerlines',
    "invoiceNumber = '20259999'",
    postedFor('outstandingsalesinvoices', 'salesInvoiceId > 0'),
  ),
  'money moved on another day': `update ledgerlines set date = '2019-05-05'
    where JournalEntryId = (select JournalEntryId from ledgerlines where id = ${MONEY})`,
  'a line of a purchase has a VAT code that its account cannot have': set(
    'purchaseinvoices_lines',
    `ledgerAccountId = ${first('ledgeraccounts', "number = '1100'")}`,
  ),
  'a line of an entry has a VAT code that its account cannot have': set(
    'journalentries_lines',
    'vatCodeId = 9',
    ofProcessed('vatCodeId is null'),
  ),
  'the log has an entry that does not exist': set('journalentrylog', 'JournalEntryId = 987654', LAST_IN_LOG),
  'the log deleted an entry that is posted': set(
    'journalentrylog',
    'Action = 2',
    `JournalEntryId = ${ENTRY_OF_LAST_LINE}`,
  ),
  'the log has another year than the entry': set('journalentrylog', 'Bookyear = 2019', LAST_IN_LOG),
  'the log has another document number than the entry': set(
    'journalentrylog',
    "sourceDocumentNumber = 'X-1'",
    LAST_IN_LOG,
  ),
  'the log goes back': set('journalentrylog', "ChangedDate = '2019-05-05T00:00:00Z'", 'id = 6'),
  'the log lacks an entry that is posted': remove('journalentrylog', 'id = 11'),
  'an outstanding invoice is settled': set(
    'outstandingsalesinvoices',
    `id = ${first('salesinvoices', 'id not in (select id from outstandingsalesinvoices)')}`,
  ),
  'the opening of a year after a closed one is left out': `
    delete from ledgerlines where JournalEntryId = ${first('platform_entries', OPENING)};
    ${remove('platform_entries', OPENING)}`,
  'an order has no such article': set('salesorders_lines', "ArticleSku = 'NIX'", 'ArticleSku is not null'),
  'what an order took out of stock is of no article': 'insert into stock_taken values (1, 1, 4711, 1)',
  'an entry of a client has the identifier of one of the platform': set(
    'platform_entries',
    `id = ${first('journalentries')}`,
  ),
};

/** Verifies the books after a change, which is undone. */
function verifyAfter(change: string) {
  const found: Discrepancy[] = [];
  const undone = new Error('It is rolled back');
  const work = () => {
    database.exec(change);
    found.push(...verifyBooks(database, contract));
    throw undone;
  };
  expect(() => database.transaction(work)).toThrow(undone);
  return found;
}

it('books that contradict themselves are rejected with the record, the field and the reason', async () => {
  let text = '';
  for (const [name, change] of Object.entries(CONTRADICTIONS)) {
    const found = verifyAfter(change);
    expect(found, name).not.toEqual([]);
    text += `${name}:\n`;
    for (const discrepancy of found.slice(0, 10)) {
      text += `  ${discrepancy.table} ${discrepancy.id} ${discrepancy.field}: ${render(discrepancy, 'en')}\n`;
      expect(render(discrepancy, 'nl')).not.toMatch(/constraint|\{\w+\}/i);
    }
  }
  expect([...verifyBooks(database, contract)]).toEqual([]);
  await expect(text).toMatchFileSnapshot('__snapshots__/contradictions.txt');
});
