import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createContract } from '../../contract/contract.ts';
import { catalogues } from '../../mocks/messages/catalogues.ts';
import type { Message } from '../../mocks/messages/problems.ts';
import { bundle } from '../support/contract.ts';
import { createMessage, createRejections, type Errors, type InvalidRequest } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const sandboxContract = createContract(bundle);
const { expectInvalid, expectNothingStored } = createRejections(sandbox);
beforeAll(async () => {
  await sandbox.call('/_sandbox/administrations/1/modules', { method: 'PATCH', body: { costCenters: true } });
});
afterEach(expectNothingStored);

/** A request that keeps to every schema and breaks a rule of bookkeeping; in its errors, the rule. */
type Row = readonly [what: string, request: Omit<InvalidRequest, 'errors'>, errors: Errors];

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
const creditors = '/v1/creditors';
const invoices = '/v1/salesinvoices';
const purchases = '/v1/purchaseinvoices';
const entries = '/v1/journalentries';
const purchase = { ledgerAccountId: 73, unitPrice: 45 };
const entry = { JournalId: 1, bookYear: 2026, bookPeriod: 3, sourceDocumentNumber: 'MEM-X' };
const debit = { ledgerAccountId: 73, amountDebit: 1 };

const UNKNOWN_ID = 2_147_483_647;
const unknown = (path: string, value: number | string = UNKNOWN_ID, by = 'id') =>
  createMessage('referenceUnknown', { by, value: String(value), path: `/v1/${path}` });

// biome-ignore format: a request a line.
const lostReferences: Row[] = [
  ['a debtor kind', post(debtors, { ...debtor, debtorKindId: UNKNOWN_ID }), { debtorKindId: unknown('debtorkinds') }],
  ['a payment condition', patch(`${debtors}/1`, { paymentConditionId: UNKNOWN_ID }), { paymentConditionId: unknown('paymentconditions') }],
  ['a country', patch(`${debtors}/1`, { address: { countryId: UNKNOWN_ID } }), { 'address.countryId': unknown('countries') }],
  ['a sales type', post(articles, { ...article, SalesTypeId: UNKNOWN_ID }), { SalesTypeId: unknown('SalesTypes') }],
  ['a debtor', post(drafts, { debtorId: UNKNOWN_ID }), { debtorId: unknown('debtors') }],
  ['another debtor', put(`${drafts}/1`, { debtorId: UNKNOWN_ID }), { debtorId: unknown('debtors') }],
  ['an article', post(lines, { bookingType: 'A', ArticleSku: 'NIX' }), { ArticleSku: unknown('articles', 'NIX', 'ArticleSku') }],
  ['an account', post(lines, { bookingType: 'G', ledgerAccountId: UNKNOWN_ID }), { ledgerAccountId: unknown('ledgeraccounts') }],
  ['a VAT code', patch(`${lines}/1`, { vatCodeId: UNKNOWN_ID }), { vatCodeId: unknown('vatcodes') }],
  ['a creditor kind', post(creditors, { name: 'X', creditorKindId: UNKNOWN_ID }), { creditorKindId: unknown('creditorkinds') }],
  ['the account of a creditor', patch(`${creditors}/1`, { ledgerAccountId: UNKNOWN_ID }), { ledgerAccountId: unknown('ledgeraccounts') }],
  ['an inbox file', post(invoices, { debtorId: 1, inboxFileId: UNKNOWN_ID }), { inboxFileId: unknown('inboxfiles') }],
  ['an inbox file alone', post(purchases, { inboxFileId: UNKNOWN_ID }), { inboxFileId: unknown('inboxfiles') }],
  ['a creditor', post(purchases, { creditorId: UNKNOWN_ID }), { creditorId: unknown('creditors') }],
  ['an approval route', patch(`${purchases}/1`, { approvalRouteId: UNKNOWN_ID }), { approvalRouteId: unknown('approvalroutes') }],
  ['the account of a purchase', post(`${purchases}/1/lines`, { ...purchase, ledgerAccountId: UNKNOWN_ID }), { ledgerAccountId: unknown('ledgeraccounts') }],
  ['a cost center', post(`${purchases}/1/lines`, { ...purchase, costCenterId: UNKNOWN_ID }), { costCenterId: unknown('costcenters') }],
  ['a cost unit', post(`${invoices}/1/lines`, { ...text, costUnitId: UNKNOWN_ID }), { costUnitId: unknown('costunits') }],
  ['the country of a delivery', patch('/v1/salesorders/1', { deliveryAddress: { countryId: UNKNOWN_ID } }), { 'deliveryAddress.countryId': unknown('countries') }],
  ['the article of an order', patch('/v1/salesorderwithlines/1', { lines: [text, { bookingType: 'A', ArticleSku: 'NIX' }] }), { 'lines[1].ArticleSku': unknown('articles', 'NIX', 'ArticleSku') }],
  ['a journal', post(entries, { ...entry, JournalId: UNKNOWN_ID }), { JournalId: unknown('journals') }],
  [
    'the accounts, debtor and creditor of an entry',
    post('/v1/journalentrieswithlines', { ...entry, lines: [{ ...debit, debtorId: UNKNOWN_ID }, { ...debit, creditorId: UNKNOWN_ID }, { ledgerAccountId: UNKNOWN_ID, amountCredit: 2 }] }),
    { 'lines[0].debtorId': unknown('debtors'), 'lines[1].creditorId': unknown('creditors'), 'lines[2].ledgerAccountId': unknown('ledgeraccounts') },
  ],
  [
    'a sales type and a VAT code of two lines',
    post(withLines, { debtorId: 1, lines: [{ bookingType: 'V', salesTypeId: UNKNOWN_ID }, { ...text, vatCodeId: UNKNOWN_ID }] }),
    { 'lines[0].salesTypeId': unknown('SalesTypes'), 'lines[1].vatCodeId': unknown('vatcodes') },
  ],
];

