import { houseRule } from './lib/house-rule.ts';
import { each, type Json, typesOf } from './lib/places.ts';

/**
 * A value that can be null says so in one way: `type: [string, 'null']`, null last.
 *
 * `nullable` is of OpenAPI 3.0 and means nothing in 3.1; a `oneOf` with null becomes a union of two models in some
 * generators. An enumeration must hold null as well, or null is refused in spite of the type.
 *
 * ```yaml
 * # wrong
 * phone: { type: string, nullable: true }
 * phone: { oneOf: [{ type: string }, { type: 'null' }] }
 * # right
 * phone: { type: [string, 'null'] }
 * ```
 */
export const nullableStyle = houseRule({
  description: "Null stands in the type, last: [string, 'null'].",
  *check(contract) {
    for (const schema of contract.all('schema')) {
      const { value, at } = schema;
      if ('nullable' in value) yield { at, message: `nullable means nothing in OpenAPI 3.1: ${right}.` };
      if (Array.isArray(value.type) && !isPair(value))
        yield { at, message: `A type is one, or one and null: ${right}.` };
      const branches = [...each(schema, 'oneOf'), ...each(schema, 'anyOf')];
      if (branches.some((branch) => typesOf(branch.value).join() === 'null')) {
        yield { at, message: `Do not make null a branch: ${right}.` };
      }
      if (typesOf(value).includes('null') && Array.isArray(value.enum) && !value.enum.includes(null)) {
        yield { at: [...at, 'enum'], message: 'The type allows null, so the enumeration must hold it.' };
      }
    }
  },
});

const right = "write type: [string, 'null']";

function isPair(schema: Json): boolean {
  const [one, other, ...rest] = typesOf(schema);
  return one !== undefined && one !== 'null' && other === 'null' && rest.length === 0;
}
