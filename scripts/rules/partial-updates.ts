import type { Oas3Rule } from '@redocly/openapi-core';
import { getName, getRequired } from './lib/schemas.ts';
import { reportAt, visitRequestBodies } from './lib/visitors.ts';

/**
 * A PATCH takes any of the fields and needs none of them, but at least one.
 *
 * ```yaml
 * # wrong
 * DebtorPatch: { type: object, required: [name] }
 * # right
 * DebtorPatch: { type: object, minProperties: 1 }
 * ```
 */
export const partialUpdates: Oas3Rule = () =>
  visitRequestBodies(
    (body, context) => {
      const name = getName(body.location);
      const [required] = getRequired(body, context);
      if (required) reportAt(context, body.location, `${name} is for an update: do not require ${required}.`);
      if (body.schema.minProperties === 1) return;
      reportAt(context, body.location, `${name} is for an update: give it minProperties: 1.`);
    },
    ['update'],
  );
