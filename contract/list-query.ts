import { memoize } from './memoize.ts';
import type { Operation } from './model.ts';

type Filter = readonly [field: string, values: readonly unknown[]];

export interface ListQuery {
  readonly filters: readonly Filter[];
  /** Undefined for the order of the platform. */
  readonly orderby: { readonly field: string; readonly descending: boolean } | undefined;
  readonly page: number;
  readonly pageSize: number;
  /** Undefined for all. */
  readonly fields: ReadonlySet<string> | undefined;
  readonly isMetaOnly: boolean;
}

const getListParameters = memoize(({ parameters }: Operation) => ({
  filters: parameters.filter((parameter) => parameter['x-filter']).map(({ name }) => name),
  defaultSize: parameters.find(({ name }) => name === 'pageSize')?.schema.default,
}));

/** Reads the values of a query, by the names of the contract. */
export function toListQuery(operation: Operation, query: Readonly<Record<string, unknown>>): ListQuery {
  const { filters: names, defaultSize } = getListParameters(operation);
  const filters: Filter[] = [];
  for (const name of names) {
    const value = query[name];
    if (value !== undefined) filters.push([name, [value].flat()]);
  }
  const orderby = query.orderby as string | undefined;
  return {
    filters,
    orderby: orderby === undefined ? undefined : parseOrder(orderby),
    page: Number(query.page ?? 1),
    pageSize: Number(query.pageSize ?? defaultSize),
    fields: query.fields === undefined ? undefined : new Set(query.fields as string[]),
    isMetaOnly: query.metaOnly === true,
  };
}

/** `-name` is descending by name. */
const parseOrder = (orderby: string): ListQuery['orderby'] => ({
  field: orderby.replace(/^-/, ''),
  descending: orderby.startsWith('-'),
});

export function readListQuery(operation: Operation, search: string): ListQuery {
  const { values } = operation.readQuery(search);
  return toListQuery(operation, Object.fromEntries([...values].map(([{ name }, value]) => [name, value])));
}
