import { houseRule } from './lib/house-rule.ts';
import { lastOf } from './lib/places.ts';

/**
 * An object in a request refuses fields that it does not know, at every depth and in every branch of a `oneOf`.
 *
 * A misspelt field must be an error. If it were ignored, the record would be stored without it and nobody would
 * notice. In the hand-written files it is `unevaluatedProperties`, which sees the fields that come in by `allOf`; the build
 * writes the parts out, and makes `additionalProperties` of it.
 *
 * ```yaml
 * # wrong: { nmae: Zonnestraal } is accepted
 * DebtorInput: { allOf: [{ $ref: '#/components/schemas/DebtorFields' }] }
 * # right
 * DebtorInput: { allOf: [{ $ref: '#/components/schemas/DebtorFields' }], unevaluatedProperties: false }
 * ```
 */
export const closedInputs = houseRule({
  description: 'Objects in a request refuse fields that they do not know.',
  *check(contract) {
    for (const { value, at } of contract.acceptedObjects()) {
      if (value.additionalProperties !== false) {
        yield { at, message: `Close ${lastOf(at)} with unevaluatedProperties: false, because requests use it.` };
      }
    }
  },
});
