import { afterEach, describe, expect, it } from 'vitest';
import type { Schema } from '../../../contract/document.ts';
import {
  createClosedObject,
  createContract,
  createRef,
  type LoadedModule,
  loadSchemaModule,
  text,
} from '../../../test/support/client/schema-module.ts';

const modules: LoadedModule[] = [];

afterEach(async () => {
  for (const module of modules.splice(0)) await module.remove();
});

async function loadSchemas(components: Record<string, Schema>) {
  const module = await loadSchemaModule(createContract(components));
  modules.push(module);
  return module.schemas;
}

/** Returns the values that an input accepts. */
async function filterAccepted(field: Schema, values: readonly unknown[], components: Record<string, Schema> = {}) {
  const schemas = await loadSchemas({ ThingInput: createClosedObject({ field }), ...components });
  return values.filter((field) => schemas.ThingInput?.safeParse({ field }).success);
}

const listIssues = (schema: LoadedModule['schemas'][string] | undefined, value: unknown): string[] =>
  (schema?.safeParse(value).error?.issues ?? []).map(({ path, message }) => [...path, message].join(': '));

describe('the schema of a field', () => {
  it.each<[name: string, field: Schema, valid: readonly unknown[], invalid: readonly unknown[]]>([
    ['a string', text, ['', 'a'], [1, null]],
    ['the length of a string', { ...text, minLength: 2, maxLength: 3 }, ['ab', '💶💶💶'], ['a', '💶', 'abcd']],
    ['a pattern', { ...text, pattern: '^[a-z/]+$' }, ['a/b'], ['A', '']],
    ['a date', { ...text, format: 'date' }, ['2024-02-29'], ['2026-02-29', '2026-2-1', '']],
    ['a timestamp', { ...text, format: 'date-time' }, ['2026-04-16T12:00:00Z'], ['2026-04-16', '2026-04-16T12:00']],
    ['an email address', { ...text, format: 'email' }, ['jan&co@shop.example'], ['jan@localhost', 'jan']],
    ['a URI', { ...text, format: 'uri' }, ['https://shop.example/a?b#c'], ['shop.example', 'https://a b']],
    ['a number', { type: 'number', minimum: -1, maximum: 1.5 }, [-1, 1.5], [-1.1, 1.6, '1']],
    ['decimals', { type: 'number', 'x-scale': 2 }, [1, 0.29, 1e21, 1.1e2], [0.001, 0.1 + 0.2, 1.5e-7]],
    ['an integer', { type: 'integer' }, [3, -3], [3.5, '3', true]],
    ['a 32-bit integer', { type: 'integer', format: 'int32' }, [2_147_483_647], [2_147_483_648]],
    ['a boolean', { type: 'boolean' }, [true, false], ['true', 0]],
    ['a string enum', { ...text, enum: ['M', 'K'] }, ['M', 'K'], ['m', '']],
    ['a number enum', { type: 'integer', enum: [1, 2] }, [1, 2], [3, '1']],
    ['a constant', { ...text, const: 'A' }, ['A'], ['B']],
    ['a nullable string', { type: ['string', 'null'] }, ['a', null], [1]],
    ['a nullable enum', { type: ['string', 'null'], enum: ['M', null] }, ['M', null], ['K']],
    [
      'a list',
      { type: 'array', items: text, minItems: 1, maxItems: 2 },
      [['a'], ['a', 'b']],
      [[], ['a', 'b', 'c'], [1]],
    ],
    [
      'a list of unique items',
      { type: 'array', items: createClosedObject({ a: text, b: text }), uniqueItems: true },
      [[{ a: 'x' }, { a: 'y' }]],
      [
        [
          { a: 'x', b: 'y' },
          { b: 'y', a: 'x' },
        ],
      ],
    ],
    ['an object', createClosedObject({ name: text }), [{}, { name: 'a' }], [{ nmae: 'a' }, { name: 1 }, [], null]],
  ])('validates %s', async (_, field, valid, invalid) => {
    expect(await filterAccepted(field, [...valid, ...invalid])).toEqual(valid);
  });

  it('accepts what the component of a reference accepts, including null', async () => {
    const Part = createClosedObject({ name: text }, { type: ['object', 'null'] });
    expect(await filterAccepted(createRef('Part'), [{ name: 'a' }, null, { nmae: 'a' }], { Part })).toEqual([
      { name: 'a' },
      null,
    ]);
  });

  it('accepts undefined unless the field is required', async () => {
    const { ThingInput } = await loadSchemas({
      ThingInput: createClosedObject({ name: text, note: text }, { required: ['name'] }),
    });
    expect(listIssues(ThingInput, { name: 'a', note: undefined })).toEqual([]);
    expect(listIssues(ThingInput, { note: 'a' })).toEqual(['name: Invalid input: expected string, received undefined']);
  });
});

