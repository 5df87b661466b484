import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { useSandbox } from '../testing.ts';
import { type Errors, refusalsOf, says } from './refusals.ts';

const sandbox = useSandbox();
const { expectInvalid, expectNothingStored } = refusalsOf(sandbox);
afterEach(expectNothingStored);
afterAll(() => expect(sandbox.complaints).toEqual([]));

/** Requests that keep to every schema, and break a rule of bookkeeping. */
type Row = readonly [what: string, method: string, path: string, body: object | undefined, errors: Errors];

const nowhere = 2_147_483_647;
const unknown = (path: string, value: number | string = nowhere, by = 'id') =>
  says('referenceUnknown', { by, value: String(value), path: `/v1/${path}` });

const debtor = { name: 'Theehuis De Stille Pot', debtorKindId: 1 };
const article = { ArticleSku: 'KAAS-NIEUW', description: 'Nieuwe kaas', SalesTypeId: 2 };
const drafts = '/v1/draftsalesinvoices';
const lines = `${drafts}/1/lines`;
const text = { bookingType: 'T', description: 'Dank u' };
const withLines = '/v1/draftsalesinvoiceswithlines';
const invoice = (...more: object[]) => ({ debtorId: 1, lines: [text, ...more] });

const lostReferences: Row[] = [
  [
    'a debtor kind',
    'POST',
    '/v1/debtors',
    { ...debtor, debtorKindId: nowhere },
    { debtorKindId: unknown('debtorkinds') },
  ],
  [
    'a payment condition',
    'PATCH',
    '/v1/debtors/1',
    { paymentConditionId: nowhere },
    { paymentConditionId: unknown('paymentconditions') },
  ],
  [
    'a country',
    'PATCH',
    '/v1/debtors/1',
    { address: { countryId: nowhere } },
    { 'address.countryId': unknown('countries') },
  ],
  [
    'a sales type',
    'POST',
    '/v1/articles',
    { ...article, SalesTypeId: nowhere },
    { SalesTypeId: unknown('SalesTypes') },
  ],
  ['a debtor', 'POST', drafts, { debtorId: nowhere }, { debtorId: unknown('debtors') }],
  ['a debtor', 'PUT', `${drafts}/1`, { debtorId: nowhere }, { debtorId: unknown('debtors') }],
  [
    'an article',
    'POST',
    lines,
    { bookingType: 'A', ArticleSku: 'NIX' },
    { ArticleSku: unknown('articles', 'NIX', 'ArticleSku') },
  ],
  [
    'an account',
    'POST',
    lines,
    { bookingType: 'G', ledgerAccountId: nowhere },
    { ledgerAccountId: unknown('ledgeraccounts') },
  ],
  ['a VAT code', 'PATCH', `${lines}/1`, { vatCodeId: nowhere }, { vatCodeId: unknown('vatcodes') }],
  [
    'references of several lines',
    'POST',
    withLines,
    invoice({ bookingType: 'V', salesTypeId: nowhere }, { ...text, vatCodeId: nowhere }),
    {
      'lines[1].salesTypeId': unknown('SalesTypes'),
      'lines[2].vatCodeId': unknown('vatcodes'),
    },
  ],
];

const inUse: Row[] = [
  ['a debtor with a draft', 'DELETE', '/v1/debtors/1', undefined, { id: says('inUse', { path: drafts, count: 1 }) }],
  ['an article on a line', 'DELETE', '/v1/articles/1', undefined, { id: articleInUse(2) }],
  [
    'the number of an article on a line',
    'PATCH',
    '/v1/articles/1',
    { ArticleSku: 'KAAS-ANDERS' },
    { ArticleSku: articleInUse(2) },
  ],
  ['the number of an article on a line', 'PUT', '/v1/articles/1', article, { ArticleSku: articleInUse(2) }],
];

