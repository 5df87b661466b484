import type { Oas3Rule } from '@redocly/openapi-core';
import { getName, getProperties } from './lib/schemas.ts';
import { reportAt, visitRequestObjects } from './lib/visitors.ts';

/**
 * Schemas of request bodies have no `default`, at any depth.
 *
 * Generated clients and gateways fill defaults in. In a PATCH that overwrites fields that nobody meant to change: an
 * update of a remark sets the price to 0. In a POST, popular generators make a field with a default required. So the
 * description says what happens when a field is left out, and `x-default` says it to the sandbox.
 *
 * ```yaml
 * # wrong
 * unitPrice: { description: Price of one unit., type: number, default: 0 }
 * # right
 * unitPrice: { description: Price of one unit; 0 when it is left out., type: number, x-default: 0 }
 * ```
 */
export const noBodyDefaults: Oas3Rule = () =>
  visitRequestObjects((object, context) => {
    for (const [name, { schema, location }] of getProperties(object, context)) {
      if (schema.default === undefined) continue;
      const message = `${getName(object.location)} reaches the default of ${name}: say it in the description, and as x-default.`;
      reportAt(context, location, message);
    }
  });
