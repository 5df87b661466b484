import { houseRule } from './lib/house-rule.ts';
import { type Json, lastOf, textIn, typesOf } from './lib/places.ts';

/**
 * A text that a request must hold cannot be empty.
 *
 * `required` alone is satisfied by `""`, and a debtor without a name is then stored as a debtor with an empty one.
 *
 * ```yaml
 * # wrong
 * DebtorInput: { required: [name], properties: { name: { type: string, maxLength: 100 } } }
 * # right
 * DebtorInput: { required: [name], properties: { name: { type: string, minLength: 1, maxLength: 100 } } }
 * ```
 */
export const requiredText = houseRule({
  description: 'A text that a request must hold cannot be empty.',
  *check(contract) {
    for (const input of contract.acceptedObjects()) {
      const properties = contract.writable(input);
      for (const name of contract.required(input)) {
        const property = properties.get(name);
        const schema = property && contract.follow(property);
        if (!schema || !typesOf(schema.value).includes('string') || refusesEmpty(schema.value)) continue;
        yield { at: schema.at, message: `${lastOf(input.at)} requires ${name}: give it minLength: 1.` };
      }
    }
  },
});

function refusesEmpty(schema: Json): boolean {
  const pattern = textIn(schema, 'pattern');
  const values = Array.isArray(schema.enum) ? schema.enum : [schema.const];
  return (
    Number(schema.minLength) > 0 ||
    schema.format !== undefined ||
    (values[0] !== undefined && !values.includes('')) ||
    (pattern !== undefined && !new RegExp(pattern, 'u').test(''))
  );
}
