import { afterAll, describe, it } from 'vitest';
import { createMessage, createRejections, type Errors, type InvalidRequest } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const { expectInvalid, expectNothingStored } = createRejections(sandbox);

const required = createMessage('required');
const readOnly = createMessage('readOnlyField');
const didYouMean = (suggestion: string) => createMessage('unknownFieldDidYouMean', { suggestion });
const unknown = (fields: string) => createMessage('unknownField', { values: fields.split(' ') });
const FIELDS = {
  debtor:
    'number name debtorKindId paymentConditionId creditLimit remark contactName address email phone website vatNumber chamberOfCommerceNumber iban bic',
  draft: 'debtorId invoiceDate paymentConditionId dueDate invoiceAddress reference description remark paymentMethodId',
  line: 'description quantity unitPrice unitPriceIncludingVat discountPercentage vatCodeId costCenterId costUnitId bookingType',
  purchase:
    'ledgerAccountId description quantity unitPrice unitPriceIncludingVat discountPercentage vatCodeId amountVat costCenterId costUnitId',
} as const;
const mustBe = (...types: string[]) => createMessage('type', { types });
const oneOf = (...values: (string | number)[]) => createMessage('enum', { values });
const pattern = (example: string) => createMessage('pattern', { example });
const format = (name: string, example: string) => createMessage('format', { format: name, example });
const aDate = format('date', '2026-03-02');
const noDate = createMessage('dateUnknown', { date: '2026-02-30' });

/** A request to create a debtor, an article, a mandate, a draft or a line, with some fields put in. */
type Row = readonly [what: string, fields: object, errors: Errors];
const toCreate = (path: string, base: object, rows: readonly Row[]): [what: string, InvalidRequest][] =>
  rows.map(([what, fields, errors]) => [
    `${path}: ${what}`,
    { path, options: { body: { ...base, ...fields } }, errors },
  ]);

// biome-ignore format: a case a line.
const ofDebtors = toCreate('/v1/debtors', { name: 'Theehuis De Stille Pot', debtorKindId: 1 }, [
  ['an unknown field', { colour: 'red' }, { colour: unknown(FIELDS.debtor) }],
  ['a misspelt field', { emial: 'x@y.example' }, { emial: didYouMean('email') }],
  ['a field in another case', { vatnumber: 'NL1' }, { vatnumber: didYouMean('vatNumber') }],
  ['a misspelt field inside', { address: { stret: 'Kade' } }, { 'address.stret': didYouMean('street') }],
  ['no required field', { name: undefined, debtorKindId: undefined }, { name: required, debtorKindId: required }],
  ['text for a number', { debtorKindId: '1' }, { debtorKindId: createMessage('numberAsText', { example: '1' }) }],
  ['text for an object', { address: 'Kade 1' }, { address: mustBe('object', 'null') }],
  ['a list for text', { remark: ['a', 'b'] }, { remark: mustBe('string', 'null') }],
  ['null for a required field', { name: null }, { name: mustBe('string') }],
  ['an empty name', { name: '' }, { name: createMessage('minLength', { limit: 1 }) }],
  ['a name that is too long', { name: 'x'.repeat(101) }, { name: createMessage('maxLength', { limit: 100 }) }],
  ['no email address', { email: 'x' }, { email: format('email', 'administratie@zonnestraal.example') }],
  ['half a cent', { creditLimit: 1.005 }, { creditLimit: createMessage('scale', { scale: 2 }) }],
  ['a negative limit', { creditLimit: -1 }, { creditLimit: createMessage('minimum', { limit: 0 }) }],
  ['an identifier past the largest', { debtorKindId: 2 ** 31 }, { debtorKindId: createMessage('maximum', { limit: 2_147_483_647 }) }],
  ['an identifier of its own', { id: 7 }, { id: readOnly }],
  ['the _meta of a record that was read', { _meta: {} }, { _meta: readOnly }],
  ['several mistakes at once', { name: 5, colour: 'red' }, { name: mustBe('string'), colour: unknown(FIELDS.debtor) }],
]);

// biome-ignore format: a case a line.
const ofArticles = toCreate('/v1/articles', { ArticleSku: 'KAAS-NIEUW', description: 'Nieuwe kaas', SalesTypeId: 2 }, [
  ['stock, which only orders change', { currentStock: 5 }, { currentStock: readOnly }],
  ['a price with a comma', { unitPrice: '19,95' }, { unitPrice: createMessage('numberAsText', { example: '19.95' }) }],
  ['a price with thousands', { unitPrice: '-1.234,5' }, { unitPrice: createMessage('numberAsText', { example: '-1234.5' }) }],
  ['a price with English thousands', { unitPrice: '1,234.50' }, { unitPrice: createMessage('numberAsText', { example: '1234.50' }) }],
  ['a price with a currency', { unitPrice: '€ 5' }, { unitPrice: mustBe('number') }],
  ['a space in the article number', { ArticleSku: 'A B' }, { ArticleSku: pattern('KAAS-JONG-500') }],
  ['the field of a line', { salesTypeId: 2 }, { salesTypeId: didYouMean('SalesTypeId') }],
]);

