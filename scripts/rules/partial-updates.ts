import { houseRule } from './lib/house-rule.ts';
import { child, lastOf } from './lib/places.ts';

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
export const partialUpdates = houseRule({
  description: 'An update requires no field in particular, but at least one.',
  *check(contract) {
    for (const operation of contract.operations().filter(({ kind }) => kind === 'update')) {
      for (const schema of contract.content(child(operation, 'requestBody')).values()) {
        const [one] = contract.required(schema);
        if (one) yield { at: schema.at, message: `${lastOf(schema.at)} is for an update: do not require ${one}.` };
        if (schema.value.minProperties !== 1) {
          yield { at: schema.at, message: `${lastOf(schema.at)} is for an update: give it minProperties: 1.` };
        }
      }
    }
  },
});
