import { describe, expect, it } from 'vitest';
import { createExchange } from '../../test/support/exchange.ts';
import { judgeRequest } from './requests.ts';

const authorization = ['authorization', 'Bearer token'] as const;

it.each([
  ['listCountries', ['not-acceptable']],
  ['requestToken', []],
])('A response of a media type that was not accepted is found where the contract documents 406: %s', (id, expected) => {
  const exchange = createExchange(id, { headers: [authorization, ['accept', ';;;,']], received: {} });
  expect(judgeRequest(exchange).map(({ rule }) => rule)).toEqual(expected);
});

describe('The errors of a rejected change', () => {
  /** Judges a 400 to a change of a purchase invoice line. */
  function judge(sent: object, ...names: readonly string[]): readonly string[] {
    const errors = Object.fromEntries(names.map((name) => [name, ['wrong']]));
    const parts = { path: '/v1/purchaseinvoices/2/lines/2', sent, status: 400, received: { status: 400, errors } };
    return judgeRequest(createExchange('updatePurchaseInvoiceLine', parts)).map(({ rule }) => rule);
  }

  const sent = { ledgerAccountId: 'x', vatCodeId: 'y' };

  it('name each field of a wrong type, unless an unpaired surrogate is reported before', () => {
    expect(judge(sent, 'ledgerAccountId')).toEqual(['errors-all']);
    expect(judge(sent, 'ledgerAccountId', 'vatCodeId')).toEqual([]);
    expect(judge({ ...sent, ledgerAccountId: '\udc00' }, 'ledgerAccountId')).toEqual([]);
  });

  it.each(['unitPrice', 'UnitPrice', 'body', 'invoiceId', 'lineId', 'X-Tenant-Id', 'foo.bar'])(
    'may name what the request can have: %s',
    (name) => expect(judge({ foo: {} }, name)).toEqual([]),
  );

  it.each(['invoiceDate', 'lines', 'lines[0].unitPrice', 'id', 'unitPrice.amount', 'pageSize'])(
    'do not name what the request cannot have: %s',
    (name) => expect(judge({ unitPrice: 1 }, name)).toEqual(['errors']),
  );
});

it.each([
  [{ name: 'A' }, 'creditor-kind-required'],
  [{ name: 'A', creditorKindId: null }, 'creditor-kind-required'],
  [{ name: 'A', creditorKindId: 10_000_000_001 }, undefined],
  [{ name: 'A', creditorKindId: 'k-1' }, undefined],
])('accepting the creditor %j breaks the documented statement %s', (sent, statement) => {
  const headers = [authorization, ['content-type', 'application/json']] as const;
  const [issue] = judgeRequest(createExchange('createCreditor', { headers, sent, status: 201, received: {} }));
  expect([issue?.rule, issue?.provenance?.[0]]).toEqual(['accepted-body', statement]);
});
