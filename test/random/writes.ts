import fc from 'fast-check';
import { beforeAll, expect } from 'vitest';
import {
  document,
  findAlternative,
  findOperation,
  getStoredResource,
  type Operation,
  operations,
  resolve,
} from '../../conformance/contract.ts';
import type { Schema } from '../../contract/document.ts';
import { fillPath, getListPath, listOperations, PDF_HEADERS, SMALL_PDF, withQuery } from '../support/operations.ts';
import { assertProperty } from '../support/property-settings.ts';
import { useSandbox } from '../support/sandbox.ts';
import { createWrites, type ValidWrite } from './generators/valid-writes.ts';
import { ValuePool } from './generators/value-pool.ts';

export const writes: readonly Operation[] = operations.filter(({ kind = '' }) =>
  ['create', 'update', 'replace'].includes(kind),
);

const ADMINISTRATIONS = [1, 2];

type Call = ReturnType<typeof useSandbox>['call'];

/** Reads the values that requests can name in an administration. */
async function readPool(call: Call, tenant: number): Promise<ValuePool> {
  const pool = new ValuePool();
  const read = async (operation: ReturnType<typeof listOperations>[number], id: number) => {
    const path = withQuery(getListPath({ ...operation, path: fillPath(operation, id) }), 'pageSize=1000');
    const { status, body } = await call(path, { tenant });
    if (status === 200) pool.addFrom(path, body._data);
  };
  // A list below others comes after the list of those.
  for (const operation of listOperations('list').toSorted((a, b) => Number(isNested(a)) - Number(isNested(b)))) {
    const parents = pool.getValues(getStoredResource(operation.path.split('/{')[0] ?? ''), 'id') as number[];
    for (const id of isNested(operation) ? parents : [0]) await read(operation, id);
  }
  // Documents have no list.
  for (const name of ['files', 'inboxfiles'])
    for (const id of [1, 2, 3, 4])
      if ((await call(`/v1/${name}/${id}`, { tenant })).status === 200) pool.add(name, 'id', id);
  return pool;
}

const isNested = ({ path }: { readonly path: string }): boolean => path.includes('{');

/** Starts a sandbox whose responses are judged, in which an invoice has a scan that is not read. */
export function useWrites() {
  const { call } = useSandbox({ clock: '2026-04-16T09:30:00Z' });
  const pools = new Map<number, ValuePool>();

  beforeAll(async () => {
    for (const tenant of ADMINISTRATIONS) {
      const { body: file } = await call('/v1/inboxfiles', { body: SMALL_PDF, headers: PDF_HEADERS, tenant });
      await call('/v1/salesinvoices', { body: { inboxFileId: file.id }, tenant });
      pools.set(tenant, await readPool(call, tenant));
    }
    await call('/_sandbox/snapshots', { body: { name: 'start' }, token: null });
  });

  /** Sends a write. If it is accepted, its record is complete, and can be sent back as it is read, which changes nothing. */
  async function send({ record }: Operation, { path, options }: ValidWrite): Promise<boolean> {
    const { status, headers, body } = await call(path, options);
    if (status >= 300) return false;
    expectComplete(`${record}`, { $ref: `#/components/schemas/${record}` }, body);
    const { tenant = 1, method } = options;
    const at = method === 'POST' ? new URL(headers.get('location') ?? '').pathname : path;
    const read = async () => (await call(at, { tenant })).body;
    const stored = await read();
    // Only the path of the header creates an invoice that has no lines yet.
    if (!findOperation('PUT', at) || (Array.isArray(stored.lines) && stored.lines.length === 0)) return true;
    const again = await call(at, { method: 'PUT', tenant, body: stored });
    expect([again.status, again.body], JSON.stringify({ path, ...options })).toEqual([200, stored]);
    expect(await read()).toEqual(stored);
    return true;
  }

  /**
   * Sends sequences of writes by an operation, each to the records that the ones before it left.
   *
   * @returns how many writes were accepted.
   */
  async function sendWrites(operation: Operation, sequences: number): Promise<number> {
    let accepted = 0;
    const sequence = fc.array(createWrites(operation, pools), { minLength: 1, maxLength: 4 });
    const property = fc.asyncProperty(sequence, async (requests) => {
      const before = accepted;
      try {
        for (const request of requests) accepted += Number(await send(operation, request));
      } finally {
        if (accepted > before) await call('/_sandbox/snapshots/start/restore', { method: 'POST', token: null });
      }
    });
    await assertProperty(property, sequences);
    return accepted;
  }

  return { call, sendWrites };
}

type Json = Readonly<Record<string, unknown>>;

/** Lists where a record, or an object in it, has other properties than its schema requires. */
function findDifferences(schema: Schema, value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { items = {} } = resolve(schema);
  if (Array.isArray(value)) return value.flatMap((item, index) => findDifferences(items, item, `${path}[${index}]`));
  const { required, properties } = findAlternative(schema, value);
  const names = [...new Set([...Object.keys(value), ...required])];
  return [
    ...names.filter((name) => name in value !== required.includes(name)).map((name) => `${path}.${name}`),
    ...names.flatMap((name) => findDifferences(properties[name] ?? {}, (value as Json)[name], `${path}.${name}`)),
  ];
}

/** Only an invoice whose scan is not read may lack the other party. */
const UNREAD = /^\w*(?:SalesInvoice\w*\.debtorId|PurchaseInvoice\w*\.creditorId)$/;

/** Checks that a record has a property if and only if its schema requires it. */
const expectComplete = (name: string, schema: Schema, record: unknown): void =>
  expect(findDifferences(schema, record, name).filter((place) => !UNREAD.test(place))).toEqual([]);

/** Checks a record of a list without `fields`: the record of its resource, with the `_meta` of a list. */
export function expectCompleteItem(record: string, item: unknown): void {
  const { schemas } = document.components;
  const listItem = schemas[`${record}ListItem`] as Schema;
  const withItemMeta = (schema: Schema): Schema => ({
    ...schema,
    properties: { ...schema.properties, _meta: listItem.properties?._meta as Schema },
  });
  const schema = resolve(schemas[record] ?? listItem);
  const required = schemas[record] ? schema.required : Object.keys(listItem.properties ?? {});
  const oneOf = schema.oneOf?.map((branch) => withItemMeta(resolve(branch)));
  expectComplete(record, oneOf ? { ...schema, oneOf } : withItemMeta({ ...schema, required: required ?? [] }), item);
}
