import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { getNamespaceName } from '../../client/generator/method-names.ts';
import type { FoundIn } from '../../client/runtime/create-once.ts';
import { jsonContent } from '../../client/runtime/json.ts';
import type { Operation as BundledOperation } from '../../contract/document.ts';
import { foldCase } from '../../contract/normalize-text.ts';
import { createClient, createOnce, type Fetch } from '../../generated/client/src/index.ts';
import { foundIn } from '../../generated/client/src/namespaces.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { createArbitrary } from '../random/generators/arbitrary.ts';
import { ValuePool } from '../random/generators/value-pool.ts';
import type { Row } from '../support/books.ts';
import { bundle } from '../support/contract.ts';
import { changeableParents, fillPath, getExampleRequest, getFilters, listOperations } from '../support/operations.ts';
import { assertProperty, timeout } from '../support/property-settings.ts';
import { useSandbox } from '../support/sandbox.ts';
import { createSpellings, listTexts, type WritableText } from '../support/spellings.ts';

const sandbox = useSandbox();
const pool = new ValuePool();

/** The texts by which a record can be found: fields of a body that are filters of its list. */
const keys = listTexts().filter(({ operation, path: [field, ...rest] }) => {
  const list = listOperations('list').find((candidate) => candidate.path === operation.path);
  return rest.length === 0 && list !== undefined && getFilters(list).some(({ name }) => name === field);
});

/**
 * The fate of a POST: its response arrives, or is lost before or after the platform has processed it, or the platform processes
 * it before this one of the requests that follow.
 */
type Fate = 'works' | 'lost before' | 'lost after' | number;

const createFates = (latest: number): fc.Arbitrary<readonly Fate[]> =>
  fc.array(fc.oneof(fc.constantFrom<Fate>('works', 'lost before', 'lost after'), fc.integer({ min: 1, max: latest })), {
    maxLength: 3,
  });

