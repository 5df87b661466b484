import type { Context } from '../../accounting/context.ts';
import { memoize } from '../../contract/memoize.ts';
import type { Resource } from '../../contract/model.ts';
import type { StoredRecord } from '../../store/types.ts';
import type { Call } from './call.ts';

type Json = Record<string, unknown>;

/** Returns the URL of a record. */
export const getRecordUrl = (
  call: Pick<Call, 'serverUrl'>,
  resource: Resource,
  id: number,
  parentId: number | undefined,
): string => `${getCollectionUrl(call, resource, parentId)}/${id}`;

/** Returns the URL of a collection. Those of its records begin with it. */
export const getCollectionUrl = (
  { serverUrl }: Pick<Call, 'serverUrl'>,
  { collectionPath }: Resource,
  parentId: number | undefined,
): string =>
  `${serverUrl}${parentId === undefined ? collectionPath : collectionPath.replace(/\{\w+\}/, String(parentId))}`;

const nonNullableNames = memoize(({ fields }: Resource) =>
  fields.filter(({ nullable }) => !nullable).map(({ name }) => name),
);

/**
 * Removes from a record what a record of its kind cannot have, such as the article of a text line. It changes the record
 * itself: a page can have a hundred thousand of them.
 */
export function toPublicRecord(resource: Resource, record: StoredRecord): Json {
  const item = record as Json;
  for (const name of nonNullableNames(resource)) if (item[name] === null) delete item[name];
  return item;
}

/** Creates the body for one record. */
export function createRecordBody(record: Json, self: string, { administration, user }: Context): Json {
  return {
    ...record,
    _meta: {
      self,
      administrationId: administration.id,
      administrationName: administration.name,
      profileName: user.profileName,
    },
  };
}

export interface Page {
  readonly records: readonly Json[] | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly totalCount: number;
}

/** Creates the body for a page of a list. Links keep all parameters of the request and change only the page. */
export function createPageBody({ records, page, pageSize, totalCount }: Page, call: Call, context: Context): Json {
  const { serverUrl, path, search } = call;
  const pageCount = Math.ceil(totalCount / pageSize);
  const baseUrl = `${serverUrl}${path}`;
  return {
    ...(records && { _data: records }),
    _meta: {
      // Past the end, `previousPage` is the last page.
      previousPage: page > 1 ? `${baseUrl}${withPage(search, Math.max(1, Math.min(page - 1, pageCount)))}` : null,
      nextPage: page < pageCount ? `${baseUrl}${withPage(search, page + 1)}` : null,
      totalCount,
      pageCount,
      self: `${baseUrl}${search}`,
      administrationId: context.administration.id,
      administrationName: context.administration.name,
      profileName: context.user.profileName,
    },
  };
}

/** Returns a query with another page. */
function withPage(search: string, page: number): string {
  const parameters = new URLSearchParams(search);
  const name = [...parameters.keys()].find((key) => key.toLowerCase() === 'page') ?? 'page';
  parameters.set(name, String(page));
  return `?${parameters}`;
}
