import { expect, it } from 'vitest';
import { operations } from '../contract.ts';
import { judgeRecord } from './records.ts';

/** The fields that a change of an invoice returns otherwise than sent. */
function judge(id: string, sent: object, returned: object): readonly string[] {
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`${id} is not in the contract.`);
  const path = '/v1/salesinvoices/15';
  const request = { method: operation.method, path, headers: [], body: Buffer.from(JSON.stringify(sent)) };
  const response = { status: 200, headers: {}, body: Buffer.from(JSON.stringify(returned)) };
  const exchange = { operation, description: '', request, response, json: returned };
  const issues = judgeRecord(() => undefined, exchange);
  return issues.filter(({ rule }) => rule.endsWith('-as-sent')).map(({ message }) => message);
}

it('finds a value that is not returned as it was sent', () => {
  const [message] = judge('replaceSalesInvoice', { reference: 'PO 17' }, { reference: 'PO 18' });
  expect(message).toBe('reference is "PO 18"; "PO 17" was sent.');
  expect(judge('replaceSalesInvoice', { reference: 'PO 17' }, { reference: 'PO 17' })).toEqual([]);
});

it('accepts that a derived value of a PUT follows what it is derived from, and of a PATCH does not', () => {
  expect(judge('replaceSalesInvoice', { bookPeriod: 3 }, { bookPeriod: 4 })).toEqual([]);
  expect(judge('updateSalesInvoice', { bookPeriod: 3 }, { bookPeriod: 4 })).toHaveLength(1);
});

it('accepts that a read-only value that PUT sends back follows its source', () => {
  expect(judge('replacePurchaseInvoiceLine', { amountExcludingVat: 199.98 }, { amountExcludingVat: 299.97 })).toEqual(
    [],
  );
  expect(judge('replaceSalesInvoice', { amountIncludingVat: 121 }, { amountIncludingVat: 242 })).toEqual([]);
  expect(judge('replacePurchaseInvoiceLine', { quantity: 9 }, { quantity: 6 })).toHaveLength(1);
});
