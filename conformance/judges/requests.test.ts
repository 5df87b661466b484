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

it('finds a response of a media type that was not accepted, where the contract documents 406', () => {
  const judgeAccept = (id: string): readonly string[] => {
    const operation = operations.find((candidate) => candidate.id === id);
    if (!operation) throw new Error(`${id} is not in the contract.`);
    const headers = [
      ['authorization', 'Bearer token'],
      ['accept', ';;;,'],
    ] as const;
    const request = { method: operation.method, path: operation.path, headers, body: undefined };
    const response = { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from('{}') };
    return judgeRequest({ operation, description: '', request, response, json: {} }).map(({ rule }) => rule);
  };
  expect(judgeAccept('listCountries')).toEqual(['not-acceptable']);
  expect(judgeAccept('requestToken')).toEqual([]);
});

const body = { ledgerAccountId: 'x', vatCodeId: 'y' };

it('finds a field of a wrong type that errors lacks', () => {
  expect(judge(body, { ledgerAccountId: ['wrong'] })).toEqual(['errors-all']);
  expect(judge(body, { ledgerAccountId: ['wrong'], vatCodeId: ['wrong'] })).toEqual([]);
});

it.each(['unitPrice', 'UnitPrice', 'body', 'invoiceId', 'lineId', 'X-Tenant-Id', 'foo.bar'])(
  'accepts errors of what the request can have: %s',
  (name) => expect(judge({ foo: {} }, { [name]: ['wrong'] })).toEqual([]),
);

it.each(['invoiceDate', 'lines', 'lines[0].unitPrice', 'id', 'unitPrice.amount', 'pageSize'])(
  'finds errors of what the request cannot have: %s',
  (name) => expect(judge({ unitPrice: 1 }, { [name]: ['wrong'] })).toEqual(['errors']),
);

it('accepts that an unpaired surrogate is reported before types are checked', () => {
  expect(judge({ ...body, ledgerAccountId: '\udc00' }, { ledgerAccountId: ['wrong'] })).toEqual([]);
});

it.each([
  [{ name: 'A' }, 'creditor-kind-required'],
  [{ name: 'A', creditorKindId: null }, 'creditor-kind-required'],
  [{ name: 'A', creditorKindId: 10_000_000_001 }, undefined],
  [{ name: 'A', creditorKindId: 'k-1' }, undefined],
])('accepting the creditor %j breaks the documented statement %s', (sent, statement) => {
  const operation = operations.find(({ id }) => id === 'createCreditor');
  if (!operation) throw new Error('createCreditor is not in the contract.');
  const headers = [
    ['authorization', 'Bearer token'],
    ['content-type', 'application/json'],
  ] as const;
  const request = { method: 'POST', path: '/v1/creditors', headers, body: Buffer.from(JSON.stringify(sent)) };
  const response = { status: 201, headers: { 'content-type': 'application/json' }, body: Buffer.from('{}') };
  const [issue] = judgeRequest({ operation, description: '', request, response, json: {} });
  expect([issue?.rule, issue?.provenance?.[0]]).toEqual(['accepted-body', statement]);
});