const taken = (value: string) => says('notUnique', { value });
const duplicates: Row[] = [
  ['a debtor number', 'POST', '/v1/debtors', { ...debtor, number: '10002' }, { number: taken('10002') }],
  ['a debtor number', 'PATCH', '/v1/debtors/1', { number: '10002' }, { number: taken('10002') }],
  ['a debtor number', 'PUT', '/v1/debtors/1', { ...debtor, number: '10002' }, { number: taken('10002') }],
  [
    'an article number',
    'POST',
    '/v1/articles',
    { ...article, ArticleSku: 'MES-KAAS' },
    { ArticleSku: taken('MES-KAAS') },
  ],
];

const large = { unitPrice: 99_999_999_999, quantity: 11 };
const bookings: Row[] = [
  [
    'on an account that is not of type 9',
    'POST',
    lines,
    { bookingType: 'G', ledgerAccountId: 1 },
    {
      ledgerAccountId: says('ledgerAccountNotTurnover'),
    },
  ],
  [
    'of an inactive article',
    'POST',
    lines,
    { bookingType: 'A', ArticleSku: 'KWARK-500' },
    { ArticleSku: says('articleInactive') },
  ],
  [
    'with a VAT code for purchases',
    'POST',
    lines,
    { bookingType: 'V', salesTypeId: 1, vatCodeId: 9 },
    {
      vatCodeId: says('vatCodeNotForSales'),
    },
  ],
  [
    'with an amount that is too large',
    'POST',
    lines,
    { bookingType: 'V', salesTypeId: 1, ...large },
    {
      unitPrice: says('amountTooLarge'),
    },
  ],
  [
    'of text with an amount that is too large',
    'POST',
    lines,
    { ...text, ...large },
    { unitPrice: says('amountTooLarge') },
  ],
  [
    'that makes the amount of a line too large',
    'PATCH',
    `${lines}/1`,
    { quantity: 999_999_999, unitPrice: 999_999 },
    {
      unitPrice: says('amountTooLarge'),
    },
  ],
  [
    'that makes the total too large',
    'POST',
    withLines,
    invoice(
      ...Array.from({ length: 11 }, () => ({
        bookingType: 'V',
        salesTypeId: 4,
        unitPrice: 99_999_999_999,
      })),
    ),
    { unitPrice: says('totalTooLarge') },
  ],
  [
    'of which one line is wrong',
    'PATCH',
    `${withLines}/1`,
    { lines: [text, { bookingType: 'G', ledgerAccountId: 1 }] },
    {
      'lines[1].ledgerAccountId': says('ledgerAccountNotTurnover'),
    },
  ],
];

const dates: Row[] = [
  [
    'of the last day that can be written',
    'POST',
    drafts,
    { debtorId: 1, invoiceDate: '9999-12-31' },
    {
      invoiceDate: says('dueDateTooLate'),
    },
  ],
  [
    'moved to where its due date cannot be written',
    'PATCH',
    `${drafts}/1`,
    { invoiceDate: '9999-12-15' },
    {
      invoiceDate: says('dueDateTooLate'),
    },
  ],
];

const mandates: Row[] = [
  [
    'of a debtor without an IBAN',
    'POST',
    '/v1/debtors/32/mandates',
    { typeId: 1, sddType: 1 },
    { IBAN: says('debtorWithoutIban') },
  ],
  [
    'for the account of somebody else',
    'POST',
    '/v1/debtors/1/mandates',
    { typeId: 1, sddType: 1, IBAN: 'NL42TEST0000000002' },
    {
      IBAN: says('ibanNotOfDebtor'),
    },
  ],
  [
    'moved to the account of somebody else',
    'PATCH',
    '/v1/debtors/1/mandates/1',
    { IBAN: 'NL42TEST0000000002' },
    {
      IBAN: says('ibanNotOfDebtor'),
    },
  ],
];

describe.each([
  ['a reference to a record that there is not', lostReferences],
  ['deleting or renaming what is in use', inUse],
  ['a number that another record has', duplicates],
  ['a line', bookings],
  ['a draft', dates],
  ['a mandate', mandates],
])('%s is refused', (_rule, rows) => {
  it.each(rows)('%s: %s %s', (_what, method, path, body, errors) =>
    expectInvalid({ path, options: { method, ...(body && { body }) }, errors }),
  );
});

function articleInUse(count: number) {
  return says('inUse', { path: `${drafts}/{invoiceId}/lines`, count });
}
