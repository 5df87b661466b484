import { isDeepStrictEqual } from 'node:util';
import { findOperationAt, getCollectionPath, operations, resources } from '../../contract.ts';
import { ADMINISTRATIONS_PATH, getAdministrations } from '../../data/discovery.ts';
import { type PageSpec, readPage } from '../../data/read-page.ts';
import { type Collection, isEmpty, type Row } from '../../data/rows.ts';
import { withoutMeta } from '../../judges/differences.ts';
import {
  getAdministrationId,
  getRowKey,
  isSameRecord,
  type Meta,
  nameRow,
  PAGE_SIZE,
  type Page,
} from '../../judges/page.ts';
import { findTenantIssues } from '../../judges/records.ts';
import { formatValue } from '../../rules/format.ts';
import { getEndpointStatements } from '../../rules/provenance.ts';
import { rules } from '../../rules/rules.ts';
import type { HttpExchange } from '../../session/http.ts';
import type { Check, Context } from '../check.ts';
import { createListCheck } from './reproduce.ts';

const NO_HEADER = 'no X-Tenant-Id';

/** The administration of this run; undefined when the server does not say it. */
function getOwnTenant({ session, inventory }: Context): unknown {
  const list = inventory.getCollection(ADMINISTRATIONS_PATH);
  return session.settings.tenant ?? (list && getAdministrationId(list.exchange));
}

const getOtherTenant = (context: Context): number | undefined =>
  getAdministrations(context.inventory).ids.find((id) => id !== getOwnTenant(context));

/** True for a list that is the same in every administration. */
const isShared = ({ operation }: Collection): boolean => resources.get(operation.resource)?.isShared === true;

/** Loads once what checks ask of a list. */
function memoizeByList<Value>(load: (context: Context, list: Collection) => Promise<Value>): typeof load {
  const cache = new WeakMap<Collection, Promise<Value>>();
  return (context, list) => {
    const value = cache.get(list) ?? load(context, list);
    cache.set(list, value);
    return value;
  };
}

/**
 * The first two pages of a list in the other administration; undefined when there is no other, or it lacks a module or the
 * parent of the list.
 */
const listInOtherTenant = memoizeByList(async (context, list): Promise<Page | undefined> => {
  const tenant = getOtherTenant(context);
  if (tenant === undefined) return undefined;
  const size = String(Math.max(1, Math.min(PAGE_SIZE, Math.ceil(list.total / 2) || 1)));
  const read = (page: number): Promise<Page | undefined> =>
    readPage(context.session, list, {
      description: `page ${page} of another administration`,
      query: Object.entries({ page: String(page), pageSize: size }),
      headers: { 'x-tenant-id': String(tenant) },
      alsoExpected: [403, 404],
    });
  const first = await read(1);
  const second = first && !isEmpty(first.meta.nextPage) ? await read(2) : undefined;
  return first && { ...first, rows: [...first.rows, ...(second?.rows ?? [])] };
});

/**
 * Tests that records of two administrations have different identifiers: where a list shows no two alike, and none shows two
 * different records with one. Else two administrations can begin with the same records.
 */
async function haveDistinctIds(context: Context): Promise<boolean> {
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
const getDefaultTenant = memoizeByList(async ({ session }, administrations): Promise<unknown> => {
  const headers = { 'x-tenant-id': undefined };
  const page = await readPage(session, administrations, { description: NO_HEADER, query: [], headers });
  return page && getAdministrationId(page.exchange);
});

/** The header, in both spellings, selects the administration. Without it there is a default. */
export const tenantHeaderCheck = createListCheck('X-Tenant-Id', async (known, context) => {
  if (getOwnTenant(context) === undefined) return;
  expectTenantName(context, known.exchange);
  const other = await listInOtherTenant(context, known);
  if (other) {
    expectTenantName(context, other.exchange);
    const headers = { 'x-tenant-id': undefined, 'x-tenantid': String(getOtherTenant(context)) };
    await readWith(context, known, { description: 'X-TenantId of another administration', headers });
  }
  const page = await readWith(context, known, { description: NO_HEADER, headers: { 'x-tenant-id': undefined } });
  const administrations = context.inventory.getCollection(ADMINISTRATIONS_PATH);
  const defaultTenant = page && administrations && (await getDefaultTenant(context, administrations));
  if (!page || defaultTenant === undefined) return;
  const provenance = ['tenant-header-default', 'default-administration'];
  context.session.report(...findTenantIssues(page.exchange, defaultTenant).map((issue) => ({ ...issue, provenance })));
});

/** With both spellings `X-Tenant-Id` counts. One list shows it. */
export const bothHeadersCheck = createListCheck(
  'both spellings of X-Tenant-Id',
  async (known, context) => {
    const own = getOwnTenant(context);
    if (own === undefined) return;
    const headers = { 'x-tenant-id': String(own), 'x-tenantid': String(getOtherTenant(context) ?? own) };
    await readWith(context, known, { description: 'both spellings of X-Tenant-Id', headers });
  },
  ({ path }) => path === ADMINISTRATIONS_PATH,
);

/** Reads a list. The default administration may lack its module or its parent. */
const readWith = ({ session }: Context, known: Collection, spec: Pick<PageSpec, 'description' | 'headers'>) =>
  readPage(session, known, { ...spec, query: [['metaOnly', 'true']], alsoExpected: [403, 404] });

function expectTenantName({ session, inventory }: Context, exchange: HttpExchange): void {
  const { administrationId, administrationName } = (exchange.json as { readonly _meta?: Meta | null })._meta ?? {};
  const administrations = inventory.getCollection(ADMINISTRATIONS_PATH)?.rows ?? [];
  const name = administrations.find(({ id }) => id === administrationId)?.name;
  if (name === undefined || administrationName === name) return;
  const message = `administrationName is ${formatValue(administrationName)}; expected ${formatValue(name)}.`;
  session.report({ rule: 'administration-name', message, exchanges: [exchange] });
}

const RULE = 'tenant-leak';

export const leakedRowsCheck = createListCheck('records of another administration', async (known, context) => {
  const other = isShared(known) ? undefined : await listInOtherTenant(context, known);
  const leaked = other?.rows.find((row) => known.rows.some((own) => isSameRecord(own, row)));
  if (!other || !leaked || !(await haveDistinctIds(context))) return;
  const message = `${nameRow(leaked)} is in the lists of two administrations.`;
  const provenance = [...getEndpointStatements(RULE, known.operation), ...rules[RULE].provenance];
  context.session.report({ rule: RULE, message, provenance, exchanges: [other.exchange, known.exchange] });
});

export const leakedRecordCheck: Check = {
  name: 'a record of another administration',
  // The parent of a line is in the other administration too.
  appliesTo: ({ kind, path }) => kind === 'get' && path.split('{').length === 2,
  async run(operation, context) {
    const { session, inventory } = context;
    const known = inventory.getCollection(getCollectionPath(operation.path));
    const other = known && !isShared(known) ? await listInOtherTenant(context, known) : undefined;
    const foreign = other?.rows.find((row) => !known?.rows.some((own) => known.getPath(own) === known.getPath(row)));
    const path = foreign && known?.getPath(foreign);
    if (!other || !foreign || path === undefined) return;
    const spec = { description: 'a record of another administration', path };
    const exchange = await session.request(operation, spec);
    if (exchange.response.status !== 200 || !isSameRecord((exchange.json ?? {}) as Row, foreign)) return;
    if (!(await haveDistinctIds(context))) return;
    const message = `${nameRow(foreign)} of another administration is returned; expected 404.`;
    session.report({ rule: RULE, message, exchanges: [other.exchange, exchange] });
  },
};
