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

/** Reads the values of a query, by the names of the contract. */
export function toListQuery({ parameters }: Operation, query: Readonly<Record<string, unknown>>): ListQuery {
  const filters = parameters.flatMap(({ name, 'x-filter': isFilter }): Filter[] => {
    const value = isFilter ? query[name] : undefined;
    return value === undefined ? [] : [[name, Array.isArray(value) ? value : [value]]];
  });
  const orderby = query.orderby as string | undefined;
  const defaultSize = parameters.find(({ name }) => name === 'pageSize')?.schema.default;
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
