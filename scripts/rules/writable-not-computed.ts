import { houseRule } from './lib/house-rule.ts';
import { lastOf } from './lib/places.ts';

/**
 * What creates or updates a record holds nothing that the platform computes: no read-only field, no `id`, no `_meta`.
 *
 * Reads and writes have types of their own. A computed field in an input would be a promise that it can be set. Only what
 * replaces a record has them, so that a record can be sent as it was returned.
 *
 * ```yaml
 * # wrong
 * DebtorInput: { properties: { id: { type: integer }, name: { type: string } } }
 * # right
 * DebtorInput: { properties: { name: { type: string } } }
 * ```
 */
export const writableNotComputed = houseRule({
  description: 'What creates or updates a record does not accept fields that the platform computes.',
  *check(contract) {
    for (const input of contract.acceptedObjects(['create', 'update'])) {
      for (const [name, property] of contract.properties(input)) {
        const { value } = contract.follow(property);
        const isReadOnly = value.readOnly === true || value['x-read-only'] === true;
        if (!isReadOnly && !computed.has(name)) continue;
        const message = `${lastOf(input.at)} accepts ${name}, which the platform computes: leave it out.`;
        yield { at: input.at, message };
      }
    }
  },
});

const computed = new Set(['id', '_meta']);
