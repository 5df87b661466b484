import { expect, it } from 'vitest';
import { NOW } from '../support/books.ts';
import { createRejections } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';
import { describeRejections, type Rejected } from './rejections.ts';

const sandbox = useSandbox({ clock: NOW });
const { expectNothingStored } = createRejections(sandbox);

/** Requests to create a record, with some fields put in. */
const toCreate = (path: string, base: object, rows: Readonly<Record<string, object>>): readonly Rejected[] =>
  Object.entries(rows).map(([what, fields]) => [what, 'POST', path, { ...base, ...fields }]);

const text = { bookingType: 'T', description: 'Dank u' };
const anArticle = { bookingType: 'A', ArticleSku: 'KAAS-JONG-500' };
const purchase = { ledgerAccountId: 73, unitPrice: 45 };
const entry = { JournalId: 1, bookYear: 2026, bookPeriod: 3, sourceDocumentNumber: 'MEM-X' };
const early = { invoiceDate: '2026-03-02', dueDate: '2026-03-01' };

const creations: readonly Rejected[] = [
  ...toCreate(
    'debtors',
    { name: 'Theehuis De Stille Pot', debtorKindId: 1 },
    {
      'an unknown field': { colour: 'red' },
      'a misspelt field': { emial: 'x@y.example' },
      'a field in another case': { vatnumber: 'NL1' },
      'a misspelt field inside': { address: { stret: 'Kade' } },
      'no required field': { name: undefined, debtorKindId: undefined },
      'text for a number': { debtorKindId: '1' },
      'text for an object': { address: 'Kade 1' },
      'a list for text': { remark: ['a', 'b'] },
      'null for a required field': { name: null },
      'an empty name': { name: '' },
      'a name that is too long': { name: 'x'.repeat(101) },
      'no email address': { email: 'x' },
      'half a cent': { creditLimit: 1.005 },
      'a negative limit': { creditLimit: -1 },
      'an identifier past the largest': { debtorKindId: 2 ** 31 },
      'an identifier of its own': { id: 7 },
      'the _meta of a record that was read': { _meta: {} },
      'several mistakes at once': { name: 5, colour: 'red' },
    },
  ),
  ...toCreate(
    'articles',
    { ArticleSku: 'KAAS-NIEUW', description: 'Nieuwe kaas', SalesTypeId: 2 },
    {
      'stock, which only orders change': { currentStock: 5 },
      'a price with a comma': { unitPrice: '19,95' },
      'a price with thousands': { unitPrice: '-1.234,5' },
      'a price with English thousands': { unitPrice: '1,234.50' },
      'a price with a currency': { unitPrice: '€ 5' },
      'a space in the article number': { ArticleSku: 'A B' },
      'the field of a line': { salesTypeId: 2 },
    },
  ),
  ...toCreate(
    'debtors/1/mandates',
    { typeId: 2, sddType: 1 },
    {
      'an unknown type': { typeId: 3 },
      'a debtor, which the path names': { debtorId: 1 },
      'an impossible date': { signdate: '2026-02-30' },
    },
  ),
  ...toCreate(
    'draftsalesinvoices',
    { debtorId: 1 },
    {
      'an impossible date': { invoiceDate: '2026-02-30' },
      'a day with a time': { invoiceDate: '2026-02-03T00:00:00Z' },
      'a total': { amountVat: 5, vatTotals: [] },
      'a due date before the invoice date': early,
      'lines, which belong to the other resource': { lines: [] },
    },
  ),
  ...toCreate(
    'draftsalesinvoiceswithlines',
    { debtorId: 1, lines: [text] },
    {
      'no lines': { lines: undefined },
      'an empty list of lines': { lines: [] },
      'an object for the lines': { lines: {} },
      'a line that is not an object': { lines: [text, null, 7] },
      'an unknown booking type': { lines: [{ bookingType: 'X' }] },
      'no booking type': { lines: [{ salesTypeId: 1 }] },
      'an article line without an article': { lines: [{ bookingType: 'A' }] },
      'a third line without an account': { lines: [text, text, { bookingType: 'G' }] },
      'the reference of another booking type': { lines: [{ ...text, salesTypeId: 1 }] },
      'an amount of a line': { lines: [{ ...text, amountVat: 1 }] },
      'a discount over 100%': { lines: [{ ...text, discountPercentage: 100.5 }] },
      'faults in header and lines': { debtorId: '1', lines: [{ ...text, quantity: null }] },
    },
  ),
  ...toCreate(
    'salesinvoices',
    {},
    {
      'neither debtor nor file': {},
      'a file, which the platform sets': { debtorId: 1, fileId: 1 },
      'a number that ends with a hyphen': { debtorId: 1, invoiceNumber: '1-' },
      'null for a debtor': { debtorId: null, inboxFileId: 1 },
    },
  ),
  ['a file and no debtor', 'POST', 'salesinvoiceswithlines', { inboxFileId: 1, lines: [text] }],
  ['neither creditor nor file', 'POST', 'purchaseinvoices', { invoiceNumber: 'LF-1' }],
  ['a due date before the invoice date', 'POST', 'purchaseinvoices', { creditorId: 1, ...early }],
  ...toCreate(
    'purchaseinvoiceswithlines',
    { creditorId: 1, lines: [purchase] },
    {
      'no creditor': { creditorId: undefined },
      'a line without account and price': { lines: [purchase, {}] },
      'a booking type': { lines: [{ ...purchase, bookingType: 'G' }] },
    },
  ),
  ...toCreate(
    'salesorderwithlines',
    { debtorId: 1 },
    {
      'text only': { lines: [text] },
      'a line of another booking type': { lines: [anArticle, { bookingType: 'V', salesTypeId: 1 }] },
    },
  ),
  ...toCreate('journalentries', entry, {
    'a name in another case': { journalId: 1, JournalId: undefined },
    'a status': { status: 'processed' },
    'a year before there were computers': { bookYear: 1899 },
  }),
  ['neither debit nor credit', 'POST', 'journalentries/1/lines', { ledgerAccountId: 73 }],
];