// biome-ignore format: a case a line.
const ofMandates = toCreate('/v1/debtors/1/mandates', { typeId: 2, sddType: 1 }, [
  ['an unknown type', { typeId: 3 }, { typeId: oneOf(1, 2) }],
  ['a debtor, which the path names', { debtorId: 1 }, { debtorId: readOnly }],
  ['an impossible date', { signdate: '2026-02-30' }, { signdate: noDate }],
]);

// biome-ignore format: a case a line.
const ofDrafts = toCreate('/v1/draftsalesinvoices', { debtorId: 1 }, [
  ['an impossible date', { invoiceDate: '2026-02-30' }, { invoiceDate: noDate }],
  ['a day with a time', { invoiceDate: '2026-02-03T00:00:00Z' }, { invoiceDate: [createMessage('maxLength', { limit: 10 }), aDate] }],
  ['a total', { amountVat: 5, vatTotals: [] }, { amountVat: readOnly, vatTotals: readOnly }],
  ['a due date before the invoice date', { invoiceDate: '2026-03-02', dueDate: '2026-03-01' }, { dueDate: createMessage('dueDateBeforeInvoice') }],
  ['lines, which belong to the other resource', { lines: [] }, { lines: createMessage('linesElsewhere', { path: '/v1/draftsalesinvoiceswithlines' }) }],
]);

const text = { bookingType: 'T', description: 'Dank u' };
// biome-ignore format: a case a line.
const ofLines = toCreate('/v1/draftsalesinvoiceswithlines', { debtorId: 1, lines: [text] }, [
  ['no lines', { lines: undefined }, { lines: required }],
  ['an empty list of lines', { lines: [] }, { lines: createMessage('minItems', { limit: 1 }) }],
  ['an object for the lines', { lines: {} }, { lines: mustBe('array') }],
  ['a line that is not an object', { lines: [text, null, 7] }, { 'lines[1]': mustBe('object'), 'lines[2]': mustBe('object') }],
  ['an unknown booking type', { lines: [{ bookingType: 'X' }] }, { 'lines[0].bookingType': oneOf('A', 'V', 'G', 'T') }],
  ['no booking type', { lines: [{ salesTypeId: 1 }] }, { 'lines[0].bookingType': required }],
  ['an article line without an article', { lines: [{ bookingType: 'A' }] }, { 'lines[0].ArticleSku': required }],
  ['a third line without an account', { lines: [text, text, { bookingType: 'G' }] }, { 'lines[2].ledgerAccountId': required }],
  [
    'the reference of another booking type',
    { lines: [{ ...text, salesTypeId: 1 }] },
    { 'lines[0].salesTypeId': unknown(FIELDS.line) },
  ],
  ['an amount of a line', { lines: [{ ...text, amountVat: 1 }] }, { 'lines[0].amountVat': readOnly }],
  [
    'a discount over 100%',
    { lines: [{ ...text, discountPercentage: 100.5 }] },
    { 'lines[0].discountPercentage': createMessage('maximum', { limit: 100 }) },
  ],
  [
    'faults in header and lines',
    { debtorId: '1', lines: [{ ...text, quantity: null }] },
    {
      debtorId: createMessage('numberAsText', { example: '1' }),
      'lines[0].quantity': mustBe('number'),
    },
  ],
]);

