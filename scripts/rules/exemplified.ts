import { type Finding, houseRule } from './lib/house-rule.ts';
import { child, each, isScalarSchema, type Json, lastOf, type Path, textIn } from './lib/places.ts';

/**
 * Every scalar property and schema, every parameter, every header and every request body has an example.
 *
 * Examples are the first thing that a reader looks at, they fill the console, and the mock answers with them. That
 * they are valid is checked by Redocly.
 *
 * ```yaml
 * # wrong
 * city: { type: string, description: City or town. }
 * # right
 * city: { type: string, description: City or town., examples: [Voorbeeldstad] }
 * ```
 */
export const exemplified = houseRule({
  description: 'Scalar properties, parameters, headers and request bodies have an example.',
  *check(contract) {
    for (const { value, at, role } of contract.all('schema')) {
      const stands = role === 'properties' || role === 'schemas';
      if (stands && isScalarSchema(value) && !isFile(value) && !hasExample(value)) yield missing(at, lastOf(at));
    }
    for (const { value, at } of [...contract.all('parameter'), ...contract.all('header')]) {
      const isShown = value.$ref !== undefined || hasExample(value) || hasExample(value.schema);
      if (!isShown) yield missing(at, textIn(value, 'name') ?? lastOf(at));
    }
    for (const mediaType of contract.all('requestBody').flatMap((body) => each(body, 'content'))) {
      const { value: schema } = contract.follow(child(mediaType, 'schema') ?? mediaType);
      const isShown = isFile(schema) || hasExample(schema) || hasExample(mediaType.value);
      if (!isShown) yield missing(mediaType.at, `the ${lastOf(mediaType.at)} body`);
    }
  },
});

const missing = (at: Path, name: string): Finding => ({ at, message: `Give ${name} an example.` });

const isFile = (schema: Json): boolean => schema.format === 'binary';

function hasExample(value: unknown): boolean {
  const { example, examples } = (value ?? {}) as Json;
  return (
    example !== undefined || (typeof examples === 'object' && examples !== null && Object.keys(examples).length > 0)
  );
}
