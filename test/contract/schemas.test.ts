import { describe, expect, it } from 'vitest';
import { getRefName } from '../../contract/document.ts';
import { bundle, compileSchema, findViolations, operations, type Schema } from '../support/contract.ts';

/** Every place in the bundle that holds a schema, a parameter or a media type with examples. */
function placesWith(keyword: string): { pointer: string; holder: Record<string, unknown> }[] {
  const found: { pointer: string; holder: Record<string, unknown> }[] = [];
  const visit = (part: unknown, pointer: string): void => {
    if (typeof part !== 'object' || part === null) return;
    if (keyword in part && !Array.isArray(part)) found.push({ pointer, holder: part as Record<string, unknown> });
    for (const [key, value] of Object.entries(part)) {
      // The values of these are data, and not part of the contract's structure.
      if (['example', 'examples', 'value', 'properties'].includes(key) && key !== 'properties') continue;
      visit(value, `${pointer}/${key}`);
    }
  };
  visit({ paths: bundle.paths, components: bundle.components }, '#');
  return found;
}

interface NamedSchema {
  readonly name: string;
  readonly schema: Schema;
}

/** Names a schema as the contract does; one that has no name by the location that uses it. */
const nameSchema = (location: string, schema: Schema): NamedSchema => ({
  name: getRefName(schema) ?? location,
  schema,
});

/** Returns each schema once: most locations refer to one that others refer to, too. */
const getDistinct = (used: readonly NamedSchema[]): readonly NamedSchema[] =>
  [...Map.groupBy(used, ({ schema }) => JSON.stringify(schema)).values()].flatMap(([first]) => first ?? []);

describe('strict compilation', () => {
  const bodies = operations.flatMap(({ id, requestContent = {}, responses }) => [
    ...Object.values(requestContent).map(({ schema }) => nameSchema(`the request of ${id}`, schema)),
    ...Object.entries(responses).flatMap(([status, { content = {} }]) =>
      Object.values(content).map(({ schema }) => nameSchema(`the response ${status} of ${id}`, schema)),
    ),
  ]);
  const parameters = operations.flatMap(({ id, parameters: all }) =>
    all.map(({ name, schema }) => nameSchema(`${name} of ${id}`, schema)),
  );

  it.each(getDistinct(bodies))('succeeds for $name, so validation never skips it', ({ schema }) => {
    expect(() => compileSchema(schema)).not.toThrow();
  });

  it('succeeds for all parameters', () => {
    const distinct = getDistinct(parameters);
    expect(distinct.length).toBeGreaterThan(100);
    for (const { name, schema } of distinct) expect(() => compileSchema(schema), name).not.toThrow();
  });
});

describe('example validation', () => {
  const inSchemas = placesWith('examples').filter(({ holder }) => Array.isArray(holder.examples));
  const ofParameters = placesWith('example').filter(({ holder }) => 'schema' in holder);
  const ofContent = placesWith('examples').filter(
    ({ holder }) => 'schema' in holder && !Array.isArray(holder.examples),
  );

  it('passes for schemas and their properties', () => {
    expect(inSchemas.length).toBeGreaterThan(100);
    for (const { pointer, holder } of inSchemas) {
      for (const example of holder.examples as unknown[])
        expect(findViolations(holder, example), `${pointer}: ${JSON.stringify(example)}`).toEqual([]);
    }
  });

  it('passes for parameters, headers and media types', () => {
    expect(ofParameters.length).toBeGreaterThan(50);
    for (const { pointer, holder } of ofParameters)
      expect(findViolations(holder.schema as Schema, holder.example), pointer).toEqual([]);
  });

  it('passes for request and response bodies', () => {
    expect(ofContent.length).toBeGreaterThan(20);
    for (const { pointer, holder } of ofContent) {
      for (const [name, { value }] of Object.entries(holder.examples as Record<string, { value: unknown }>))
        expect(findViolations(holder.schema as Schema, value), `${pointer}/${name}`).toEqual([]);
    }
  });
});
