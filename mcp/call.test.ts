import { describe, expect, it } from 'vitest';
import { createClientCore } from '../client/runtime/client-core.ts';
import { createFakeFetch, createJsonResponse } from '../test/support/client/fake-fetch.ts';
import { callList, type ListLimits } from './call.ts';
import { MAX_CHARACTERS } from './result.ts';

const request = { operation: 'listDebtors', method: 'GET', path: '/v1/debtors', query: {}, isList: true };

async function readList(pages: readonly (readonly object[])[], limits: Partial<ListLimits> = {}) {
  const responses = pages.map((_data, index) => {
    const isLast = index + 1 === pages.length;
    const nextPage = isLast ? null : `http://elsewhere.example/v1/debtors?page=${index + 2}`;
    return createJsonResponse(200, {
      _data,
      _meta: { nextPage, totalCount: pages.flat().length, pageCount: pages.length },
    });
  });
  const { fetch, sent } = createFakeFetch(...responses);
  const client = createClientCore({ baseUrl: 'http://localhost', token: 'secret', fetch });
  const { signal } = new AbortController();
  const { parts } = await callList(client, request, { pages: 1, signal, ...limits });
  const [{ text = '{}' } = {}, { text: note } = {}] = parts;
  return { records: JSON.parse(text)._data, note, urls: sent.map(({ url }) => url) };
}

describe('reading a list', () => {
  it('requests no more pages than it may, and names the next one', async () => {
    const { records, note, urls } = await readList([[{ id: 1 }], [{ id: 2 }], [{ id: 3 }]], { pages: 2 });
    expect(records).toEqual([{ id: 1 }, { id: 2 }]);
    expect(note).toBe('Page 2 of 3. Continue with "page": 3 in "parameters".');
    // Behind a proxy the server may call itself by another name.
    expect(urls).toEqual(['http://localhost/v1/debtors', 'http://localhost/v1/debtors?page=2']);
  });

  it('leaves out the links of records and of their lines', async () => {
    const record = { id: 1, lines: [{ id: 2, _meta: { self: 'b' } }], _meta: { self: 'a' } };
    expect((await readList([[record]])).records).toEqual([{ id: 1, lines: [{ id: 2 }] }]);
  });

  it('hides the tokens of records', async () => {
    const { records } = await readList([[{ id: 1, accessToken: 'abc', refresh_token: 'def' }]]);
    expect(records).toEqual([{ id: 1, accessToken: '[hidden]', refresh_token: '[hidden]' }]);
  });

  it('rejects a record that is larger than a result, and says what makes it smaller', async () => {
    const reading = readList([[{ text: 'x'.repeat(MAX_CHARACTERS) }]]);
    await expect(reading).rejects.toThrow('"fields" in "parameters" makes records smaller.');
  });
});
