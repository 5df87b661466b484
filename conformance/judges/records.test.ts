import { expect, it } from 'vitest';
import { createExchange } from '../../test/support/exchange.ts';
import { judgeRecord } from './records.ts';

it.each([
  ['what was sent', 'replaceSalesInvoice', 'reference', 'PO 17', 'PO 17', ''],
  ['another text', 'replaceSalesInvoice', 'reference', 'PO 17', 'PO 18', 'reference is "PO 18"; "PO 17" was sent.'],
  ['another quantity', 'replacePurchaseInvoiceLine', 'quantity', 9, 6, 'quantity is 6; 9 was sent.'],
  ['a derived value that follows its source', 'replaceSalesInvoice', 'bookPeriod', 3, 4, ''],
  ['a derived value, which PATCH sets', 'updateSalesInvoice', 'bookPeriod', 3, 4, 'bookPeriod is 4; 3 was sent.'],
  ['a read-only value that follows its source', 'replaceSalesInvoice', 'amountIncludingVat', 121, 242, ''],
  ['a read-only value of a line', 'replacePurchaseInvoiceLine', 'amountExcludingVat', 199.98, 299.97, ''],
])('%s is judged as the response of %s', (_what, operation, field, sent, returned, finding) => {
  const parts = { path: '/v1/x/15', sent: { [field]: sent }, received: { [field]: returned } };
  const issues = judgeRecord(() => undefined, createExchange(operation, parts));
  const messages = issues.filter(({ rule }) => rule.endsWith('-as-sent')).map(({ message }) => message);
  expect(messages.join()).toBe(finding);
});
