import { findOperationAt, getCollectionPath, type Operation, resources } from '../../contract.ts';
import { ADMINISTRATIONS_PATH, getAdministrations } from '../../data/discovery.ts';
import { type PageSpec, readPage } from '../../data/read-page.ts';
import { type Collection, isEmpty } from '../../data/rows.ts';
import { hasRecord, haveOwnIds, lacksRecord } from '../../judges/leaks.ts';
import { getListParameters } from '../../judges/list-parameters.ts';
import { getAdministrationId, getMeta, isSameRecord, nameRow, PAGE_SIZE, type Page } from '../../judges/page.ts';
import { findTenantIssues } from '../../judges/records.ts';
import { formatValue } from '../../rules/format.ts';
import { getEndpointStatements } from '../../rules/provenance.ts';
import { rules } from '../../rules/rules.ts';
import type { HttpExchange } from '../../session/http.ts';
import type { Check, Context } from '../check.ts';
import { createListCheck } from './reproduce.ts';

const NO_HEADER = 'no X-Tenant-Id';

/** Returns the administration of this run; undefined when the server does not name it. */
function getOwnTenant({ session, inventory }: Context): unknown {
  const list = inventory.getCollection(ADMINISTRATIONS_PATH);
  return session.settings.tenant ?? (list && getAdministrationId(list.exchange));
}

const getOtherTenant = (context: Context): number | undefined =>
  getAdministrations(context.inventory).ids.find((id) => id !== getOwnTenant(context));

/** True for a list that is the same in every administration. */
const isShared = ({ operation }: Collection): boolean => resources.get(operation.resource)?.isShared === true;

/** Loads data once per list. */
function memoizeByList<Value>(load: (context: Context, list: Collection) => Promise<Value>): typeof load {
  const cache = new WeakMap<Collection, Promise<Value>>();
  return (context, list) => {
    const value = cache.get(list) ?? load(context, list);
    cache.set(list, value);
    return value;
  };
}

/**
 * Reads the first two pages of a list in the other administration; undefined without one, or when it lacks a module or the parent
 * of the list.
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

/** Returns the administration of requests without the header, from the list of administrations. */
const getDefaultTenant = memoizeByList(async ({ session }, administrations): Promise<unknown> => {
  const headers = { 'x-tenant-id': undefined };
  const page = await readPage(session, administrations, { description: NO_HEADER, query: [], headers });
  return page && getAdministrationId(page.exchange);
});

/** Checks that the header selects the administration in both spellings, and that there is a default. */
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

/** Checks that `X-Tenant-Id` wins over the other spelling, on one list. */
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
  const { administrationId, administrationName } = getMeta(exchange);
  const administrations = inventory.getCollection(ADMINISTRATIONS_PATH)?.rows ?? [];
  const name = administrations.find(({ id }) => id === administrationId)?.name;
  if (name === undefined || administrationName === name) return;
  const message = `administrationName is ${formatValue(administrationName)}; expected ${formatValue(name)}.`;
  session.report({ rule: 'administration-name', message, exchanges: [exchange] });
}

const RULE = 'tenant-leak';

/** Checks records that two administrations list, and only one returns individually. */
export const leakedRowsCheck = createListCheck('records of another administration', async (known, context) => {
  const get = findOperationAt(`${known.operation.path}/{id}`, 'get');
  const other = get && !isShared(known) ? await listInOtherTenant(context, known) : undefined;
  const row = other?.rows.find((candidate) => known.rows.some((own) => isSameRecord(own, candidate)));
  const path = row && known.getPath(row);
  if (!get || !other || !row || path === undefined) return;
  const read = async (isOwn: boolean) => ({
    list: isOwn ? known.exchange : other.exchange,
    record: await readAs(context, get, { path, isOwn }),
  });
  const [first, second] = [await read(true), await read(false)];
  const [owner, leak] = hasRecord(row, first.record) ? [first, second] : [second, first];
  if (!hasRecord(row, owner.record) || !lacksRecord(row, leak.record)) return;
  // Others may have deleted it meanwhile.
  const list = await refreshAs(context, known, leak === first);
  if (!list?.rows.some((again) => isSameRecord(again, row))) return;
  const message = `${nameRow(row)} is in the lists of two administrations, and one does not have it.`;
  const provenance = [...getEndpointStatements(RULE, known.operation), ...rules[RULE].provenance];
  context.session.report({ rule: RULE, message, provenance, exchanges: [owner.list, leak.record, list.exchange] });
});

const getTenantHeaders = (context: Context, isOwn: boolean) =>
  isOwn ? {} : { 'x-tenant-id': String(getOtherTenant(context)) };

function readAs(context: Context, get: Operation, { path, isOwn }: { readonly path: string; readonly isOwn: boolean }) {
  const description = `a record in ${isOwn ? 'this' : 'another'} administration`;
  return context.session.request(get, { description, path, headers: getTenantHeaders(context, isOwn) });
}

/** Reads the largest page of a list. */
function refreshAs(context: Context, known: Collection, isOwn: boolean): Promise<Page | undefined> {
  const size = Math.min(MAX_SIZE, getListParameters(known.operation).pageSize.maximum);
  const query = [['pageSize', String(size)]] as const;
  const headers = getTenantHeaders(context, isOwn);
  return readPage(context.session, known, { description: 'all records', query, headers });
}

/** Maximum records of a list to search for another administration's. */
const MAX_SIZE = 1000;

/** Checks that an administration does not show a record outside its list that belongs to another. */
export const leakedRecordCheck: Check = {
  name: 'a record of another administration',
  // The parent of a line is in the other administration too.
  appliesTo: ({ kind, path }) => kind === 'get' && path.split('{').length === 2,
  async run(operation, context) {
    const known = context.inventory.getCollection(getCollectionPath(operation.path));
    const other = known && !isShared(known) ? await listInOtherTenant(context, known) : undefined;
    const [foreign] = known && other && haveOwnIds(known.rows, other.rows) ? other.rows : [];
    const path = foreign && known?.getPath(foreign);
    if (!known || !other || !foreign || path === undefined) return;
    const exchange = await readAs(context, operation, { path, isOwn: true });
    if (!hasRecord(foreign, exchange)) return;
    const all = await refreshAs(context, known, true);
    if (!all || !isEmpty(all.meta.nextPage) || !haveOwnIds(all.rows, other.rows)) return;
    const message = `${nameRow(foreign)} of another administration is returned; expected 404.`;
    context.session.report({ rule: RULE, message, exchanges: [other.exchange, exchange] });
  },
};
