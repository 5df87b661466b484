import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../check.ts';
import { contract, operationAt, operations } from '../contract.ts';
import type { Collection, Row } from '../found.ts';
import { administrationOf, type Page, pageSize, readPage } from './page.ts';

/** The list of the administrations that the user of the token may access. */
export const administrationsPath = '/v1/administrations';

/** The administration that this run is about; undefined when the server does not say it. */
export function ownAdministration({ session, found }: Context): unknown {
  const list = found.at(administrationsPath);
  return session.settings.tenant ?? (list && administrationOf(list.exchange));
}

/** What the list of administrations says of one; undefined when it was not among those that were looked at. */
export const administration = ({ found }: Context, id: unknown): Row | undefined =>
  found.at(administrationsPath)?.rows.find((row) => row.id === id);

/** Another administration of the user; undefined when there is none. */
export function otherAdministration(context: Context): number | undefined {
  const own = ownAdministration(context);
  const ids = context.found.at(administrationsPath)?.rows.map(({ id }) => id) ?? [];
  return ids.find((id): id is number => typeof id === 'number' && id !== own);
}

/** Whether the records of a list are the same in every administration. */
export const isShared = ({ operation }: Collection): boolean =>
  contract.resources.get(operation.resource)?.shared === true;

const pagesOf = new WeakMap<Context, Map<string, Promise<Page | undefined>>>();

/**
 * A list in the other administration, asked for with the other spelling of the header. Read once in a run; undefined
 * when there is none, because the administration lacks a module or the parent of the list.
 */
export function elsewhere(context: Context, collection: Collection): Promise<Page | undefined> {
  const pages = pagesOf.get(context) ?? new Map<string, Promise<Page | undefined>>();
  pagesOf.set(context, pages);
  const { id } = collection.operation;
  const page = pages.get(id) ?? readElsewhere(context, collection);
  pages.set(id, page);
  return page;
}

async function readElsewhere(context: Context, collection: Collection): Promise<Page | undefined> {
  const other = otherAdministration(context);
  if (other === undefined) return undefined;
  return readPage(context.session, collection, {
    about: 'X-TenantId of another administration',
    query: [['pageSize', String(pageSize)]],
    headers: { 'x-tenant-id': undefined, 'x-tenantid': String(other) },
    or: [403, 404],
  });
}

/** A record without what the platform says about it, which has its address. */
export const content = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([name]) => name !== '_meta'));

/**
 * Whether the server gives the same identifier to different records of two administrations. Then a record that looks the
 * same in both can be two.
 */
export async function numbersApart(context: Context): Promise<boolean> {
  const lists = operations.flatMap(({ kind, path }) => (kind === 'list' ? (context.found.at(path) ?? []) : []));
  const own = lists.filter((list) => !isShared(list) && operationAt(`${list.operation.path}/{id}`, 'get'));
  const pages = await Promise.all(own.map(async (list) => ({ list, page: await elsewhere(context, list) })));
  return pages.some(({ list, page }) =>
    page?.rows.some(({ id, ...rest }) => {
      const twin = list.rows.find((row) => row.id === id);
      return twin !== undefined && !isDeepStrictEqual(content(twin), content({ id, ...rest }));
    }),
  );
}

const usual = new WeakMap<Context, Promise<unknown>>();

/** The administration that the server takes when none is named, as the list of administrations says it. */
export function usualAdministration(context: Context): Promise<unknown> {
  const known = usual.get(context) ?? askUsual(context);
  usual.set(context, known);
  return known;
}

async function askUsual({ session, found }: Context): Promise<unknown> {
  const list = found.at(administrationsPath);
  if (!list) return undefined;
  const headers = { 'x-tenant-id': undefined };
  const page = await readPage(session, list, { about: 'no X-Tenant-Id', query: [], headers });
  return page && administrationOf(page.exchange);
}
