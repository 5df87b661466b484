import type { Contract } from './lib/contract.ts';
import { houseRule } from './lib/house-rule.ts';
import { type Place, textIn } from './lib/places.ts';

/**
 * An enumeration explains its values one by one: each stands in the description, in backticks.
 *
 * `1` and `2` mean nothing to a reader, and in the source they are the whole meaning of a field. Where two fields have
 * the same values under two names, one explains them and the other says "stand at `id`".
 *
 * ```yaml
 * # wrong
 * typeId: { type: integer, enum: [1, 2], description: Type of the mandate. }
 * # right
 * typeId: { type: integer, enum: [1, 2], description: "How often it may be used: `1` once, `2` again and again." }
 * ```
 *
 * Not asked are parameters whose values are fields of the record (`fields`, `orderby`), or values of the field that
 * they filter on.
 */
export const describedEnums = houseRule({
  description: 'An enumeration explains each of its values.',
  *check(contract) {
    for (const schema of contract.all('schema')) {
      const { value, at } = schema;
      const values = Array.isArray(value.enum) ? value.enum.filter((one) => one !== null).map(String) : [];
      if (values.length < 2 || isExplainedElsewhere(schema, contract)) continue;
      const description = descriptionOf(schema, contract);
      const sibling = /stand at `(\w+)`/.exec(description)?.[1];
      const silent = values.filter((one) =>
        sibling ? !descriptionBeside(schema, sibling, contract).includes(one) : !description.includes(`\`${one}\``),
      );
      if (silent.length === 0) continue;
      const message = `Explain ${silent.join(', ')} in the description${sibling ? ` of ${sibling}` : ', in backticks'}.`;
      yield { at: [...at, 'enum'], message };
    }
  },
});

function isExplainedElsewhere(schema: Place, contract: Contract): boolean {
  return contract
    .around(schema)
    .some(({ value }) => value['x-filter'] === true || (value.in === 'query' && isAboutFields(value.name)));
}

const isAboutFields = (name: unknown): boolean => name === 'fields' || name === 'orderby';

/** The nearest description: that of the schema, or of the parameter, header or list that it is the schema of. */
function descriptionOf(schema: Place, contract: Contract): string {
  return contract.around(contract.follow(schema)).flatMap(({ value }) => textIn(value, 'description') ?? [])[0] ?? '';
}

function descriptionBeside(schema: Place, name: string, contract: Contract): string {
  const beside = contract.at([...schema.at.slice(0, -1), name]);
  return beside ? descriptionOf(beside, contract) : '';
}
