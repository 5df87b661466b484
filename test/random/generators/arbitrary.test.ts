import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { document, operations } from '../../../conformance/contract.ts';
import { validateSchema } from '../../../conformance/judges/schema.ts';
import type { Schema } from '../../../contract/document.ts';
import { createArbitrary } from './arbitrary.ts';
import { ValuePool } from './value-pool.ts';

const seed = 20_260_416;

const sample = (schema: Schema, numRuns = 60): unknown[] =>
  fc.sample(createArbitrary(schema, new ValuePool()), { numRuns, seed });

/** How the values of a schema violate it. */
const findErrors = (schema: Schema, numRuns = 60): string[] => [
  ...new Set(
    sample(schema, numRuns).flatMap((value) =>
      validateSchema(schema, value).map(({ message }) => `${message}: ${JSON.stringify(value)}`),
    ),
  ),
];

test.each(Object.entries(document.components.schemas))('The values of %s are valid', (_name, schema) => {
  expect(findErrors(schema)).toEqual([]);
});

test.each(operations)('The values of the parameters of $method $path are valid', ({ parameters }) => {
  for (const { name, schema } of parameters) expect(findErrors(schema, 15), name).toEqual([]);
});

describe('The values of a schema', () => {
  const kind = (name: string) => ({ type: 'object', properties: { kind: { const: name } }, required: ['kind'] });
  const kinds = { oneOf: [kind('a'), kind('b')] };

  it('are of every branch of a union', () => {
    expect(new Set(sample(kinds).map((value) => (value as { kind: string }).kind))).toEqual(new Set(['a', 'b']));
  });

  it('have enough properties and no repeated item', () => {
    const properties = { a: { const: 1 }, b: { const: 2 } };
    expect(findErrors({ type: 'object', properties, minProperties: 1, required: [] })).toEqual([]);
    expect(findErrors({ type: 'array', items: { enum: ['a', 'b', 'c'] }, minItems: 1, uniqueItems: true })).toEqual([]);
  });
});