const known = (key: 'number' | 'code', path: string, value: number, id: number, number = `${value}`) =>
  createMessage('referenceByKey', { by: 'id', value: String(value), path: `/v1/${path}`, id, key, number });
const account = (value: number, id: number, number = `${value}`) =>
  known('number', 'ledgeraccounts', value, id, number);

// biome-ignore format: a request a line.
const numbersForIds: Row[] = [
  ['a debtor', post(drafts, { debtorId: 10_002 }), { debtorId: known('number', 'debtors', 10_002, 2) }],
  ['a creditor', post(purchases, { creditorId: 20_002 }), { creditorId: known('number', 'creditors', 20_002, 2) }],
  ['an account of a line', post(lines, { bookingType: 'G', ledgerAccountId: 8000 }), { ledgerAccountId: account(8000, 97) }],
  ['an account whose number begins with zeros', post(lines, { bookingType: 'G', ledgerAccountId: 115 }), { ledgerAccountId: account(115, 4, '0115') }],
  ['the account of a creditor', patch(`${creditors}/1`, { ledgerAccountId: 4000 }), { ledgerAccountId: account(4000, 56) }],
  ['a payment condition', patch(`${debtors}/1`, { paymentConditionId: 30 }), { paymentConditionId: known('code', 'paymentconditions', 30, 1) }],
  ['the account, the debtor and the creditor of an entry', post('/v1/journalentrieswithlines', { ...entry, lines: [{ ...debit, debtorId: 10_002 }, { ...debit, creditorId: 20_002 }, { ledgerAccountId: 8000, amountCredit: 2 }] }), { 'lines[0].debtorId': known('number', 'debtors', 10_002, 2), 'lines[1].creditorId': known('number', 'creditors', 20_002, 2), 'lines[2].ledgerAccountId': account(8000, 97) }],
  ['the account of a payment', post('/_sandbox/administrations/1/salesinvoices/12/pay', { ledgerAccountId: 1100 }), { ledgerAccountId: account(1100, 18) }],
];

it.each(numbersForIds)(
  'a number in place of an identifier names the record that has it: %s',
  async (_what, request, errors) => expectInvalid({ ...request, errors }),
);

const referrers = [...sandboxContract.resources.values()].filter(
  ({ fields, hasTable, parent }) =>
    hasTable &&
    fields.some(({ references: target }) => {
      const isDeletable = target && sandboxContract.resources.get(target.resource)?.input !== undefined;
      return isDeletable && target.resource !== parent?.resource;
    }),
);

