import type { Oas3Rule } from '@redocly/openapi-core';
import { getName } from './lib/schemas.ts';
import { visitSchemas } from './lib/visitors.ts';

/**
 * No schema says `readOnly`.
 *
 * Reads and writes have schemas of their own here, so in a record it says nothing; a generator then makes a second type of
 * every record. In what replaces a record it does harm: gateways (Prism, express-openapi-validator) refuse a read-only
 * field, also one that is sent back as it was returned.
 *
 * ```yaml
 * # wrong
 * id: { type: integer, readOnly: true }
 * # right
 * id: { type: integer }
 * ```
 */
export const noReadOnly: Oas3Rule = () =>
  visitSchemas((schema, { location }) => {
    const message = `Leave readOnly out of ${getName(location)}: what a client writes has a schema of its own.`;
    return schema.readOnly === undefined ? [] : [{ message }];
  });
