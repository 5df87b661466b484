import { describe, expect, it } from 'vitest';
import { bundle, compileSchema, findViolations, operations, type Schema } from '../support/contract.ts';

/** The schemas of all operations, each once, with a place that uses it: most places refer to one that others refer to, too. */
const schemas = new Map<string, { readonly name: string; readonly schema: Schema }>();
for (const { id, parameters, requestContent = {}, responses } of operations) {
  const contents = {
    request: requestContent,
    ...Object.fromEntries(Object.entries(responses).map(([status, { content = {} }]) => [status, content])),
  };
  const used = [
    ...parameters.map(({ name, schema }) => ({ name: `${id} ${name}`, schema })),
    ...Object.entries(contents).flatMap(([place, content]) =>
      Object.values(content).map(({ schema }) => ({ name: `${id} ${place}`, schema })),
    ),
  ];
  for (const each of used) schemas.set(JSON.stringify(each.schema), each);
}

it('each schema compiles strictly, so validation never skips it', () => {
  expect(schemas.size).toBeGreaterThan(200);
  for (const { name, schema } of schemas.values()) expect(() => compileSchema(schema), name).not.toThrow();
});

type Holder = Readonly<Record<string, unknown>>;

/** Lists the parts of the bundle with a keyword, and where they are. */
function listHolders(
  keyword: string,
  part: unknown = { paths: bundle.paths, components: bundle.components },
  pointer = '#',
): [string, Holder][] {
  if (typeof part !== 'object' || part === null) return [];
  // The values of examples are data, and not part of the contract's structure.
  const inside = Object.entries(part).filter(([key]) => !['example', 'examples', 'value'].includes(key));
  const own: [string, Holder][] = keyword in part && !Array.isArray(part) ? [[pointer, part as Holder]] : [];
  return [...own, ...inside.flatMap(([key, value]) => listHolders(keyword, value, `${pointer}/${key}`))];
}

describe('the examples are valid', () => {
  const findInvalid = (examples: readonly (readonly [pointer: string, schema: Schema, value: unknown])[]) =>
    examples
      .map(([pointer, schema, value]) => [pointer, findViolations(schema, value)])
      .filter(([, found]) => found?.length);

  it('of schemas and their properties', () => {
    const examples = listHolders('examples').flatMap(([pointer, holder]) =>
      Array.isArray(holder.examples) ? holder.examples.map((value) => [pointer, holder, value] as const) : [],
    );
    expect(examples.length).toBeGreaterThan(100);
    expect(findInvalid(examples)).toEqual([]);
  });

  it('of parameters, headers and media types', () => {
    const examples = listHolders('schema').flatMap(([pointer, { schema, example, examples = {} }]) =>
      [
        ...(example === undefined ? [] : [example]),
        ...Object.values(examples as Record<string, { value: unknown }>).map(({ value }) => value),
      ].map((value) => [pointer, schema as Schema, value] as const),
    );
    expect(examples.length).toBeGreaterThan(70);
    expect(findInvalid(examples)).toEqual([]);
  });
});
