import { describe, expect, it } from 'vitest';
import * as operations from '../generated/client/src/index.ts';
import { namespaces } from '../generated/client/src/namespaces.ts';
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
  it('has the operations of a resource under its name', async () => {
    const { fetch, sent } = createFakeFetch(
      createPage([1]),
      ...[1, 2, 3, 4].map(() => createJsonResponse(200, { id: 5 })),
    );
    const client = createClient({ baseUrl, fetch });
    await client.debtors.list({ name: ['Acme'] });
    await client.debtors.get(5);
    await client.debtors.create({ name: 'Acme', debtorKindId: 1 });
    await client.debtorMandates.update(5, 6, { signdate: '2026-04-16' });
    await client.salesInvoices.uploadFile(7, new Uint8Array([37]));
    expect(sent.map(({ method, url }) => `${method} ${url.replace(baseUrl, '')}`)).toEqual([
      'GET /v1/debtors?name=Acme',
      'GET /v1/debtors/5',
      'POST /v1/debtors',
      'PATCH /v1/debtors/5/mandates/6',
      'POST /v1/salesinvoices/7/file',
    ]);
  });

  it('takes a single value of a filter, repeats filters, and separates `fields` by commas', async () => {
    const { fetch, sent } = createFakeFetch(createPage([]));
    const query = { fields: ['Period', 'id'], Bookyear: 2026, JournalEntryId: [1, 2], page: 2 } as const;
    await createClient({ baseUrl, fetch }).ledgerLines.list(query);
    expect(sent[0]?.url).toBe(
      `${baseUrl}/v1/ledgerlines?fields=Period,id&Bookyear=2026&JournalEntryId=1&JournalEntryId=2&page=2`,
    );
  });

  it('yields all records of a list', async () => {
    const { fetch } = createFakeFetch(createPage([1, 2], '/v1/debtors?page=2'), createPage([3]));
    const records = createClient({ baseUrl, fetch }).debtors.listAll({ fields: ['id'] });
    expect((await records.toArray()).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('passes on the options of a call', async () => {
    const { fetch, sent } = createFakeFetch(createJsonResponse(200, { id: 5 }));
    const { status } = await createClient({ baseUrl, fetch }).debtors.get(5, { tenant: 3 }).withResponse();
    expect([status, sent[0]?.headers.get('x-tenant-id')]).toEqual([200, '3']);
  });

  it('has the same operations for another administration', async () => {
    const { fetch, sent } = createFakeFetch(createJsonResponse(200, { id: 5 }), createJsonResponse(200, { id: 5 }));
    const client = createClient({ baseUrl, fetch, tenant: 1 });
    await client.with({ tenant: 2 }).debtors.get(5);
    await client.debtors.get(5);
    expect(sent.map(({ headers }) => headers.get('x-tenant-id'))).toEqual(['2', '1']);
  });

  it('is the first argument of the functions too', async () => {
    const { fetch } = createFakeFetch(createJsonResponse(200, { id: 5 }));
    expect(await getDebtor(createClient({ baseUrl, fetch }), 5)).toEqual({ id: 5 });
  });

  it('has a method for every operation, besides those that sign in', () => {
    const client = createClient({ baseUrl });
    const methods = Object.keys(namespaces).flatMap((name) =>
      Object.entries(client[name as keyof typeof namespaces]).filter(
        ([method, value]) => method !== 'listAll' && typeof value === 'function',
      ),
    );
    const functions = Object.keys(operations).filter((name) =>
      /^(list|get|create|replace|update|delete|upload|download)[A-Z]/.test(name),
    );
    const others = ['createClient', 'createClientCore', 'createOnce', 'createTokenProvider'];
    expect(methods).toHaveLength(functions.filter((name) => !others.includes(name)).length);
  });
});
