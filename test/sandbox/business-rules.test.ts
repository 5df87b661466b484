import { afterEach, beforeAll, expect, it } from 'vitest';
import { createContract } from '../../contract/contract.ts';
import { catalogues } from '../../mocks/messages/catalogues.ts';
import { NOW } from '../support/books.ts';
import { bundle } from '../support/contract.ts';
import { createRejections } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';
import { describeRejections, type Rejected } from './rejections.ts';

const sandbox = useSandbox({ clock: NOW });
const { call } = sandbox;
const { expectNothingStored } = createRejections(sandbox);
beforeAll(async () => {
  await call('/_sandbox/administrations/1/modules', { method: 'PATCH', body: { costCenters: true } });
});
afterEach(expectNothingStored);

const drafts = 'draftsalesinvoices';
const lines = `${drafts}/1/lines`;
const withLines = 'draftsalesinvoiceswithlines';
const debtor = { name: 'Theehuis De Stille Pot', debtorKindId: 1 };
const article = { ArticleSku: 'KAAS-NIEUW', description: 'Nieuwe kaas', SalesTypeId: 2 };
const text = { bookingType: 'T', description: 'Dank u' };
const sale = { bookingType: 'V', salesTypeId: 4 };
const purchase = { ledgerAccountId: 73, unitPrice: 45 };
const entry = { JournalId: 1, bookYear: 2026, bookPeriod: 3, sourceDocumentNumber: 'MEM-X' };
const debit = { ledgerAccountId: 73, amountDebit: 1 };

/** An identifier that nothing has. */
const none = 2_147_483_647;
const nothing = { bookingType: 'A', ArticleSku: 'NIX' };

const unknownReferences: readonly Rejected[] = [
  ['a debtor kind', 'POST', 'debtors', { ...debtor, debtorKindId: none }],
  ['a payment condition', 'PATCH', 'debtors/1', { paymentConditionId: none }],
  ['a country', 'PATCH', 'debtors/1', { address: { countryId: none } }],
  ['a sales type', 'POST', 'articles', { ...article, SalesTypeId: none }],
  ['a debtor', 'POST', drafts, { debtorId: none }],
  ['another debtor', 'PUT', `${drafts}/1`, { debtorId: none }],
  ['an article', 'POST', lines, nothing],
  ['an account', 'POST', lines, { bookingType: 'G', ledgerAccountId: none }],
  ['a VAT code', 'PATCH', `${lines}/1`, { vatCodeId: none }],
  ['a creditor kind', 'POST', 'creditors', { name: 'X', creditorKindId: none }],
  ['the account of a creditor', 'PATCH', 'creditors/1', { ledgerAccountId: none }],
  ['an inbox file', 'POST', 'salesinvoices', { debtorId: 1, inboxFileId: none }],
  ['an inbox file alone', 'POST', 'purchaseinvoices', { inboxFileId: none }],
  ['a creditor', 'POST', 'purchaseinvoices', { creditorId: none }],
  ['an approval route', 'PATCH', 'purchaseinvoices/1', { approvalRouteId: none }],
  ['the account of a purchase', 'POST', 'purchaseinvoices/1/lines', { ...purchase, ledgerAccountId: none }],
  ['a cost center', 'POST', 'purchaseinvoices/1/lines', { ...purchase, costCenterId: none }],
  ['a cost unit', 'POST', 'salesinvoices/1/lines', { ...text, costUnitId: none }],
  ['the country of a delivery', 'PATCH', 'salesorders/1', { deliveryAddress: { countryId: none } }],
  ['the article of an order', 'PATCH', 'salesorderwithlines/1', { lines: [text, nothing] }],
  ['a journal', 'POST', 'journalentries', { ...entry, JournalId: none }],
  [
    'a sales type of a new line',
    'PUT',
    `${withLines}/1`,
    { debtorId: 2, lines: [text, { ...sale, salesTypeId: none }] },
  ],
  ['the accounts, debtor and creditor of an entry', 'POST', 'journalentrieswithlines', createEntry(none, none, none)],
  [
    ...(['a sales type and a VAT code of two lines', 'POST', withLines] as const),
    {
      debtorId: 1,
      lines: [
        { bookingType: 'V', salesTypeId: none },
        { ...text, vatCodeId: none },
      ],
    },
  ],
];

function createEntry(debtorId: number, creditorId: number, ledgerAccountId: number) {
  return {
    ...entry,
    lines: [
      { ...debit, debtorId },
      { ...debit, creditorId },
      { ledgerAccountId, amountCredit: 2 },
    ],
  };
}

