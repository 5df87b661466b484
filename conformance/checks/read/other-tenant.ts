import { isDeepStrictEqual } from 'node:util';
import { findOperationAt, operations, resources } from '../../contract.ts';
import { ADMINISTRATIONS_PATH, getAdministrations } from '../../data/discovery.ts';
import type { Collection, Row } from '../../data/rows.ts';
import { isEmpty } from '../../judges/compare-values.ts';
import { withoutMeta } from '../../judges/differences.ts';
import { getAdministrationId, getRowKey, PAGE_SIZE, type Page } from '../../judges/page.ts';
import type { Context } from '../check.ts';
import { readPage } from './read-page.ts';

/** The administration of this run; undefined when the server does not say it. */
export function getOwnTenant({ session, inventory }: Context): unknown {
  const list = inventory.getCollection(ADMINISTRATIONS_PATH);
  return session.settings.tenant ?? (list && getAdministrationId(list.exchange));
}

export const getOtherTenant = (context: Context): number | undefined =>
  getAdministrations(context.inventory).ids.find((id) => id !== getOwnTenant(context));

/** Tests whether the records of a list are the same in every administration. */
export const isShared = ({ operation }: Collection): boolean => resources.get(operation.resource)?.isShared === true;

function memoizeByRun<Value>(load: (context: Context, key: string) => Promise<Value>) {
  const cache = new WeakMap<Context, Map<string, Promise<Value>>>();
  return (context: Context, key = ''): Promise<Value> => {
    const values = cache.get(context) ?? new Map<string, Promise<Value>>();
    cache.set(context, values);
    const value = values.get(key) ?? load(context, key);
    values.set(key, value);
    return value;
  };
}

const readInOtherTenant = memoizeByRun(async (context, path): Promise<Page | undefined> => {
  const tenant = getOtherTenant(context);
  const collection = context.inventory.getCollection(path);
  if (tenant === undefined || !collection) return undefined;
  const size = String(Math.max(1, Math.min(PAGE_SIZE, Math.ceil(collection.total / 2) || 1)));
  const read = (page: number): Promise<Page | undefined> =>
    readPage(context.session, collection, {
      description: `page ${page} of another administration`,
      query: [['page', String(page)] as const, ['pageSize', size] as const],
      headers: { 'x-tenant-id': String(tenant) },
      alsoExpected: [403, 404],
    });
  const first = await read(1);
  const second = first && !isEmpty(first.meta.nextPage) ? await read(2) : undefined;
  return first && { ...first, rows: [...first.rows, ...(second?.rows ?? [])] };
});

/**
 * The first two pages of a list in the other administration; undefined when there is no other, or it lacks a module or the
 * parent of the list.
 */
export const listInOtherTenant = (context: Context, { operation }: Collection): Promise<Page | undefined> =>
  readInOtherTenant(context, operation.path);

/**
 * Tests that records of two administrations have different identifiers: where a list shows no two alike, and none shows two
 * different records with one. Else two administrations can begin with the same records.
 */
export async function haveDistinctIds(context: Context): Promise<boolean> {
  const lists = operations.flatMap(({ kind, path }) =>
    kind === 'list' ? (context.inventory.getCollection(path) ?? []) : [],
  );
  const own = lists.filter((list) => !isShared(list) && findOperationAt(`${list.operation.path}/{id}`, 'get'));
  const pages = await Promise.all(own.map(async (list) => ({ list, page: await listInOtherTenant(context, list) })));
  const twins = pages.map(({ list, page }) => {
    const byKey = new Map(list.rows.map((row) => [getRowKey(row), row]));
    return (page?.rows ?? []).map((row) => [row, byKey.get(getRowKey(row))] as const);
  });
  const isDifferent = ([row, twin]: readonly [Row, Row | undefined]): boolean =>
    twin !== undefined && !isDeepStrictEqual(withoutMeta(twin), withoutMeta(row));
  const isDisjoint = (pairs: readonly (readonly [Row, Row | undefined])[], index: number): boolean =>
    pairs.length > 0 && (own[index]?.rows.length ?? 0) > 0 && pairs.every(([, twin]) => twin === undefined);
  return twins.some(isDisjoint) && !twins.flat().some(isDifferent);
}

/** The administration of requests without the header, as the list of administrations says it. */
export const getDefaultTenant = memoizeByRun(async ({ session, inventory }): Promise<unknown> => {
  const list = inventory.getCollection(ADMINISTRATIONS_PATH);
  if (!list) return undefined;
  const headers = { 'x-tenant-id': undefined };
  const page = await readPage(session, list, { description: 'no X-Tenant-Id', query: [], headers });
  return page && getAdministrationId(page.exchange);
});
