import { findAlternative, resolve } from '../../conformance/contract.ts';
import type { Schema } from '../../contract/document.ts';

export interface Reference {
  /** As an answer names it: `lines[0].salesTypeId`. */
  readonly field: string;
  readonly resource: string;
  /** The field of that record that it is named by. */
  readonly by: string;
  readonly value: unknown;
}

/** Every record that a body names. What is null names none. */
export function findReferences(schema: Schema, value: unknown, field = ''): Reference[] {
  if (value === null || value === undefined) return [];
  const target = resolve(schema)['x-references'] as { resource: string; by?: string } | undefined;
  if (target) return [{ field, resource: target.resource, by: target.by ?? 'id', value }];
  const flat = findAlternative(schema, value);
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => findReferences(flat.items as Schema, item, `${field}[${index}]`));
  }
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const property = flat.properties[name];
    return property ? findReferences(property, item, field === '' ? name : `${field}.${name}`) : [];
  });
}
