import type { Oas3Rule } from '@redocly/openapi-core';
import { getName, getProperties } from './lib/schemas.ts';
import { reportAt, visitRequestObjects } from './lib/visitors.ts';

const COMPUTED = new Set(['id', '_meta']);

/**
 * The body of a create or an update has no field that the platform computes: no read-only field, no `id`, no `_meta`.
 *
 * Reads and writes have types of their own. A computed field in an input would be a promise that it can be set. Only a
 * replacement has them, so that a client can send a record back as it received it.
 *
 * ```yaml
 * # wrong
 * DebtorInput: { properties: { id: { type: integer }, name: { type: string } } }
 * # right
 * DebtorInput: { properties: { name: { type: string } } }
 * ```
 */
export const writableNotComputed: Oas3Rule = () =>
  visitRequestObjects(
    (object, context) => {
      for (const [name, { schema, location }] of getProperties(object, context)) {
        if (schema.readOnly !== true && schema['x-read-only'] !== true && !COMPUTED.has(name)) continue;
        const message = `${getName(object.location)} accepts ${name}, which the platform computes: leave it out.`;
        reportAt(context, location, message);
      }
    },
    ['create', 'update'],
  );