it.each(referrers)('messages have a name for $name, whose records keep others from being deleted', ({ name }) => {
  for (const catalogue of Object.values(catalogues)) expect(Object.keys(catalogue)).toContain(`resource.${name}`);
});

const wrongCode = createMessage('postalCodeNotDutch');
// biome-ignore format: a request a line.
const postalCodes: Row[] = [
  ...['12', '1234', '0123 AB', '1234 A', '1234  AB', '1234-AB', 'AB 1234', '12345 AB'].map((postalCode): Row =>
    [postalCode, post(debtors, { ...debtor, address: { postalCode, countryId: 1 } }), { 'address.postalCode': wrongCode }]),
  ['of a creditor', patch(`${creditors}/1`, { address: { postalCode: '12', countryId: 1 } }), { 'address.postalCode': wrongCode }],
  ['of a draft', post(drafts, { debtorId: 1, invoiceAddress: { postalCode: '12', countryId: 1 } }), { 'invoiceAddress.postalCode': wrongCode }],
  ['of an invoice', post(invoices, { debtorId: 1, invoiceAddress: { postalCode: '12', countryId: 1 } }), { 'invoiceAddress.postalCode': wrongCode }],
  ['of a delivery', patch('/v1/salesorders/1', { deliveryAddress: { postalCode: '12', countryId: 1 } }), { 'deliveryAddress.postalCode': wrongCode }],
];

it.each(postalCodes)('a Dutch postal code has its form: %s', async (_what, request, errors) =>
  expectInvalid({ ...request, errors }),
);

it.each([
  { postalCode: '1234 AB', countryId: 1 },
  { postalCode: '1234ab', countryId: 1 },
  { postalCode: '12', countryId: 2 },
  { postalCode: '12' },
  { postalCode: null, countryId: 1 },
])('an address is stored as it is sent: %j', async (address) => {
  const { status, body } = await sandbox.call(debtors, { body: { ...debtor, address } });
  expect([status, body.address]).toEqual([201, expect.objectContaining(address)]);
  await sandbox.call(body._meta.self, { method: 'DELETE' });
});

/** How often the records of a list, or their lines, have a value of a field. */
async function getCount(list: string, field: string, value: unknown, part?: 'lines'): Promise<number> {
  const { status, body } = await sandbox.call(`${list}${list.includes('?') ? '&' : '?'}pageSize=1000`);
  expect([status, body._meta.pageCount]).toEqual([200, 1]);
  const records: Record<string, unknown>[] = body._data;
  const all = part ? records.flatMap(({ lines: own }) => own as Record<string, unknown>[]) : records;
  return all.filter((record) => record[field] === value).length;
}

/** The messages of what is in use: on which records, and how often. */
async function getUses(
  field: string,
  value: unknown,
  referrers: readonly (readonly [resource: string, list: string])[],
) {
  const uses: Message[] = [];
  for (const [resource, list] of referrers) {
    const count = await getCount(list, field, value, resource.endsWith('/lines') ? 'lines' : undefined);
    if (count > 0) uses.push(createMessage('inUse', { resource, count }));
  }
  expect(uses.length).toBeGreaterThan(0);
  return uses;
}

const entryLines = ['journalentries/lines', '/v1/journalentrieswithlines'] as const;
const same = (resource: string) => [resource, `/v1/${resource}`] as const;

const usesOfDebtor = () =>
  getUses('debtorId', 1, [same('draftsalesinvoices'), same('salesinvoices'), same('salesorders'), entryLines]);
const usesOfCreditor = () => getUses('creditorId', 1, [same('purchaseinvoices'), entryLines]);
const usesOfArticle = () =>
  getUses('ArticleSku', 'KAAS-JONG-500', [
    ['draftsalesinvoices/lines', withLines],
    ['salesinvoices/lines', '/v1/salesinvoiceswithlines'],
    ['salesorders/lines', '/v1/salesorderwithlines'],
  ]);
const usesOfDeletedArticle = async () => [...(await usesOfArticle()), createMessage('makeInactive')];

