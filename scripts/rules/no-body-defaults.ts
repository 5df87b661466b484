import { houseRule } from './lib/house-rule.ts';
import { lastOf } from './lib/places.ts';

/**
 * Nothing that a request body reaches has a `default`.
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
export const noBodyDefaults = houseRule({
  description: 'Nothing that a request body reaches has a default.',
  *check(contract) {
    for (const input of contract.acceptedObjects()) {
      for (const [name, property] of contract.properties(input)) {
        const { value, at } = contract.follow(property);
        if (value.default === undefined) continue;
        yield {
          at,
          message: `${lastOf(input.at)} reaches the default of ${name}: say it in the description, and as x-default.`,
        };
      }
    }
  },
});
