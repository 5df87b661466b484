import { describe, expect, it } from 'vitest';
import { getDebtor } from '../generated/client/src/operations.ts';
import { createFakeFetch, createJsonResponse } from '../test/support/client/fake-fetch.ts';
import { createClient } from './client.ts';

const baseUrl = 'https://api.example';
const createPage = (ids: readonly number[], nextPage: string | null = null) =>
  createJsonResponse(200, {
    _data: ids.map((id) => ({ id, _meta: { self: `/${id}` } })),
    _meta: { totalCount: 3, nextPage },
  });

describe('a client', () => {
  it('has the operations of a resource under its name, also for another administration, and with options', async () => {
    const record = () => createJsonResponse(200, { id: 5 });
    const { fetch, sent } = createFakeFetch(createPage([]), ...[1, 2, 3, 4, 5, 6].map(record));
    const client = createClient({ baseUrl, fetch, tenant: 1 });
    const query = { fields: ['Period', 'id'], Bookyear: 2026, JournalEntryId: [1, 2], page: 2 } as const;
    await client.ledgerLines.list(query);
    await client.debtors.create({ name: 'Acme', debtorKindId: 1 });
    await client.with({ tenant: 2 }).debtorMandates.update(5, 6, { signdate: '2026-04-16' });
    await client.salesInvoices.uploadFile(7, new Uint8Array([37]));
    expect(await client.debtors.get(5, { tenant: 3 }).withResponse()).toMatchObject({ status: 200, data: { id: 5 } });
    expect(await getDebtor(client, 5)).toEqual({ id: 5 });
    expect(
      sent.map(({ method, url, headers }) => [method, url.replace(baseUrl, ''), headers.get('x-tenant-id')].join(' ')),
    ).toEqual([
      'GET /v1/ledgerlines?fields=Period,id&Bookyear=2026&JournalEntryId=1&JournalEntryId=2&page=2 1',
      'POST /v1/debtors 1',
      'PATCH /v1/debtors/5/mandates/6 2',
      'POST /v1/salesinvoices/7/file 1',
      'GET /v1/debtors/5 3',
      'GET /v1/debtors/5 1',
    ]);
  });

  it('yields all records of a list', async () => {
    const { fetch } = createFakeFetch(createPage([1, 2], '/v1/debtors?page=2'), createPage([3]));
    const records = createClient({ baseUrl, fetch }).debtors.listAll({ fields: ['id'] });
    expect((await records.toArray()).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