// biome-ignore format: a request a line.
it.each([
    ['a debtor is not deleted', remove(`${debtors}/1`), 'id', usesOfDebtor],
    ['a creditor is not deleted', remove('/v1/creditors/1'), 'id', usesOfCreditor],
    ['an article on a line is not deleted', remove(`${articles}/1`), 'id', usesOfDeletedArticle],
    ['an article on a line keeps its number', patch(`${articles}/1`, { ArticleSku: 'KAAS-ANDERS' }), 'ArticleSku', usesOfArticle],
    ['an article on a line keeps its number when it is replaced', put(`${articles}/1`, article), 'ArticleSku', usesOfArticle],
  ] as const)('referenced records cannot be deleted or renamed: %s', async (_what, request, field, uses) => expectInvalid({ ...request, errors: { [field]: await uses() } }));

const taken = (value: string, id = 2) => createMessage('notUnique', { value, id });
// biome-ignore format: a request a line.
const duplicates: Row[] = [
  ['a new debtor', post(debtors, { ...debtor, number: '10002' }), { number: taken('10002') }],
  ['a debtor', patch(`${debtors}/1`, { number: '10002' }), { number: taken('10002') }],
  ['a debtor that is replaced', put(`${debtors}/1`, { ...debtor, number: '10002' }), { number: taken('10002') }],
  ['a new article', post(articles, { ...article, ArticleSku: 'MES-KAAS' }), { ArticleSku: taken('MES-KAAS', 22) }],
  ['a creditor', patch(`${creditors}/1`, { number: '20002' }), { number: taken('20002') }],
  ['an article', patch(`${articles}/10`, { ArticleSku: 'MES-KAAS' }), { ArticleSku: taken('MES-KAAS', 22) }],
];

const sale = { bookingType: 'V', salesTypeId: 4 };
const large = { unitPrice: 99_999_999_999, quantity: 11 };
const tooMany = Array.from({ length: 11 }, () => ({ ...sale, unitPrice: large.unitPrice }));
const tooLarge = { unitPrice: createMessage('amountTooLarge') };
const notTurnover = createMessage('ledgerAccountNotTurnover');
// biome-ignore format: a request a line.
const bookings: Row[] = [
  ['on an account that is not of type 9', post(lines, { bookingType: 'G', ledgerAccountId: 1 }), { ledgerAccountId: notTurnover }],
  ['an inactive article', post(lines, { bookingType: 'A', ArticleSku: 'KWARK-500' }), { ArticleSku: createMessage('articleInactive') }],
  ['with a VAT code for purchases', post(lines, { ...sale, vatCodeId: 9 }), { vatCodeId: createMessage('vatCodeNotForSales') }],
  ['with an amount that is too large', post(lines, { ...sale, ...large }), tooLarge],
  ['text with an amount that is too large', post(lines, { ...text, ...large }), tooLarge],
  ['whose new amount is too large', patch(`${lines}/1`, { quantity: 999_999_999, unitPrice: 999_999 }), tooLarge],
  ['an invoice with a VAT code for purchases', post(`${invoices}/1/lines`, { ...sale, vatCodeId: 9 }), { vatCodeId: createMessage('vatCodeNotForSales') }],
  ['an invoice on an account that is not of type 9', post(`${invoices}/1/lines`, { bookingType: 'G', ledgerAccountId: 1 }), { ledgerAccountId: notTurnover }],
  ['an invoice with an amount that is too large', post(`${invoices}/1/lines`, { ...sale, ...large }), tooLarge],
  ['an order of an inactive article', patch('/v1/salesorderwithlines/1', { lines: [{ bookingType: 'A', ArticleSku: 'KWARK-500' }] }), { 'lines[0].ArticleSku': createMessage('articleInactive') }],
  ['a purchase with a VAT code for sales', post(`${purchases}/1/lines`, { ...purchase, vatCodeId: 1 }), { vatCodeId: createMessage('vatCodeNotForPurchases') }],
  ['a purchase with an amount that is too large', post(`${purchases}/1/lines`, { ...purchase, ...large }), tooLarge],
  [
    'that makes the total too large',
    post(withLines, { debtorId: 1, lines: tooMany }),
    { lines: createMessage('totalTooLarge', { limit: 999_999_999_999.99 }) },
  ],
  [
    'that makes the total of a VAT code too large',
    post(withLines, { debtorId: 1, lines: [...tooMany, { bookingType: 'V', salesTypeId: 1, unitPrice: -99_999_999_999, quantity: 3 }] }),
    { lines: createMessage('totalTooLarge', { limit: 999_999_999_999.99 }) },
  ],
  [
    'among others',
    patch(`${withLines}/1`, { lines: [text, { bookingType: 'G', ledgerAccountId: 1 }] }),
    { 'lines[1].ledgerAccountId': notTurnover },
  ],
];