const line = 'draftsalesinvoices/1/lines/1';
const updates: readonly Rejected[] = [
  ['nothing', 'PATCH', 'debtors/1', {}],
  ['a name to null', 'PATCH', 'debtors/1', { name: null }],
  ['an unknown field', 'PATCH', 'debtors/1', { emial: 'x' }],
  ['the identifier', 'PATCH', 'debtors/1', { id: 2 }],
  ['an empty number', 'PATCH', 'debtors/1', { number: '' }],
  ['the debtor', 'PATCH', 'debtors/1/mandates/1', { debtorId: 2 }],
  ['the stock', 'PATCH', 'articles/1', { currentStock: 1 }],
  ['the lines to none', 'PATCH', 'draftsalesinvoiceswithlines/1', { lines: [] }],
  ['nothing', 'PATCH', line, {}],
  ['the booking type to none', 'PATCH', line, { bookingType: 'X' }],
  ['the booking type alone', 'PATCH', line, { bookingType: 'V' }],
  ['a reference of another booking type', 'PATCH', line, { salesTypeId: 1 }],
  ['an amount', 'PATCH', line, { amountVat: 1 }],
];

const replacements: readonly Rejected[] = [
  ['a debtor', 'PUT', 'debtors/1', { name: 'X' }],
  ['a mandate', 'PUT', 'debtors/1/mandates/1', {}],
  ['an article', 'PUT', 'articles/1', { ArticleSku: 'KAAS-JONG-500', SalesTypeId: 2 }],
  ['a draft', 'PUT', 'draftsalesinvoices/1', {}],
  ['a line', 'PUT', line, { bookingType: 'A' }],
  ['a draft with lines', 'PUT', 'draftsalesinvoiceswithlines/1', { debtorId: 1 }],
];

it('a request with an invalid field is told the field and what it must be, and stores nothing', async () => {
  const told = await describeRejections(sandbox.call, {
    'A creation with': creations,
    'An update of': updates,
    'A replacement without a required field': replacements,
  });
  await expect(told).toMatchFileSnapshot('__snapshots__/invalid-fields.txt');
  await expectNothingStored();
});
