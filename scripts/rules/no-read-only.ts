import { houseRule } from './lib/house-rule.ts';
import { lastOf } from './lib/places.ts';

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
export const noReadOnly = houseRule({
  description: 'No schema says readOnly.',
  *check(contract) {
    for (const { value, at } of contract.all('schema')) {
      if (value.readOnly === undefined) continue;
      yield { at, message: `Leave readOnly out of ${lastOf(at)}: what a client writes has a schema of its own.` };
    }
  },
});
