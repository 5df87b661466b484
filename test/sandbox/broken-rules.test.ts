import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { useSandbox } from '../testing.ts';
import { type Errors, type Refused, refusalsOf, says } from './refusals.ts';

const sandbox = useSandbox();
const { expectInvalid, expectNothingStored } = refusalsOf(sandbox);
afterEach(expectNothingStored);
afterAll(() => expect(sandbox.complaints).toEqual([]));

/** A request that keeps to every schema and breaks a rule of bookkeeping; in its errors, the rule. */
type Row = readonly [what: string, request: Omit<Refused, 'errors'>, errors: Errors];

const post = (path: string, body: object) => ({ path, options: { body } });
const put = (path: string, body: object) => ({ path, options: { method: 'PUT', body } });
const patch = (path: string, body: object) => ({ path, options: { method: 'PATCH', body } });
const remove = (path: string) => ({ path, options: { method: 'DELETE' } });

const debtors = '/v1/debtors';
const articles = '/v1/articles';
const drafts = '/v1/draftsalesinvoices';
const lines = `${drafts}/1/lines`;
const withLines = '/v1/draftsalesinvoiceswithlines';
const debtor = { name: 'Theehuis De Stille Pot', debtorKindId: 1 };
const article = { ArticleSku: 'KAAS-NIEUW', description: 'Nieuwe kaas', SalesTypeId: 2 };
const text = { bookingType: 'T', description: 'Dank u' };

const nowhere = 2_147_483_647;
const unknown = (path: string, value: number | string = nowhere, by = 'id') =>
  says('referenceUnknown', { by, value: String(value), path: `/v1/${path}` });

// biome-ignore format: a request a line.
const lostReferences: Row[] = [
  ['a debtor kind', post(debtors, { ...debtor, debtorKindId: nowhere }), { debtorKindId: unknown('debtorkinds') }],
  ['a payment condition', patch(`${debtors}/1`, { paymentConditionId: nowhere }), { paymentConditionId: unknown('paymentconditions') }],
  ['a country', patch(`${debtors}/1`, { address: { countryId: nowhere } }), { 'address.countryId': unknown('countries') }],
  ['a sales type', post(articles, { ...article, SalesTypeId: nowhere }), { SalesTypeId: unknown('SalesTypes') }],
  ['a debtor', post(drafts, { debtorId: nowhere }), { debtorId: unknown('debtors') }],
  ['another debtor', put(`${drafts}/1`, { debtorId: nowhere }), { debtorId: unknown('debtors') }],
  ['an article', post(lines, { bookingType: 'A', ArticleSku: 'NIX' }), { ArticleSku: unknown('articles', 'NIX', 'ArticleSku') }],
  ['an account', post(lines, { bookingType: 'G', ledgerAccountId: nowhere }), { ledgerAccountId: unknown('ledgeraccounts') }],
  ['a VAT code', patch(`${lines}/1`, { vatCodeId: nowhere }), { vatCodeId: unknown('vatcodes') }],
  [
    'a sales type and a VAT code of two lines',
    post(withLines, { debtorId: 1, lines: [{ bookingType: 'V', salesTypeId: nowhere }, { ...text, vatCodeId: nowhere }] }),
    { 'lines[0].salesTypeId': unknown('SalesTypes'), 'lines[1].vatCodeId': unknown('vatcodes') },
  ],
];

const onLines = says('inUse', { path: `${drafts}/{invoiceId}/lines`, count: 2 });
// biome-ignore format: a request a line.
const inUse: Row[] = [
  ['a debtor with a draft is not deleted', remove(`${debtors}/1`), { id: says('inUse', { path: drafts, count: 1 }) }],
  ['an article on a line is not deleted', remove(`${articles}/1`), { id: onLines }],
  ['an article on a line keeps its number', patch(`${articles}/1`, { ArticleSku: 'KAAS-ANDERS' }), { ArticleSku: onLines }],
  ['an article on a line keeps its number when it is replaced', put(`${articles}/1`, article), { ArticleSku: onLines }],
];

