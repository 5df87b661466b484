import type { Call, Context } from '../../accounting/context.ts';
import { memoize } from '../../contract/memoize.ts';
import type { Resource } from '../../contract/model.ts';
import { toUri } from '../../http/types.ts';
import type { StoredRecord } from '../../store/records.ts';

type Json = Record<string, unknown>;

/** URL of a record by itself. */
export function urlOf(
  resource: Resource,
  id: number,
  parentId: number | undefined,
  context: Pick<Context, 'origin'>,
): string {
  return `${collectionUrl(resource, parentId, context)}/${id}`;
}

/** URL that those of the records of a list begin with. */
export function collectionUrl(
  { collectionPath }: Resource,
  parentId: number | undefined,
  { origin }: Pick<Context, 'origin'>,
): string {
  return `${origin}${collectionPath.replace(/\{\w+\}/, String(parentId))}`;
}

const nonNullableNames = memoize(({ fields }: Resource) =>
  fields.filter(({ nullable }) => !nullable).map(({ name }) => name),
);

/**
 * A record as the contract shows it: without what a record of its kind cannot have, such as the article of a text line.
 * It is the record itself when nothing is left out, because a page can have a hundred thousand of them.
 */
export function shown(resource: Resource, record: StoredRecord): Json {
  const names = nonNullableNames(resource);
  if (!names.some((name) => record[name] === null)) return record as Json;
  const visible: Json = { ...record };
  for (const name of names) if (visible[name] === null) delete visible[name];
  return visible;
}

/** The envelope of one record. */
export function single(record: Json, self: string, { administration, user }: Context): Json {
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

/** The envelope of a page of a list. Links keep all parameters of the request and change only the page. */
export function listed({ records, page, pageSize, totalCount }: Page, { path, search }: Call, context: Context): Json {
  const pageCount = Math.ceil(totalCount / pageSize);
  const linkTo = (number: number): string => {
    const parameters = new URLSearchParams(search);
    const name = [...parameters.keys()].find((key) => key.toLowerCase() === 'page') ?? 'page';
    parameters.set(name, String(number));
    return `${context.origin}${path}?${parameters}`;
  };
  return {
    ...(records && { _data: records }),
    _meta: {
      // From a page past the end, back leads to the last page that there is.
      previousPage: page > 1 ? linkTo(Math.max(1, Math.min(page - 1, pageCount))) : null,
      nextPage: page < pageCount ? linkTo(page + 1) : null,
      totalCount,
      pageCount,
      self: `${context.origin}${path}${toUri(search)}`,
      administrationId: context.administration.id,
      administrationName: context.administration.name,
      profileName: context.user.profileName,
    },
  };
}
