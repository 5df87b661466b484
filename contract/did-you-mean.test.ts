import { expect, it } from 'vitest';
import { findClosest, findSimilar } from './did-you-mean.ts';

const names = ['name', 'number', 'iban', 'paymentConditionId'];

it.each([
  ['nmae', 'name'],
  ['Name', 'name'],
  ['paymentconditionid', 'paymentConditionId'],
  ['nummer', 'number'],
])('suggests for %s the name %s', (written, meant) => {
  expect(findClosest(written, names)).toBe(meant);
});

it.each(['foo', 'x', 'paymentTermId', ''])('suggests nothing for %j', (written) => {
  expect(findClosest(written, names)).toBeUndefined();
});

const invoice = [
  'debtorId',
  'invoiceDate',
  'paymentConditionId',
  'dueDate',
  'invoiceAddress',
  'reference',
  'description',
  'remark',
  'invoiceNumber',
  'bookYear',
  'bookPeriod',
  'inboxFileId',
  'lines',
];
const line = [
  'description',
  'quantity',
  'unitPrice',
  'unitPriceIncludingVat',
  'discountPercentage',
  'vatCodeId',
  'costCenterId',
  'costUnitId',
  'bookingType',
  'ArticleSku',
  'salesTypeId',
  'ledgerAccountId',
];
const debtor = [
  'number',
  'name',
  'debtorKindId',
  'paymentConditionId',
  'creditLimit',
  'remark',
  'contactName',
  'address',
  'email',
  'phone',
  'website',
  'vatNumber',
  'chamberOfCommerceNumber',
  'iban',
  'bic',
];
const address = ['street', 'houseNumber', 'postalCode', 'city', 'countryId'];

it.each([
  ['date', invoice, 'invoiceDate'],
  ['paymentTermId', invoice, 'paymentConditionId'],
  ['paymentDueDate', invoice, 'dueDate'],
  ['billingAddress', invoice, 'invoiceAddress'],
  ['debtor', invoice, 'debtorId'],
  ['debtorCode', invoice, 'debtorId'],
  ['fiscalYear', invoice, 'bookYear'],
  ['period', invoice, 'bookPeriod'],
  ['invoiceLines', invoice, 'lines'],
  ['fileId', invoice, 'inboxFileId'],
  ['price', line, 'unitPrice'],
  ['priceExcludingVat', line, 'unitPrice'],
  ['price_excl_vat', line, 'unitPrice'],
  ['priceIncludingVat', line, 'unitPriceIncludingVat'],
  ['priceInclVat', line, 'unitPriceIncludingVat'],
  ['vatCode', line, 'vatCodeId'],
  ['vat', line, 'vatCodeId'],
  ['discount', line, 'discountPercentage'],
  ['sku', line, 'ArticleSku'],
  ['article', line, 'ArticleSku'],
  ['articleCode', line, 'ArticleSku'],
  ['ledger', line, 'ledgerAccountId'],
  ['accountId', line, 'ledgerAccountId'],
  ['costcentre_id', line, 'costCenterId'],
  ['salesType', line, 'salesTypeId'],
  ['phoneNumber', debtor, 'phone'],
  ['vatId', debtor, 'vatNumber'],
  ['kvkChamberNumber', debtor, 'chamberOfCommerceNumber'],
  ['postcode', address, 'postalCode'],
  ['country', address, 'countryId'],
  ['countryCode', address, 'countryId'],
  ['streetName', address, 'street'],
] as const)('suggests for %s a field that shares its words', (written, fields, meant) => {
  expect(findClosest(written, fields) ?? findSimilar(written, fields)).toBe(meant);
});

it.each([
  ['amount', line],
  ['customerId', invoice],
  ['colour', debtor],
  ['zip', address],
  ['', debtor],
] as const)('suggests nothing for %j, which shares no word with a field', (written, fields) => {
  expect(findClosest(written, fields) ?? findSimilar(written, fields)).toBeUndefined();
});
