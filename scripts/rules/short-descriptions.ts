import { type Finding, houseRule } from './lib/house-rule.ts';
import { lastOf, textIn } from './lib/places.ts';

const MAX_SENTENCES = 3;

/**
 * The description of a schema, a property, a parameter or a header has at most three sentences.
 *
 * It is read in the tooltip of an editor and in the row of a table. What takes longer to explain belongs in the description
 * of the operation, or in a guide.
 */
export const shortDescriptions = houseRule({
  description: 'Schemas, properties, parameters and headers are described in at most three sentences.',
  *check(contract): Generator<Finding> {
    for (const { value, at } of DESCRIBED.flatMap((kind) => contract.all(kind))) {
      const count = countSentences(textIn(value, 'description') ?? '');
      if (count <= MAX_SENTENCES) continue;
      const name = textIn(value, 'name') ?? lastOf(at);
      yield {
        at: [...at, 'description'],
        message: `Describe ${name} in at most ${MAX_SENTENCES} sentences; these are ${count}. Longer texts belong in a guide.`,
      };
    }
  },
});

const DESCRIBED = ['schema', 'parameter', 'header'] as const;

/** A list of values at the end counts as part of the sentence that introduces it. */
function countSentences(text: string): number {
  const prose = text.replaceAll(/`[^`]*`/g, 'code').replace(/(\n+- .*)+$/, '');
  return prose.split(/[.!?][)"']?(?=\s|$)/).filter((sentence) => sentence.trim() !== '').length;
}
