import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { document, findAlternative, type Operation, operations, resolve } from '../../conformance/contract.ts';
import type { Schema } from '../../contract/document.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { getListPath, listOperations, withQuery } from '../support/operations.ts';
import { assertProperty, timeout } from '../support/property-settings.ts';
import { serializeRequest } from './generators/draft.ts';
import { createValidRequests } from './generators/valid-requests.ts';
import { useValidatedSandbox } from './validated-sandbox.ts';

const sandbox = useValidatedSandbox();

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

const expectComplete = (name: string, schema: Schema, record: unknown): void =>
  expect(findDifferences(schema, record, name).filter((place) => !UNREAD.test(place))).toEqual([]);

/** Returns the record of a list as it is without `fields`, or by itself. */
function getRecordSchema({ record = '' }: Operation, isItem: boolean): Schema {
  const { schemas } = document.components;
  const item = schemas[`${record}ListItem`] as Schema;
  if (!isItem) return { $ref: `#/components/schemas/${record}` };
  const schema = resolve(schemas[record] ?? item);
  if (schema.oneOf) {
    const branches = schema.oneOf.map((branch) => withItemMeta(resolve(branch), item));
    return { ...schema, oneOf: branches };
  }
  const required = schemas[record] ? schema.required : Object.keys(item.properties ?? {});
  return withItemMeta({ ...schema, required: required ?? [] }, item);
}

const withItemMeta = (schema: Schema, item: Schema): Schema => ({
  ...schema,
  properties: { ...schema.properties, _meta: item.properties?._meta as Schema },
});

describe('a record has a property if and only if its schema requires it', () => {
  it.each(listOperations('list'))('in the demo data: $id', async ({ id, ...rest }) => {
    const operation = operations.find((candidate) => candidate.id === id) as Operation;
    for (const tenant of ['1', '2']) {
      const headers: [string, string][] = [
        ['authorization', `Bearer ${demoToken}`],
        ['x-tenant-id', tenant],
      ];
      const path = withQuery(getListPath({ id, ...rest }), 'pageSize=1000');
      const { response } = await sandbox.request({ method: 'GET', path, headers, body: undefined });
      const body = JSON.parse(response?.body.toString() ?? '{}');
      for (const item of body._data ?? [])
        expectComplete(`${operation.record}`, getRecordSchema(operation, true), item);
    }
  });

  const pools = () => new Map([...sandbox.snapshots].map(([id, snapshot]) => [id, snapshot.pools] as const));
  const writes = operations.filter(({ kind = '' }) => ['create', 'update', 'replace'].includes(kind));

  it.each(writes)(
    'in the response to any $method $path',
    async (operation) => {
      const requests = createValidRequests(operation, { token: demoToken, pools: pools() });
      const property = fc.asyncProperty(requests, async (draft) => {
        const { response } = await sandbox.request(serializeRequest(draft));
        fc.pre(response !== undefined && response.status < 300);
        const record = JSON.parse(response?.body.toString() ?? '');
        await sandbox.restore();
        expectComplete(`${operation.record}`, getRecordSchema(operation, false), record);
      });
      await assertProperty(property, 3);
    },
    timeout,
  );
});

it('only an invoice whose scan is not read leaves a property out', () => {
  const isRecord = (name: string): boolean => operations.some(({ record }) => record === name);
  const lacking = Object.entries(document.components.schemas).flatMap(([name, { properties = {}, required = [] }]) =>
    isRecord(name)
      ? Object.keys(properties)
          .filter((property) => !required.includes(property))
          .map((property) => `${name}.${property}`)
      : [],
  );
  expect(lacking.sort()).toEqual([
    'PurchaseInvoice.creditorId',
    'PurchaseInvoiceWithLines.creditorId',
    'SalesInvoice.debtorId',
    'SalesInvoiceWithLines.debtorId',
  ]);
});