const numbersForIds: readonly Rejected[] = [
  ['a debtor', 'POST', drafts, { debtorId: 10_002 }],
  ['a creditor', 'POST', 'purchaseinvoices', { creditorId: 20_002 }],
  ['an account of a line', 'POST', lines, { bookingType: 'G', ledgerAccountId: 8000 }],
  ['an account whose number begins with zeros', 'POST', lines, { bookingType: 'G', ledgerAccountId: 115 }],
  ['the account of a creditor', 'PATCH', 'creditors/1', { ledgerAccountId: 4000 }],
  ['a payment condition', 'PATCH', 'debtors/1', { paymentConditionId: 30 }],
  ['what an entry names', 'POST', 'journalentrieswithlines', createEntry(10_002, 20_002, 8000)],
  ['a payment', 'POST', '/_sandbox/administrations/1/salesinvoices/12/pay', { ledgerAccountId: 1100 }],
];

const noPostalCode = { postalCode: '12', countryId: 1 };
const postalCodes: readonly Rejected[] = [
  ...['12', '1234', '0123 AB', '1234 A', '1234  AB', '1234-AB', 'AB 1234', '12345 AB'].map(
    (postalCode): Rejected => [postalCode, 'POST', 'debtors', { ...debtor, address: { postalCode, countryId: 1 } }],
  ),
  ['of a creditor', 'PATCH', 'creditors/1', { address: noPostalCode }],
  ['of a draft', 'POST', drafts, { debtorId: 1, invoiceAddress: noPostalCode }],
  ['of an invoice', 'POST', 'salesinvoices', { debtorId: 1, invoiceAddress: noPostalCode }],
  ['of a delivery', 'PATCH', 'salesorders/1', { deliveryAddress: noPostalCode }],
];

const inUse: readonly Rejected[] = [
  ['a debtor is not deleted', 'DELETE', 'debtors/1'],
  ['a creditor is not deleted', 'DELETE', 'creditors/1'],
  ['an article on a line is not deleted', 'DELETE', 'articles/1'],
  ['an article on a line keeps its number', 'PATCH', 'articles/1', { ArticleSku: 'KAAS-ANDERS' }],
  ['an article on a line keeps its number when it is replaced', 'PUT', 'articles/1', article],
];

const duplicates: readonly Rejected[] = [
  ['a new debtor', 'POST', 'debtors', { ...debtor, number: '10002' }],
  ['a debtor', 'PATCH', 'debtors/1', { number: '10002' }],
  ['a debtor that is replaced', 'PUT', 'debtors/1', { ...debtor, number: '10002' }],
  ['a new article', 'POST', 'articles', { ...article, ArticleSku: 'MES-KAAS' }],
  ['a creditor', 'PATCH', 'creditors/1', { number: '20002' }],
  ['an article', 'PATCH', 'articles/10', { ArticleSku: 'MES-KAAS' }],
];

const large = { unitPrice: 99_999_999_999, quantity: 11 };
const tooMany = Array.from({ length: 11 }, () => ({ ...sale, unitPrice: large.unitPrice }));
const negative = { bookingType: 'V', salesTypeId: 1, unitPrice: -large.unitPrice, quantity: 3 };
const onBalance = { bookingType: 'G', ledgerAccountId: 1 };
const inactive = { bookingType: 'A', ArticleSku: 'KWARK-500' };

const invalidLines: readonly Rejected[] = [
  ['on an account that is not of type 9', 'POST', lines, onBalance],
  ['an inactive article', 'POST', lines, inactive],
  ['with a VAT code for purchases', 'POST', lines, { ...sale, vatCodeId: 9 }],
  ['with an amount that is too large', 'POST', lines, { ...sale, ...large }],
  ['text with an amount that is too large', 'POST', lines, { ...text, ...large }],
  ['whose new amount is too large', 'PATCH', `${lines}/1`, { quantity: 999_999_999, unitPrice: 999_999 }],
  ['an invoice with a VAT code for purchases', 'POST', 'salesinvoices/1/lines', { ...sale, vatCodeId: 9 }],
  ['an invoice on an account that is not of type 9', 'POST', 'salesinvoices/1/lines', onBalance],
  ['an invoice with an amount that is too large', 'POST', 'salesinvoices/1/lines', { ...sale, ...large }],
  ['an order of an inactive article', 'PATCH', 'salesorderwithlines/1', { lines: [inactive] }],
  ['a purchase with a VAT code for sales', 'POST', 'purchaseinvoices/1/lines', { ...purchase, vatCodeId: 1 }],
  ['a purchase with an amount that is too large', 'POST', 'purchaseinvoices/1/lines', { ...purchase, ...large }],
  ['that makes the total too large', 'POST', withLines, { debtorId: 1, lines: tooMany }],
  ['that makes the total of a VAT code too large', 'POST', withLines, { debtorId: 1, lines: [...tooMany, negative] }],
  ['among others', 'PATCH', `${withLines}/1`, { lines: [text, onBalance] }],
];

