import { type Finding, houseRule } from './lib/house-rule.ts';
import { type KnownPlace, lastOf, textIn } from './lib/places.ts';

/**
 * Everything that a reader of the reference meets has a description, in sentences: operations, parameters, headers,
 * request bodies, responses, schemas and their properties.
 *
 * A name alone says what the author already knew. A description that only repeats it is counted as missing.
 *
 * ```yaml
 * # wrong
 * dueDays: { type: integer, description: due days }
 * # right
 * dueDays: { type: integer, description: Number of days between the invoice date and the due date. }
 * ```
 */
export const described = houseRule({
  description: 'Operations, parameters, headers, bodies, responses, schemas and properties are described in sentences.',
  *check(contract) {
    const places = describable.flatMap((kind) => contract.all(kind));
    const schemas = contract.all('schema').filter(({ role }) => role === 'schemas' || role === 'properties');
    for (const place of [...places, ...schemas]) {
      if (place.value.$ref === undefined) yield* judge(place);
    }
  },
});

const describable = ['operation', 'parameter', 'header', 'requestBody', 'response'] as const;

function* judge({ value, at, kind }: KnownPlace): Generator<Finding> {
  const name = textIn(value, 'name') ?? lastOf(at);
  const description = textIn(value, 'description')?.trim();
  if (!description) yield { at, message: `Describe the ${kind} ${name}.` };
  else if (letters(description) === letters(name)) yield { at, message: `Say more of ${name} than its name.` };
  else if (!/[.!?:]$/.test(withoutClosingList(description))) {
    yield { at: [...at, 'description'], message: `Describe ${name} in a sentence, with a full stop.` };
  }
}

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A list of values closes a description without a full stop; what counts is the sentence that introduces it. */
const withoutClosingList = (description: string): string => description.replace(/(\n+- .*)+$/, '');
