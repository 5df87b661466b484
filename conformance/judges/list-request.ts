import { readListQuery } from '../../contract/list-query.ts';
import type { Operation } from '../contract.ts';
import { type Filter, getListParameters, type ListParameters } from './list-parameters.ts';
import { findSchemaError } from './schema.ts';

export interface ListRequest {
  readonly parameters: ListParameters;
  readonly page: number;
  readonly size: number;
  readonly isDefaultSize: boolean;
  readonly orderby: string | undefined;
  /** Undefined for all. */
  readonly fields: readonly string[] | undefined;
  readonly isMetaOnly: boolean;
  readonly filters: readonly (readonly [filter: Filter, values: readonly unknown[]])[];
  readonly isUnfiltered: boolean;
  /** True when the query uses only documented names and valid values. */
  readonly isCanonical: boolean;
}

export function parseListRequest(operation: Operation, path: string): ListRequest {
  const { search, searchParams } = new URL(path, 'http://localhost');
  const names = [...searchParams.keys()];
  const { values, rejected } = operation.readQuery(search);
  const query = readListQuery(operation, search);
  const parameters = getListParameters(operation);
  const byName = new Map([...values].map(([{ name }, value]) => [name, value]));
  const filters = new Map(query.filters);
  return {
    parameters,
    filters: parameters.filters.flatMap((filter) => {
      const sent = filters.get(filter.name);
      // The contract normalizes some texts.
      return sent ? [[filter, [...sent, ...searchParams.getAll(filter.name)]] as const] : [];
    }),
    page: query.page,
    size: query.pageSize,
    isDefaultSize: !byName.has('pageSize'),
    orderby: byName.get('orderby') as string | undefined,
    fields: query.fields && [...query.fields],
    isMetaOnly: query.isMetaOnly,
    isCanonical:
      rejected.length === 0 &&
      names.every((name) => operation.parameters.some((known) => known.name === name)) &&
      [...values].every(([{ schema }, value]) => findSchemaError(schema, value) === undefined),
    isUnfiltered: rejected.length === 0 && [...byName.keys()].every((name) => UNFILTERED.includes(name)),
  };
}

/** Parameters that select no records. */
const UNFILTERED = ['page', 'pageSize', 'orderby', 'metaOnly'];