const many = Array.from({ length: 1000 }, () => text);
it('rejects another line on a draft with the maximum number of lines', async () => {
  const { body: draft } = await sandbox.call(withLines, { body: { debtorId: 1, lines: many } });
  expect(draft.lines).toHaveLength(1000);
  const { status, body } = await sandbox.call(`${drafts}/${draft.id}/lines`, { body: text });
  expect([status, body.errors]).toEqual([400, { invoiceId: ['The number of lines may be at most 1000.'] }]);
  expect((await sandbox.call(draft._meta.self)).body.lines).toHaveLength(1000);
  await sandbox.call(draft._meta.self, { method: 'DELETE' });
});

const tooLate = { invoiceDate: createMessage('dueDateTooLate') };
const dates: Row[] = [
  ['the year 9999', post(drafts, { debtorId: 1, invoiceDate: '9999-12-31' }), tooLate],
  ['moved to a day too late to be paid', patch(`${drafts}/1`, { invoiceDate: '9999-12-15' }), tooLate],
];

const finals: Row[] = [
  ['a day too late to be paid', post(invoices, { debtorId: 1, invoiceDate: '9999-12-31' }), tooLate],
  ['moved to a day too late to be paid', patch(`${purchases}/1`, { invoiceDate: '9999-12-31' }), tooLate],
];

it('requires an approval route on purchase invoices only where the administration uses them', async () => {
  const [creditor] = (await sandbox.call('/v1/creditors', { tenant: 2 })).body._data;
  const [route] = (await sandbox.call('/v1/approvalroutes', { tenant: 2 })).body._data;
  const errors = { approvalRouteId: createMessage('approvalRouteRequired') };
  const body = { creditorId: creditor.id };
  await expectInvalid({ path: purchases, options: { body, tenant: 2 }, errors });
  const created = await sandbox.call(purchases, { body: { ...body, approvalRouteId: route.id }, tenant: 2 });
  expect(created.status).toBe(201);
  const path = new URL(created.body._meta.self).pathname;
  const emptied = { method: 'PATCH', body: { approvalRouteId: null }, tenant: 2 };
  await expectInvalid({ path, options: emptied, errors });
  await expectInvalid({ path, options: { method: 'PUT', body, tenant: 2 }, errors });
  const free = await sandbox.call(purchases, { body: { creditorId: 1 }, tenant: 1 });
  expect(free.status).toBe(201);
  await sandbox.call(free.body._meta.self, { method: 'DELETE' });
});

const kind = { typeId: 1, sddType: 1 };
const another = { IBAN: 'NL42TEST0000000002' };
const notTheirs = { IBAN: createMessage('ibanNotOfDebtor') };
const mandates: Row[] = [
  ['a debtor without an IBAN', post(`${debtors}/32/mandates`, kind), { IBAN: createMessage('debtorWithoutIban') }],
  ['for the bank account of another debtor', post(`${debtors}/1/mandates`, { ...kind, ...another }), notTheirs],
  ['moved to the bank account of another debtor', patch(`${debtors}/1/mandates/1`, another), notTheirs],
];

describe.each([
  ['an unknown reference', lostReferences],
  ['a duplicate number', duplicates],
  ['an invalid line', bookings],
  ['an invalid draft date', dates],
  ['an invalid invoice', finals],
  ['an invalid mandate', mandates],
])('rejection of %s', (_rule, rows) => {
  it.each(rows)('names the field and the rule for %s', (_what, request, errors) =>
    expectInvalid({ ...request, errors }),
  );
});
