import type { Parameter, Schema } from '../../contract/document.ts';
import { readListQuery } from '../../contract/list-query.ts';
import type { Operation } from '../contract.ts';
import { findSchemaError } from './schema.ts';

export interface Filter {
  readonly name: string;
  readonly schema: Schema;
  readonly isRepeatable: boolean;
  readonly isRequired: boolean;
}

export interface ListParameters {
  readonly filters: readonly Filter[];
  /** Values of `orderby`: `['id', 'name', '-id', '-name']`. */
  readonly orders: readonly string[];
  /** Values of `fields`: all fields of a record. */
  readonly fields: readonly string[];
  readonly pageSize: { readonly default: number; readonly maximum: number };
  /** Values of `groupBy`; empty for a list without it. */
  readonly groups: readonly string[];
  /** Parameters of this list only: `ActiveState`, `ChangedDate_from`. */
  readonly special: readonly Parameter[];
}

const COMMON_NAMES = new Set(['page', 'pageSize', 'orderby', 'fields', 'metaOnly', 'groupBy']);

const toTexts = (values: readonly unknown[] | undefined): readonly string[] => (values ?? []).map(String);

export function getListParameters({ parameters }: Pick<Operation, 'parameters'>): ListParameters {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const getSchema = (name: string): Schema => query.find((parameter) => parameter.name === name)?.schema ?? {};
  const { default: defaultSize, maximum } = getSchema('pageSize');
  return {
    filters: query.filter((parameter) => parameter['x-filter']).map(toFilter),
    orders: toTexts(getSchema('orderby').enum),
    fields: toTexts(getSchema('fields').items?.enum),
    pageSize: { default: Number(defaultSize), maximum: Number(maximum) },
    groups: toTexts(getSchema('groupBy').items?.enum),
    special: query.filter(
      (parameter) => !parameter['x-filter'] && !parameter['x-alias-of'] && !COMMON_NAMES.has(parameter.name),
    ),
  };
}

const toFilter = ({ name, schema, required = false }: Parameter): Filter => ({
  name,
  schema: schema.items ?? schema,
  isRepeatable: schema.type === 'array',
  isRequired: required,
});

/** Reads query parameters by documented name, ignoring capitals. */
export function getParameterValues({ parameters }: Pick<Operation, 'parameters'>, path: string) {
  const names = new Map(parameters.map(({ name, 'x-alias-of': target = name }) => [name.toLowerCase(), target]));
  const values = new Map<string, string[]>();
  for (const [key, value] of new URL(path, 'http://localhost').searchParams) {
    const name = String(names.get(key.toLowerCase()) ?? key);
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
}

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