const party = (field: string) => ({ [field]: createMessage('oneOfRequired', { fields: [field, 'inboxFileId'] }) });
const anArticle = { bookingType: 'A', ArticleSku: 'KAAS-JONG-500' };
const purchase = { ledgerAccountId: 73, unitPrice: 45 };
const entry = { JournalId: 1, bookYear: 2026, bookPeriod: 3, sourceDocumentNumber: 'MEM-X' };
const year = (limit: number, key: 'minimum' | 'maximum') => ({ bookYear: createMessage(key, { limit }) });
// biome-ignore format: a case a line.
const ofInvoices = [
  ...toCreate('/v1/salesinvoices', {}, [
    ['neither debtor nor file', {}, party('debtorId')],
    ['a file, which the platform sets', { debtorId: 1, fileId: 1 }, { fileId: readOnly }],
    ['a number that ends with a hyphen', { debtorId: 1, invoiceNumber: '1-' }, { invoiceNumber: createMessage('pattern', { example: '20260001' }) }],
    ['null for a debtor', { debtorId: null, inboxFileId: 1 }, { debtorId: mustBe('integer') }],
  ]),
  ...toCreate('/v1/salesinvoiceswithlines', { lines: [text] }, [
    ['a file and no debtor', { inboxFileId: 1 }, { debtorId: required }],
  ]),
  ...toCreate('/v1/purchaseinvoices', {}, [
    ['neither creditor nor file', { invoiceNumber: 'LF-1' }, party('creditorId')],
    ['a due date before the invoice date', { creditorId: 1, invoiceDate: '2026-03-02', dueDate: '2026-03-01' }, { dueDate: createMessage('dueDateBeforeInvoice') }],
  ]),
  ...toCreate('/v1/purchaseinvoiceswithlines', { creditorId: 1, lines: [purchase] }, [
    ['no creditor', { creditorId: undefined }, { creditorId: required }],
    ['a line without account and price', { lines: [purchase, {}] }, { 'lines[1].ledgerAccountId': required, 'lines[1].unitPrice': required }],
    ['a booking type', { lines: [{ ...purchase, bookingType: 'G' }] }, { 'lines[0].bookingType': unknown(FIELDS.purchase) }],
  ]),
  ...toCreate('/v1/salesorderwithlines', { debtorId: 1, lines: [anArticle] }, [
    ['text only', { lines: [text] }, { lines: createMessage('articleLineRequired') }],
    ['a line of another booking type', { lines: [anArticle, { bookingType: 'V', salesTypeId: 1 }] }, { 'lines[1].bookingType': oneOf('A', 'T') }],
  ]),
  ...toCreate('/v1/journalentries', entry, [
    ['a name in another case', { journalId: 1, JournalId: undefined }, { JournalId: required, journalId: didYouMean('JournalId') }],
    ['a status', { status: 'processed' }, { status: readOnly }],
    ['a year before there were computers', { bookYear: 1899 }, year(1900, 'minimum')],
  ]),
  ...toCreate('/v1/journalentries/1/lines', { ledgerAccountId: 73 }, [
    ['neither debit nor credit', {}, { amountDebit: createMessage('oneOfRequired', { fields: ['amountDebit', 'amountCredit'] }) }],
  ]),
];

describe('creation', () => {
  afterAll(expectNothingStored);
  it.each([...ofDebtors, ...ofArticles, ...ofMandates, ...ofDrafts, ...ofLines, ...ofInvoices])(
    'is rejected for %s',
    (_what, refused) => expectInvalid(refused),
  );
});

const line = '/v1/draftsalesinvoices/1/lines/1';
// biome-ignore format: a case a line.
const changes: readonly (readonly [path: string, what: string, body: object, errors: Errors])[] = [
  ['/v1/debtors/1', 'nothing', {}, { body: createMessage('minProperties') }],
  ['/v1/debtors/1', 'a name to null', { name: null }, { name: mustBe('string') }],
  ['/v1/debtors/1', 'an unknown field', { emial: 'x' }, { emial: didYouMean('email') }],
  ['/v1/debtors/1', 'the identifier', { id: 2 }, { id: readOnly }],
  ['/v1/debtors/1', 'an empty number', { number: '' }, { number: [createMessage('minLength', { limit: 1 })] }],
  ['/v1/debtors/1/mandates/1', 'the debtor', { debtorId: 2 }, { debtorId: readOnly }],
  ['/v1/articles/1', 'the stock', { currentStock: 1 }, { currentStock: readOnly }],
  ['/v1/draftsalesinvoiceswithlines/1', 'the lines to none', { lines: [] }, { lines: createMessage('minItems', { limit: 1 }) }],
  [line, 'nothing', {}, { body: createMessage('minProperties') }],
  [line, 'the booking type to none', { bookingType: 'X' }, { bookingType: oneOf('A', 'V', 'G', 'T') }],
  [line, 'the booking type alone', { bookingType: 'V' }, { salesTypeId: required }],
  [line, 'a reference of another booking type', { salesTypeId: 1 }, { salesTypeId: unknown(`${FIELDS.line} ArticleSku`) }],
  [line, 'an amount', { amountVat: 1 }, { amountVat: readOnly }],
];

describe('update', () => {
  afterAll(expectNothingStored);
  it.each(changes)('is rejected for %s: %s', (path, _what, body, errors) =>
    expectInvalid({ path, options: { method: 'PATCH', body }, errors }),
  );
});

describe('replacement', () => {
  afterAll(expectNothingStored);
  it.each([
    ['/v1/debtors/1', { name: 'X' }, { debtorKindId: required }],
    ['/v1/debtors/1/mandates/1', {}, { body: createMessage('minProperties', { limit: 1 }) }],
    ['/v1/articles/1', { ArticleSku: 'KAAS-JONG-500', SalesTypeId: 2 }, { description: required }],
    ['/v1/draftsalesinvoices/1', {}, { debtorId: required }],
    [line, { bookingType: 'A' }, { ArticleSku: required }],
    ['/v1/draftsalesinvoiceswithlines/1', { debtorId: 1 }, { lines: required }],
  ])('is rejected at %s without a required field', (path, body, errors) =>
    expectInvalid({ path, options: { method: 'PUT', body }, errors }),
  );
});
