import { resolveRef } from '../../contract/document.ts';
import { bundle, type Operation, type Schema } from '../support/contract.ts';
import { getFilters, getListPath, listOperations } from '../support/operations.ts';

const resolve = (schema: Schema): Schema => resolveRef(bundle, schema);

export interface Filter {
  readonly name: string;
  /** Schema of one of its values. */
  readonly value: Schema;
}

export const getOptionalFilters = (operation: Operation): Filter[] =>
  getFilters(operation)
    .filter(({ required }) => !required)
    .map(({ name, schema }) => ({ name, value: resolve((schema.items as Schema | undefined) ?? schema) }));

export const findListsWithFilters = (
  isWanted: (filter: Filter) => boolean,
): (readonly [path: string, filters: Filter[]])[] =>
  listOperations('list').flatMap((operation) => {
    const filters = getOptionalFilters(operation).filter(isWanted);
    return filters.length === 0 ? [] : [[getListPath(operation), filters] as const];
  });

/** A field of a body that refers to a record. */
export interface Reference {
  /** `debtorId`, or `lines[].salesTypeId`. */
  readonly at: string;
  readonly resource: string;
  /** The field of the referenced record that holds the value. */
  readonly by: string;
}

/** Finds the writable reference fields of a schema, nested ones included. */
export function findReferences(schema: Schema, path = ''): Reference[] {
  const resolved = resolve(schema) as Parts;
  const parts = [...(resolved.allOf ?? []), ...(resolved.oneOf ?? []), ...(resolved.anyOf ?? [])];
  const all = [
    ...parts.flatMap((part) => findReferences(part, path)),
    ...Object.entries(resolved.properties ?? {}).flatMap(([name, property]) => {
      const at = path === '' ? name : `${path}.${name}`;
      const { 'x-references': to, 'x-read-only': isReadOnly, items } = resolve(property) as Parts;
      if (isReadOnly) return [];
      if (to) return [{ at, resource: to.resource, by: to.by ?? 'id' }];
      return items ? findReferences(items, `${at}[]`) : findReferences(property, at);
    }),
  ];
  return [...new Map(all.map((reference) => [reference.at, reference])).values()];
}

interface Parts {
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly 'x-read-only'?: boolean;
  readonly 'x-references'?: { readonly resource: string; readonly by?: string };
}