describe('the schema of an input', () => {
  it('rejects missing and unknown fields', async () => {
    const { ThingInput } = await loadSchemas({
      ThingInput: createClosedObject({ name: text, note: text }, { required: ['name', 'note'] }),
    });
    expect(ThingInput?.parse({ name: 'a', note: 'b' })).toEqual({ name: 'a', note: 'b' });
    expect(listIssues(ThingInput, { other: 1 })).toEqual([
      'name: Invalid input: expected string, received undefined',
      'note: Invalid input: expected string, received undefined',
      'Unrecognized key: "other"',
    ]);
  });

  it('requires the minimum number of fields', async () => {
    const { ThingInput } = await loadSchemas({ ThingInput: createClosedObject({ name: text }, { minProperties: 1 }) });
    expect(listIssues(ThingInput, { name: 'a' })).toEqual([]);
    expect(listIssues(ThingInput, {})).toEqual(['Too few fields: expected at least 1']);
    expect(listIssues(ThingInput, { name: undefined })).toEqual(['Too few fields: expected at least 1']);
  });

  it('requires an item that contains describes', async () => {
    const contains = { type: 'object', properties: { kind: { const: 'A' } }, required: ['kind'] };
    const lines: Schema = { type: 'array', items: createClosedObject({ kind: text, name: text }), contains };
    const { ThingInput } = await loadSchemas({ ThingInput: createClosedObject({ lines }) });
    expect(listIssues(ThingInput, { lines: [{ kind: 'T' }, { kind: 'A', name: 'a' }] })).toEqual([]);
    expect(listIssues(ThingInput, { lines: [{ kind: 'T' }] })).toEqual([
      'lines: Missing item: expected at least one with kind A',
    ]);
  });
});

const createLine = (kind: string, schema: Schema): Schema => ({
  type: 'object',
  properties: { kind: { type: 'string', const: kind }, ...schema.properties },
  required: ['kind', ...Object.keys(schema.properties ?? {})],
});
const lines = {
  A: createLine('A', { properties: { article: text } }),
  G: createLine('G', { properties: { account: { type: 'integer' } } }),
};
const oneOf = [createRef('A'), createRef('G')];

describe('a union of objects', () => {
  it('is discriminated by its constant when it is sent', async () => {
    const { ThingInput } = await loadSchemas({ ...lines, ThingInput: { type: 'object', oneOf } });
    expect(listIssues(ThingInput, { kind: 'A', article: 'x' })).toEqual([]);
    expect(listIssues(ThingInput, { kind: 'G', article: 'x' })).toEqual([
      'account: Invalid input: expected number, received undefined',
    ]);
    expect(listIssues(ThingInput, { kind: 'X' })).toHaveLength(1);
  });

  it('accepts unknown kinds and fields when it is read', async () => {
    const { Thing } = await loadSchemas({ ...lines, Thing: { type: 'object', oneOf } });
    for (const line of [
      { kind: 'A', article: 'x', more: 1 },
      { kind: 'X', whatever: [1] },
    ]) {
      expect(Thing?.parse(line)).toEqual(line);
    }
    expect(listIssues(Thing, { kind: 'G', account: 'x' })).toEqual([
      'account: Invalid input: expected number, received string',
    ]);
    expect(listIssues(Thing, { article: 'x' })).toEqual(['kind: Invalid input: expected string, received undefined']);
  });
});

describe('the schema of a record', () => {
  it('keeps unknown values, and has no limits', async () => {
    const field: Schema = { ...text, maxLength: 1, pattern: '^a$', format: 'email' };
    const kind: Schema = { ...text, enum: ['M'] };
    const number: Schema = { type: 'integer', enum: [1], maximum: 1 };
    const { Thing } = await loadSchemas({ Thing: { type: 'object', properties: { field, kind, number } } });
    const record = { field: 'long', kind: 'new', number: 7, inner: { more: true } };
    expect(Thing?.parse(record)).toEqual(record);
    expect(listIssues(Thing, { kind: 1 })).toEqual(['kind: Invalid input: expected string, received number']);
  });

  it('is open although the same component is closed in an input', async () => {
    const Part = createClosedObject({ name: { ...text, maxLength: 1 } });
    const { Thing, ThingInput, ...exported } = await loadSchemas({
      Part,
      Thing: { type: 'object', properties: { part: createRef('Part') } },
      ThingInput: createClosedObject({ part: createRef('Part') }),
    });
    const value = { part: { name: 'long', more: 1 } };
    expect(Thing?.parse(value)).toEqual(value);
    expect(ThingInput?.safeParse(value).success).toBe(false);
    // The exported name is that of the input.
    expect(Object.keys(exported)).toEqual(['Part']);
    expect(exported.Part?.safeParse(value.part).success).toBe(false);
  });

  it('can be recursive', async () => {
    const properties = { name: text, children: { type: 'array', items: createRef('Thing') } };
    const { Thing } = await loadSchemas({ Thing: { type: 'object', properties, required: ['name'] } });
    const tree = { name: 'a', children: [{ name: 'b', children: [] }] };
    expect(Thing?.parse(tree)).toEqual(tree);
    expect(listIssues(Thing, { name: 'a', children: [{ name: 1 }] })).toEqual([
      'children: 0: name: Invalid input: expected string, received number',
    ]);
  });
});
