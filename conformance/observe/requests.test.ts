import { expect, it } from 'vitest';
import { operations } from '../contract.ts';
import { judgeRequest } from './requests.ts';

/** Judges a 400 to a change of a purchase invoice line. */
function judge(body: object, errors: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const operation = operations.find(({ id }) => id === 'updatePurchaseInvoiceLine');
  if (!operation) throw new Error('updatePurchaseInvoiceLine is not in the contract.');
  const json = { status: 400, errors };
  const path = '/v1/purchaseinvoices/2/lines/2';
  const headers = [['content-type', 'application/json']] as const;
  const request = { method: 'PATCH', path, headers, body: Buffer.from(JSON.stringify(body)) };
  const responseHeaders = { 'content-type': 'application/problem+json' };
  const response = { status: 400, headers: responseHeaders, body: Buffer.from(JSON.stringify(json)) };
  return judgeRequest({ operation, description: '', request, response, json }).map(({ rule }) => rule);
}

const body = { ledgerAccountId: 'x', vatCodeId: 'y' };

it('finds a field of a wrong type that errors lacks', () => {
  expect(judge(body, { ledgerAccountId: ['wrong'] })).toEqual(['errors-all']);
  expect(judge(body, { ledgerAccountId: ['wrong'], vatCodeId: ['wrong'] })).toEqual([]);
});

it('accepts that an unpaired surrogate is reported before types are checked', () => {
  expect(judge({ ...body, ledgerAccountId: '\udc00' }, { ledgerAccountId: ['wrong'] })).toEqual([]);
});