const taken = (value: string) => says('notUnique', { value });
// biome-ignore format: a request a line.
const duplicates: Row[] = [
  ['of a new debtor', post(debtors, { ...debtor, number: '10002' }), { number: taken('10002') }],
  ['of a debtor', patch(`${debtors}/1`, { number: '10002' }), { number: taken('10002') }],
  ['of a debtor that is replaced', put(`${debtors}/1`, { ...debtor, number: '10002' }), { number: taken('10002') }],
  ['of a new article', post(articles, { ...article, ArticleSku: 'MES-KAAS' }), { ArticleSku: taken('MES-KAAS') }],
  ['of an article', patch(`${articles}/10`, { ArticleSku: 'MES-KAAS' }), { ArticleSku: taken('MES-KAAS') }],
];

const sale = { bookingType: 'V', salesTypeId: 4 };
const large = { unitPrice: 99_999_999_999, quantity: 11 };
const tooMany = Array.from({ length: 11 }, () => ({ ...sale, unitPrice: large.unitPrice }));
const tooLarge = { unitPrice: says('amountTooLarge') };
const notTurnover = says('ledgerAccountNotTurnover');
// biome-ignore format: a request a line.
const bookings: Row[] = [
  ['on an account that is not of type 9', post(lines, { bookingType: 'G', ledgerAccountId: 1 }), { ledgerAccountId: notTurnover }],
  ['of an inactive article', post(lines, { bookingType: 'A', ArticleSku: 'KWARK-500' }), { ArticleSku: says('articleInactive') }],
  ['with a VAT code for purchases', post(lines, { ...sale, vatCodeId: 9 }), { vatCodeId: says('vatCodeNotForSales') }],
  ['with an amount that is too large', post(lines, { ...sale, ...large }), tooLarge],
  ['of text with an amount that is too large', post(lines, { ...text, ...large }), tooLarge],
  ['whose new amount is too large', patch(`${lines}/1`, { quantity: 999_999_999, unitPrice: 999_999 }), tooLarge],
  [
    'that makes the total too large',
    post(withLines, { debtorId: 1, lines: tooMany }),
    { unitPrice: says('totalTooLarge') },
  ],
  [
    'that makes the total of a VAT code too large',
    post(withLines, { debtorId: 1, lines: [...tooMany, { bookingType: 'V', salesTypeId: 1, unitPrice: -99_999_999_999, quantity: 3 }] }),
    { unitPrice: says('totalTooLarge') },
  ],
  [
    'among others',
    patch(`${withLines}/1`, { lines: [text, { bookingType: 'G', ledgerAccountId: 1 }] }),
    { 'lines[1].ledgerAccountId': notTurnover },
  ],
];

const many = Array.from({ length: 1000 }, () => text);
it('a draft with as many lines as it may have gets no other one', async () => {
  const { body: draft } = await sandbox.call(withLines, { body: { debtorId: 1, lines: many } });
  expect(draft.lines).toHaveLength(1000);
  const { status, body } = await sandbox.call(`${drafts}/${draft.id}/lines`, { body: text });
  expect([status, body.errors]).toEqual([400, { lines: ['At most 1000 may be given.'] }]);
  expect((await sandbox.call(draft._meta.self)).body.lines).toHaveLength(1000);
  await sandbox.call(draft._meta.self, { method: 'DELETE' });
});

const tooLate = { invoiceDate: says('dueDateTooLate') };
const dates: Row[] = [
  ['of the last day that can be written', post(drafts, { debtorId: 1, invoiceDate: '9999-12-31' }), tooLate],
  ['moved to a day too late to be paid', patch(`${drafts}/1`, { invoiceDate: '9999-12-15' }), tooLate],
];

const kind = { typeId: 1, sddType: 1 };
const another = { IBAN: 'NL42TEST0000000002' };
const notTheirs = { IBAN: says('ibanNotOfDebtor') };
const mandates: Row[] = [
  ['of a debtor without an IBAN', post(`${debtors}/32/mandates`, kind), { IBAN: says('debtorWithoutIban') }],
  ['for the account of somebody else', post(`${debtors}/1/mandates`, { ...kind, ...another }), notTheirs],
  ['moved to the account of somebody else', patch(`${debtors}/1/mandates/1`, another), notTheirs],
];

describe.each([
  ['a reference to what is nowhere is refused', lostReferences],
  ['what is in use stays', inUse],
  ['a number that another record has is refused', duplicates],
  ['a line is refused', bookings],
  ['a draft is refused', dates],
  ['a mandate is refused', mandates],
])('%s', (_rule, rows) => {
  it.each(rows)('%s', (_what, request, errors) => expectInvalid({ ...request, errors }));
});
