import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { arbitraryOf } from './arbitrary.ts';
import { bundle, operations, type Schema } from './document.ts';
import { Pools } from './pools.ts';
import { createValidity } from './validity.ts';

const seed = 20_260_416;
const validity = createValidity();

const sample = (schema: Schema, numRuns = 60): unknown[] =>
  fc.sample(arbitraryOf(schema, new Pools()), { numRuns, seed });

/** What the values of a schema break of it. */
const faultsOf = (schema: Schema, numRuns = 60): string[] => [
  ...new Set(
    sample(schema, numRuns).flatMap((value) => validity(schema, value).map((f) => `${f}: ${JSON.stringify(value)}`)),
  ),
];

test.each(Object.entries(bundle.components.schemas))('the values for %s fit it', (_name, schema) => {
  expect(faultsOf(schema)).toEqual([]);
});

test.each(operations)('the values for the parameters of $method $path fit them', ({ parameters }) => {
  for (const { name, schema } of parameters) expect(faultsOf(schema, 15), name).toEqual([]);
});

describe('the values of a schema', () => {
  const kind = (name: string) => ({ type: 'object', properties: { kind: { const: name } }, required: ['kind'] });
  const kinds = { oneOf: [kind('a'), kind('b')] };

  it('are of every branch of a choice', () => {
    expect(new Set(sample(kinds).map((value) => (value as { kind: string }).kind))).toEqual(new Set(['a', 'b']));
  });

  it('have at least as many properties as they must, and no item twice', () => {
    const properties = { one: { const: 1 }, other: { const: 2 } };
    expect(faultsOf({ type: 'object', properties, minProperties: 1, required: [] })).toEqual([]);
    expect(faultsOf({ type: 'array', items: { enum: ['a', 'b', 'c'] }, minItems: 1, uniqueItems: true })).toEqual([]);
  });
});
