import { houseRule } from './lib/house-rule.ts';
import { lastOf } from './lib/places.ts';

/**
 * A request holds nothing that the platform computes: no read-only field, no `id`, no `_meta`.
 *
 * Reads and writes have types of their own. A computed field in an input would be a promise that it can be set.
 *
 * ```yaml
 * # wrong
 * DebtorInput: { properties: { id: { type: integer, readOnly: true }, name: { type: string } } }
 * # right
 * DebtorInput: { properties: { name: { type: string } } }
 * ```
 */
export const writableNotComputed = houseRule({
  description: 'Requests do not accept fields that the platform computes.',
  *check(contract) {
    for (const input of contract.acceptedObjects()) {
      for (const [name, property] of contract.properties(input)) {
        const isReadOnly = property.value.readOnly === true || contract.follow(property).value.readOnly === true;
        if (!isReadOnly && !computed.has(name)) continue;
        const message = `${lastOf(input.at)} accepts ${name}, which the platform computes: leave it out.`;
        yield { at: input.at, message };
      }
    }
  },
});

const computed = new Set(['id', '_meta']);
