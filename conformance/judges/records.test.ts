import { expect, it } from 'vitest';
import { createExchange } from '../../test/support/exchange.ts';
import { judgeRecord } from './records.ts';

it.each<readonly [what: string, operation: string, sent: object, returned: object, finding?: string]>([
  ['what was sent', 'replaceSalesInvoice', { reference: 'PO 17' }, { reference: 'PO 17' }],
  [
    ...(['another value', 'replaceSalesInvoice', { reference: 'PO 17' }, { reference: 'PO 18' }] as const),
    'reference is "PO 18"; "PO 17" was sent.',
  ],
  ['a derived value of a PUT', 'replaceSalesInvoice', { bookPeriod: 3 }, { bookPeriod: 4 }],
  [
    ...(['a derived value of a PATCH', 'updateSalesInvoice', { bookPeriod: 3 }, { bookPeriod: 4 }] as const),
    'bookPeriod is 4; 3 was sent.',
  ],
  ['a read-only value', 'replaceSalesInvoice', { amountIncludingVat: 121 }, { amountIncludingVat: 242 }],
  ['one of a line', 'replacePurchaseInvoiceLine', { amountExcludingVat: 199.98 }, { amountExcludingVat: 299.97 }],
  ['a quantity', 'replacePurchaseInvoiceLine', { quantity: 9 }, { quantity: 6 }, 'quantity is 6; 9 was sent.'],
])('%s that %s returns is judged', (_what, operation, sent, returned, finding) => {
  const issues = judgeRecord(
    () => undefined,
    createExchange(operation, { path: '/v1/x/15', sent, received: returned }),
  );
  const messages = issues.filter(({ rule }) => rule.endsWith('-as-sent')).map(({ message }) => message);
  expect(messages).toEqual(finding === undefined ? [] : [finding]);
});
