import type { Parameter, Schema } from '../../contract/document.ts';
import type { Operation } from '../contract.ts';

export interface Filter {
  readonly name: string;
  readonly schema: Schema;
  readonly isRepeatable: boolean;
  readonly isRequired: boolean;
}

export interface ListParameters {
  readonly filters: readonly Filter[];
  /** `['id', 'name', '-id', '-name']`. */
  readonly orders: readonly string[];
  /** The values of `fields`: all fields of a record. */
  readonly fields: readonly string[];
  readonly pageSize: { readonly default: number; readonly maximum: number };
  /** The values of `groupBy`; empty for a list without it. */
  readonly groups: readonly string[];
  /** The parameters of this list only: `ActiveState`, `ChangedDate_from`. */
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

/** The parameters of a query by their documented names, whose capitals do not count. */
export function getParameterValues(
  { parameters }: Pick<Operation, 'parameters'>,
  path: string,
): ReadonlyMap<string, readonly string[]> {
  const names = new Map(
    parameters.map(({ name, 'x-alias-of': target = name }) => [name.toLowerCase(), String(target)] as const),
  );
  const values = new Map<string, string[]>();
  for (const [key, value] of new URL(path, 'http://localhost').searchParams) {
    const name = names.get(key.toLowerCase()) ?? key;
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
}