/** Sends requests, of which POSTs have these fates. Before those with these numbers, a person changes what is there. */
function createUnreliableFetch(fates: readonly Fate[], changes: readonly number[], change: () => Promise<void>) {
  const remaining = [...fates];
  const late: { due: number; send: () => Promise<unknown> }[] = [];
  let count = 0;
  async function processLate(due: number): Promise<void> {
    const ready = late.filter((post) => post.due <= due);
    for (const post of ready) late.splice(late.indexOf(post), 1);
    for (const post of ready) await post.send();
  }
  const unreliable: Fetch = async (url, init) => {
    count += 1;
    const send = async () => {
      const response = await fetch(url, init as RequestInit);
      return new Response(await response.text(), response);
    };
    await processLate(count);
    if (changes.includes(count)) await change();
    const fate = init.method === 'POST' ? (remaining.shift() ?? 'works') : 'works';
    if (fate === 'works') return send();
    if (fate === 'lost after') await send();
    if (typeof fate === 'number') late.push({ due: count + fate, send });
    throw new TypeError('fetch failed', { cause: Object.assign(new Error('terminated'), { code: 'UND_ERR_SOCKET' }) });
  };
  return { unreliable, processRest: () => processLate(Number.POSITIVE_INFINITY) };
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

/** Returns a text that is the same where capitals do not matter. */
function swapCase(text: string): string {
  const isLower = text === text.toLowerCase();
  const swapped = isLower ? text.toUpperCase() : text.toLowerCase();
  return foldCase(swapped) === foldCase(text) ? swapped : text;
}

const control = (path: string) => sandbox.call(`/_sandbox/administrations/1/${path}`, { method: 'POST', token: null });

/** What a person does meanwhile, by the path of the list: makes a draft final, switches an article off and on. */
const changesOf: Readonly<Record<string, (record: Row) => Promise<unknown>>> = {
  '/v1/draftsalesinvoices': async ({ id }) => {
    const line = { bookingType: 'V', salesTypeId: 1, quantity: 1, unitPrice: 5 };
    await sandbox.call(`/v1/draftsalesinvoices/${id}/lines`, { body: line });
    return control(`draftsalesinvoices/${id}/finalize`);
  },
  '/v1/draftsalesinvoiceswithlines': ({ id }) => control(`draftsalesinvoices/${id}/finalize`),
  '/v1/articles': ({ id, active }) =>
    sandbox.call(`/v1/articles/${id}`, { method: 'PATCH', body: { active: !active } }),
};

const statistics = { runs: 0, records: 0, changes: 0 };
afterAll(() => void process.stderr.write(`createOnce: ${JSON.stringify(statistics)}\n`));

describe.each(keys.map((text) => [text.name, text] as const))('createOnce by %s', (_name, text) => {
  const [key = ''] = text.path;
  const { path: template } = text.operation;
  const name = getNamespaceName((bundle.paths[template]?.post as BundledOperation | undefined)?.tags?.[0] ?? '');
  const path = fillPath(text.operation, changeableParents[template] ?? 1);
  const fixed = text.schema['x-references'] ? 'KAAS-JONG-500' : { IBAN: 'NL13TEST0123456789' }[key];
  const stored = fixed === undefined ? createArbitrary(text.schema, pool) : fc.constant(fixed);
  const spellings = createSpellings(text.schema, stored);
  const isUnique = text.schema['x-unique'] === true;
  const isCaseless = isUnique || text.schema['x-ignore-case'] === true;

  const countOfLists = 1 + Object.keys(foundIn[name]?.lists ?? {}).length;
  // Where the platform does not reject a second record, a POST that is processed after the last look creates one.
  const fates = createFates(isUnique ? 3 * countOfLists + 4 : countOfLists + 1);
  const changes = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: template in changesOf ? 4 : 0 });

  /** Creates the resource as the client has it, which also has resources whose path names a record. */
  function createResource(client: ReturnType<typeof createClient>) {
    const namespace = (client as unknown as Record<string, { foundIn?: FoundIn<Row> }>)[name];
    return {
      create: (body: Row) =>
        client.call<Row>({ operation: 'create', method: 'POST', path, content: jsonContent(body) }),
      list: (filters: object) =>
        client.call<{ readonly _data: readonly Row[] }>({
          operation: 'list',
          path,
          query: { ...filters, pageSize: 1000 },
        }),
      ...(namespace?.foundIn && { foundIn: namespace.foundIn }),
    };
  }

  const property = fc.asyncProperty(spellings, fates, changes, async (one, remaining, at) => {
    const reliable = createResource(createClient({ baseUrl: sandbox.url, token: demoToken }));
    const { parameters, lists = {} } = reliable.foundIn ?? {};
    const listOwn = async () => (await reliable.list({ ...parameters, [key]: one.stored }))._data;
    async function countRecords(): Promise<number> {
      const moved = Object.values(lists).map((list) => list({ [key]: one.stored, pageSize: 1000 } as never));
      const pages = await Promise.all(moved);
      return [await listOwn(), ...pages.map(({ _data = [] }) => _data)].flat().length;
    }
    async function change(): Promise<void> {
      statistics.changes += 1;
      for (const record of await listOwn()) await changesOf[template]?.(record);
    }
    const before = await countRecords();
    const { unreliable, processRest } = createUnreliableFetch(remaining, at, change);
    const client = createClient({ baseUrl: sandbox.url, token: demoToken, fetch: unreliable, maxRetries: 0 });
    const resource = createResource(client);
    const body = createBody(text, one.spelling);
    const first = await createOnce(resource, key, body, { settleTime: 0, maxAttempts: 5 });
    await processRest();
    const again = isCaseless ? swapCase(one.stored) : one.stored;
    const second = await createOnce(resource, key, { ...body, [key]: ` \u00a0${again}\ufeff` }, { settleTime: 0 });
    statistics.runs += 1;
    statistics.records += await countRecords();
    if (first.outcome !== 'mismatch' && at.length === 0) expect(second.outcome).toBe('found');
    expect(second.outcome).not.toBe('created');
    if (first.movedTo === second.movedTo) expect(second.record.id).toBe(first.record.id);
    expect(await countRecords()).toBe(before === 0 ? 1 : before);
  });

  it('makes one record of all spellings, whatever responses are lost', { timeout }, () => assertProperty(property, 8));
});

it('the property of keys changes records, and finds them in other lists', () => {
  expect(statistics.changes).toBeGreaterThan(20);
});
