import { afterEach, describe, expect, test } from 'vitest';
import type { Schema } from '../../../scripts/document/openapi.ts';
import {
  closed,
  contractOf,
  type Generated,
  generated,
  ref,
  text,
} from '../../../test/support/client/schema-module.ts';

const made: Generated[] = [];

afterEach(async () => {
  for (const one of made.splice(0)) await one.remove();
});

async function schemasOf(components: Record<string, Schema>) {
  const one = await generated(contractOf(components));
  made.push(one);
  return one.schemas;
}

/** Says which of the values an input takes. */
async function taken(field: Schema, values: readonly unknown[], more: Record<string, Schema> = {}) {
  const schemas = await schemasOf({ ThingInput: closed({ field }), ...more });
  return values.filter((field) => schemas.ThingInput?.safeParse({ field }).success);
}

/** The messages of what a schema refuses, with where. */
const refusals = (schema: Generated['schemas'][string] | undefined, value: unknown): string[] =>
  (schema?.safeParse(value).error?.issues ?? []).map(({ path, message }) => [...path, message].join(': '));

describe('a field of an input', () => {
  test.each<[what: string, field: Schema, good: readonly unknown[], bad: readonly unknown[]]>([
    ['a text', text, ['', 'a'], [1, null]],
    ['a text of some length', { ...text, minLength: 2, maxLength: 3 }, ['ab', '💶💶💶'], ['a', '💶', 'abcd']],
    ['a pattern', { ...text, pattern: '^[a-z/]+$' }, ['a/b'], ['A', '']],
    ['a day', { ...text, format: 'date' }, ['2024-02-29'], ['2026-02-29', '2026-2-1', '']],
    ['a moment', { ...text, format: 'date-time' }, ['2026-04-16T12:00:00Z'], ['2026-04-16', '2026-04-16T12:00']],
    ['an email address', { ...text, format: 'email' }, ['jan&co@shop.example'], ['jan@localhost', 'jan']],
    ['an address', { ...text, format: 'uri' }, ['https://shop.example/a?b#c'], ['shop.example', 'https://a b']],
    ['a number', { type: 'number', minimum: -1, maximum: 1.5 }, [-1, 1.5], [-1.1, 1.6, '1']],
    ['decimals', { type: 'number', 'x-scale': 2 }, [1, 0.29, 1e21, 1.1e2], [0.001, 0.1 + 0.2, 1.5e-7]],
    ['an integer', { type: 'integer' }, [3, -3], [3.5, '3', true]],
    ['an integer of 32 bits', { type: 'integer', format: 'int32' }, [2_147_483_647], [2_147_483_648]],
    ['a yes or no', { type: 'boolean' }, [true, false], ['true', 0]],
    ['a choice of texts', { ...text, enum: ['M', 'K'] }, ['M', 'K'], ['m', '']],
    ['a choice of numbers', { type: 'integer', enum: [1, 2] }, [1, 2], [3, '1']],
    ['a constant', { ...text, const: 'A' }, ['A'], ['B']],
    ['what may be null', { type: ['string', 'null'] }, ['a', null], [1]],
    ['a choice that may be null', { type: ['string', 'null'], enum: ['M', null] }, ['M', null], ['K']],
    [
      'a list',
      { type: 'array', items: text, minItems: 1, maxItems: 2 },
      [['a'], ['a', 'b']],
      [[], ['a', 'b', 'c'], [1]],
    ],
    [
      'a list without doubles',
      { type: 'array', items: closed({ a: text, b: text }), uniqueItems: true },
      [[{ a: 'x' }, { a: 'y' }]],
      [
        [
          { a: 'x', b: 'y' },
          { b: 'y', a: 'x' },
        ],
      ],
    ],
    ['an object', closed({ name: text }), [{}, { name: 'a' }], [{ nmae: 'a' }, { name: 1 }, [], null]],
  ])('that is %s takes and refuses what it should', async (_, field, good, bad) => {
    expect(await taken(field, [...good, ...bad])).toEqual(good);
  });

  test('that refers to a component is what that is, null included', async () => {
    const Part = closed({ name: text }, { type: ['object', 'null'] });
    expect(await taken(ref('Part'), [{ name: 'a' }, null, { nmae: 'a' }], { Part })).toEqual([{ name: 'a' }, null]);
  });

  test('may be left out, or be undefined, unless it is required', async () => {
    const { ThingInput } = await schemasOf({ ThingInput: closed({ name: text, note: text }, { required: ['name'] }) });
    expect(refusals(ThingInput, { name: 'a', note: undefined })).toEqual([]);
    expect(refusals(ThingInput, { note: 'a' })).toEqual(['name: Invalid input: expected string, received undefined']);
  });
});

