import type { Operation } from '../contract.ts';
import { type Filter, getListParameters, type ListParameters } from '../read/list-parameters.ts';

/** What the query of a list asks for. */
export interface ListRequest {
  readonly parameters: ListParameters;
  readonly page: number;
  readonly size: number;
  readonly orderby: string | undefined;
  /** Undefined for all. */
  readonly fields: readonly string[] | undefined;
  readonly isMetaOnly: boolean;
  /** The values of each filter. */
  readonly filters: readonly (readonly [filter: Filter, values: readonly unknown[]])[];
  /** Whether all records of the list match. */
  readonly isUnfiltered: boolean;
}

/** The parameters of a query by their documented names, whose capitals do not count. */
export function getParameterValues({ parameters }: Operation, path: string): ReadonlyMap<string, readonly string[]> {
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

export function parseListRequest(operation: Operation, path: string): ListRequest {
  const values = getParameterValues(operation, path);
  const parameters = getListParameters(operation);
  const get = (name: string): string | undefined => values.get(name)?.at(-1);
  const filters = parameters.filters.flatMap((filter) => {
    const texts = values.get(filter.name);
    return texts ? [[filter, texts.map((text) => toValue(filter, text))] as const] : [];
  });
  return {
    ...{ parameters, filters },
    page: Number(get('page') ?? 1),
    size: Number(get('pageSize') ?? parameters.pageSize.default),
    orderby: get('orderby'),
    fields: values.get('fields')?.flatMap((names) => names.split(',')),
    isMetaOnly: get('metaOnly') === 'true',
    isUnfiltered: [...values.keys()].every((name) => ['page', 'pageSize', 'orderby', 'metaOnly'].includes(name)),
  };
}

/** The value that a text of a query means. */
function toValue({ schema }: Filter, text: string): unknown {
  const types = [schema.type].flat();
  if (types.includes('boolean')) return text === 'true';
  return types.includes('integer') || types.includes('number') ? Number(text) : text;
}