const dates: readonly Rejected[] = [
  ['the year 9999', 'POST', drafts, { debtorId: 1, invoiceDate: '9999-12-31' }],
  ['moved to a day too late to be paid', 'PATCH', `${drafts}/1`, { invoiceDate: '9999-12-15' }],
  ['an invoice of a day too late to be paid', 'POST', 'salesinvoices', { debtorId: 1, invoiceDate: '9999-12-31' }],
  ['an invoice moved to such a day', 'PATCH', 'purchaseinvoices/1', { invoiceDate: '9999-12-31' }],
];

const kind = { typeId: 1, sddType: 1 };
const another = { IBAN: 'NL42TEST0000000002' };
const mandates: readonly Rejected[] = [
  ['a debtor without an IBAN', 'POST', 'debtors/32/mandates', kind],
  ['for the bank account of another debtor', 'POST', 'debtors/1/mandates', { ...kind, ...another }],
  ['moved to the bank account of another debtor', 'PATCH', 'debtors/1/mandates/1', another],
];

it('a request that breaks a rule of bookkeeping is told the field and the rule', async () => {
  const told = await describeRejections(call, {
    'An unknown reference': unknownReferences,
    'A number in place of an identifier, which names the record that has it': numbersForIds,
    'A Dutch postal code without its form': postalCodes,
    'What is in use: where, and how often': inUse,
    'A duplicate number': duplicates,
    'An invalid line': invalidLines,
    'An invalid date': dates,
    'An invalid mandate': mandates,
  });
  await expect(told).toMatchFileSnapshot('__snapshots__/business-rules.txt');
});

const contract = createContract(bundle);
const referrers = [...contract.resources.values()].filter(
  ({ fields, hasTable, parent }) =>
    hasTable &&
    fields.some(({ references: target }) => {
      const isDeletable = target && contract.resources.get(target.resource)?.input !== undefined;
      return isDeletable && target.resource !== parent?.resource;
    }),
);

it.each(referrers)('messages have a name for $name, whose records keep others from being deleted', ({ name }) => {
  for (const catalogue of Object.values(catalogues)) expect(Object.keys(catalogue)).toContain(`resource.${name}`);
});

it.each([
  { postalCode: '1234 AB', countryId: 1 },
  { postalCode: '1234ab', countryId: 1 },
  { postalCode: '12', countryId: 2 },
  { postalCode: '12' },
  { postalCode: null, countryId: 1 },
])('an address is stored as it is sent: %j', async (address) => {
  const { status, body } = await call('/v1/debtors', { body: { ...debtor, address } });
  expect([status, body.address]).toEqual([201, expect.objectContaining(address)]);
  await call(body._meta.self, { method: 'DELETE' });
});

it('rejects another line on a draft with the maximum number of lines', async () => {
  const many = Array.from({ length: 1000 }, () => text);
  const { body: draft } = await call(`/v1/${withLines}`, { body: { debtorId: 1, lines: many } });
  const { status, body } = await call(`/v1/${drafts}/${draft.id}/lines`, { body: text });
  expect([status, body.errors]).toEqual([400, { invoiceId: ['The number of lines may be at most 1000.'] }]);
  expect((await call(draft._meta.self)).body.lines).toHaveLength(1000);
  await call(draft._meta.self, { method: 'DELETE' });
});

it('requires an approval route on purchase invoices only where the administration uses them', async () => {
  const ofSecond: typeof call = (path, options) => call(path, { ...options, tenant: 2 });
  const [[creditor], [route]] = [
    (await ofSecond('/v1/creditors')).body._data,
    (await ofSecond('/v1/approvalroutes')).body._data,
  ];
  const required = [400, { approvalRouteId: ['This administration uses approval routes: name one.'] }];
  const body = { creditorId: creditor.id };
  const send = async (path: string, method: string, sent: object) => {
    const reply = await ofSecond(path, { method, body: sent });
    return [reply.status, reply.body.errors];
  };
  expect(await send('/v1/purchaseinvoices', 'POST', body)).toEqual(required);
  const created = await ofSecond('/v1/purchaseinvoices', { body: { ...body, approvalRouteId: route.id } });
  expect(created.status).toBe(201);
  expect(await send(created.body._meta.self, 'PATCH', { approvalRouteId: null })).toEqual(required);
  expect(await send(created.body._meta.self, 'PUT', body)).toEqual(required);
  const free = await call('/v1/purchaseinvoices', { body: { creditorId: 1 } });
  expect(free.status).toBe(201);
  await call(free.body._meta.self, { method: 'DELETE' });
});