describe('an input', () => {
  test('has its fields, and no others', async () => {
    const { ThingInput } = await schemasOf({
      ThingInput: closed({ name: text, note: text }, { required: ['name', 'note'] }),
    });
    expect(ThingInput?.parse({ name: 'a', note: 'b' })).toEqual({ name: 'a', note: 'b' });
    expect(refusals(ThingInput, { other: 1 })).toEqual([
      'name: Invalid input: expected string, received undefined',
      'note: Invalid input: expected string, received undefined',
      'Unrecognized key: "other"',
    ]);
  });

  test('that changes something changes one field at least', async () => {
    const { ThingInput } = await schemasOf({ ThingInput: closed({ name: text }, { minProperties: 1 }) });
    expect(refusals(ThingInput, { name: 'a' })).toEqual([]);
    expect(refusals(ThingInput, {})).toEqual(['Too few fields: expected at least 1']);
    expect(refusals(ThingInput, { name: undefined })).toEqual(['Too few fields: expected at least 1']);
  });

  test('that needs an item of some kind says so', async () => {
    const contains = { type: 'object', properties: { kind: { const: 'A' } }, required: ['kind'] };
    const lines: Schema = { type: 'array', items: closed({ kind: text, name: text }), contains };
    const { ThingInput } = await schemasOf({ ThingInput: closed({ lines }) });
    expect(refusals(ThingInput, { lines: [{ kind: 'T' }, { kind: 'A', name: 'a' }] })).toEqual([]);
    expect(refusals(ThingInput, { lines: [{ kind: 'T' }] })).toEqual([
      'lines: Missing item: expected at least one with kind A',
    ]);
  });
});

const lineOf = (kind: string, more: Schema): Schema => ({
  type: 'object',
  properties: { kind: { type: 'string', const: kind }, ...more.properties },
  required: ['kind', ...Object.keys(more.properties ?? {})],
});
const lines = {
  A: lineOf('A', { properties: { article: text } }),
  G: lineOf('G', { properties: { account: { type: 'integer' } } }),
};
const oneOf = [ref('A'), ref('G')];

describe('a choice of objects', () => {
  test('that is sent is told apart by its constant', async () => {
    const { ThingInput } = await schemasOf({ ...lines, ThingInput: { type: 'object', oneOf } });
    expect(refusals(ThingInput, { kind: 'A', article: 'x' })).toEqual([]);
    expect(refusals(ThingInput, { kind: 'G', article: 'x' })).toEqual([
      'account: Invalid input: expected number, received undefined',
    ]);
    expect(refusals(ThingInput, { kind: 'X' })).toHaveLength(1);
  });

  test('that is read may have a kind that is not known, and fields as well', async () => {
    const { Thing } = await schemasOf({ ...lines, Thing: { type: 'object', oneOf } });
    for (const line of [
      { kind: 'A', article: 'x', more: 1 },
      { kind: 'X', whatever: [1] },
    ]) {
      expect(Thing?.parse(line)).toEqual(line);
    }
    expect(refusals(Thing, { kind: 'G', account: 'x' })).toEqual([
      'account: Invalid input: expected number, received string',
    ]);
    expect(refusals(Thing, { article: 'x' })).toEqual(['kind: Invalid input: expected string, received undefined']);
  });
});

describe('a record', () => {
  test('keeps what is not known, and has no limits', async () => {
    const field: Schema = { ...text, maxLength: 1, pattern: '^a$', format: 'email' };
    const kind: Schema = { ...text, enum: ['M'] };
    const number: Schema = { type: 'integer', enum: [1], maximum: 1 };
    const { Thing } = await schemasOf({ Thing: { type: 'object', properties: { field, kind, number } } });
    const record = { field: 'long', kind: 'new', number: 7, inner: { more: true } };
    expect(Thing?.parse(record)).toEqual(record);
    expect(refusals(Thing, { kind: 1 })).toEqual(['kind: Invalid input: expected string, received number']);
  });

  test('is open where the same component is closed in an input', async () => {
    const Part = closed({ name: { ...text, maxLength: 1 } });
    const { Thing, ThingInput, ...more } = await schemasOf({
      Part,
      Thing: { type: 'object', properties: { part: ref('Part') } },
      ThingInput: closed({ part: ref('Part') }),
    });
    const value = { part: { name: 'long', more: 1 } };
    expect(Thing?.parse(value)).toEqual(value);
    expect(ThingInput?.safeParse(value).success).toBe(false);
    // What is exported under the name is the one to send.
    expect(Object.keys(more)).toEqual(['Part']);
    expect(more.Part?.safeParse(value.part).success).toBe(false);
  });

  test('can hold records of its own kind', async () => {
    const properties = { name: text, children: { type: 'array', items: ref('Thing') } };
    const { Thing } = await schemasOf({ Thing: { type: 'object', properties, required: ['name'] } });
    const tree = { name: 'a', children: [{ name: 'b', children: [] }] };
    expect(Thing?.parse(tree)).toEqual(tree);
    expect(refusals(Thing, { name: 'a', children: [{ name: 1 }] })).toEqual([
      'children: 0: name: Invalid input: expected string, received number',
    ]);
  });
});
