import type { Oas3Rule } from '@redocly/openapi-core';
import { getName } from './lib/schemas.ts';
import { reportAt, visitRequestObjects } from './lib/visitors.ts';

/**
 * An object in a request refuses fields that it does not know, at every depth and in every branch of a `oneOf`.
 *
 * A misspelt field must be an error: a server that ignores it stores the record without it, and nobody notices.
 * `unevaluatedProperties` knows the fields of the parts (`allOf`), `additionalProperties` does not.
 *
 * ```yaml
 * # wrong: { nmae: Zonnestraal } is accepted
 * DebtorInput: { allOf: [{ $ref: '#/components/schemas/DebtorFields' }] }
 * # right
 * DebtorInput: { allOf: [{ $ref: '#/components/schemas/DebtorFields' }], unevaluatedProperties: false }
 * ```
 */
export const closedInputs: Oas3Rule = () =>
  visitRequestObjects(({ schema, location }, context) => {
    const isClosed = schema.unevaluatedProperties === false || (schema.additionalProperties === false && !schema.allOf);
    if (isClosed) return;
    const message = `Close ${getName(location)} with unevaluatedProperties: false, because requests use it.`;
    reportAt(context, location, message);
  });
