import type { Oas3Rule } from '@redocly/openapi-core';
import { getTypes, getWritableProperties } from './lib/schemas.ts';
import { reportAt, visitRequestObjects } from './lib/visitors.ts';

/** Keywords that leave nothing to normalize. */
const EXACT = ['x-normalize', 'format', 'enum', 'const'];

/**
 * A text that a client can write to a record says how it is normalized, unless it has a format or fixed values. Otherwise
 * a blank that nobody sees is stored, and no filter finds the record. Credentials belong to no record.
 *
 * ```yaml
 * # wrong
 * phone: { type: string, maxLength: 30, pattern: '^[0-9 ]+$' }
 * # right
 * phone: { type: string, maxLength: 30, pattern: '^[0-9]+( [0-9]+)*$', x-normalize: line }
 * ```
 */
export const normalizedText: Oas3Rule = () => {
  const seen = new Set<string>();
  return visitRequestObjects(
    (object, context) => {
      for (const [name, { schema, location }] of getWritableProperties(object, context)) {
        if (!getTypes(schema).includes('string') || EXACT.some((keyword) => keyword in schema)) continue;
        if (seen.has(location.absolutePointer)) continue;
        seen.add(location.absolutePointer);
        reportAt(
          context,
          location,
          `Say how ${name} is normalized: x-normalize is line, lines or compact. Its pattern describes what is stored.`,
        );
      }
    },
    ['create', 'replace', 'update'],
  );
};
