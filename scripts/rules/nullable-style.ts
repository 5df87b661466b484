import type { Oas3Rule } from '@redocly/openapi-core';
import { getTypes, type Schema } from './lib/schemas.ts';
import { visitSchemas } from './lib/visitors.ts';

/**
 * A value that can be null says so in one way: `type: [string, 'null']`, null last.
 *
 * A `oneOf` with null becomes a union of two models in some generators. An enumeration must hold null as well, or null is
 * rejected in spite of the type. The rule `struct` of Redocly rejects `nullable`, which is of OpenAPI 3.0.
 *
 * ```yaml
 * # wrong
 * phone: { oneOf: [{ type: string }, { type: 'null' }] }
 * # right
 * phone: { type: [string, 'null'] }
 * ```
 */
export const nullableStyle: Oas3Rule = () =>
  visitSchemas((schema) => {
    const branches = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
    const messages = [
      ...(Array.isArray(schema.type) && !isPair(schema.type)
        ? [`Give one type, optionally with null: ${ADVICE}.`]
        : []),
      ...(branches.some(isNull) ? [`Do not make null a branch: ${ADVICE}.`] : []),
    ].map((message) => ({ message }));
    if (!getTypes(schema).includes('null') || !schema.enum || schema.enum.includes(null)) return messages;
    return [...messages, { message: 'The type allows null, so the enumeration must hold it.', keyword: 'enum' }];
  });

const ADVICE = "write type: [string, 'null']";

const isNull = (branch: Schema): boolean => getTypes(branch).join() === 'null';

const isPair = ([type, second, ...rest]: readonly string[]): boolean =>
  type !== undefined && type !== 'null' && second === 'null' && rest.length === 0;
