import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonContent } from '../../client/runtime/json.ts';
import { createClient, createOnce, type Fetch } from '../../generated/client/src/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { createArbitrary } from '../random/generators/arbitrary.ts';
import { ValuePool } from '../random/generators/value-pool.ts';
import type { Row } from '../support/books.ts';
import { changeableParents, fillPath, getExampleRequest, getFilters, listOperations } from '../support/operations.ts';
import { assertProperty, timeout } from '../support/property-settings.ts';
import { useSandbox } from '../support/sandbox.ts';
import { createSpellings, listTexts, type WritableText } from '../support/spellings.ts';

const sandbox = useSandbox();
const pool = new ValuePool();
pool.add('articles', 'ArticleSku', 'KAAS-JONG-500');

/** The texts by which a record can be found: fields of a body that are filters of its list. */
const keys = listTexts().filter(({ operation, path: [field, ...rest] }) => {
  const list = listOperations('list').find((candidate) => candidate.path === operation.path);
  return rest.length === 0 && list !== undefined && getFilters(list).some(({ name }) => name === field);
});

/** The fate of a POST: its response arrives, or is lost before or after the platform has processed it. */
const fates = fc.array(fc.constantFrom('works', 'lost before', 'lost after'), { maxLength: 3 });

/** Sends requests, of which POSTs have these fates. */
function createUnreliableFetch(remaining: string[]): Fetch {
  return async (url, init) => {
    const fate = init.method === 'POST' ? (remaining.shift() ?? 'works') : 'works';
    const response = fate === 'lost before' ? undefined : await fetch(url, init as RequestInit);
    if (fate === 'works' && response) return response;
    await response?.text();
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('terminated'), { code: 'UND_ERR_SOCKET' }) });
  };
}

let count = 0;

/** Returns the documented body with a key, and numbers that no record has. */
function createBody({ operation, path: [key = ''] }: WritableText, value: string): Row {
  const body = structuredClone(getExampleRequest(operation).body) as Row;
  for (const name of ['number', 'ArticleSku', 'invoiceNumber', 'reference']) {
    count += 1;
    if (name in body && name !== key && !operation.path.endsWith('/lines')) body[name] = `K-${count}`;
  }
  return { ...body, [key]: value };
}

describe.each(keys.map((text) => [text.name, text] as const))('createOnce by %s', (_name, text) => {
  const [key = ''] = text.path;
  const path = fillPath(text.operation, changeableParents[text.operation.path] ?? 1);
  const stored = key === 'IBAN' ? fc.constant('NL13TEST0123456789') : createArbitrary(text.schema, pool);
  const spellings = createSpellings(text.schema, stored);

  const property = fc.asyncProperty(spellings, fates, async (one, remaining) => {
    const client = createClient({
      baseUrl: sandbox.url,
      token: demoToken,
      fetch: createUnreliableFetch([...remaining]),
      maxRetries: 0,
    });
    const resource = {
      create: (body: Row) =>
        client.call<Row>({ operation: 'create', method: 'POST', path, content: jsonContent(body) }),
      list: (filters: object) =>
        client.call<{ readonly _data: readonly Row[] }>({
          operation: 'list',
          path,
          query: { ...filters, pageSize: 1000 },
        }),
    };
    const countRecords = async () => (await resource.list({ [key]: one.stored }))._data.length;
    const before = await countRecords();
    const body = createBody(text, one.spelling);
    const first = await createOnce(resource, key, body, { settleTime: 0, maxAttempts: 5 });
    const again = { ...body, [key]: ` \u00a0${one.stored}\ufeff` };
    const second = await createOnce(resource, key, again, { settleTime: 0 });
    expect([second.outcome, second.record.id]).toEqual([
      first.outcome === 'mismatch' ? 'mismatch' : 'found',
      first.record.id,
    ]);
    expect(await countRecords()).toBe(before === 0 ? 1 : before);
  });

  it('makes one record of all spellings, whatever responses are lost', { timeout }, () => assertProperty(property, 8));
});
