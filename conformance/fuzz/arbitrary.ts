import fc from 'fast-check';
import { type CheckDigits, hasRightCheckDigits } from '../../mocks/validation/check-digits.ts';
import { alternatives, type FlatSchema } from './alternatives.ts';
import type { Schema } from './document.ts';
import type { Pools } from './pools.ts';

/** Values that a schema of the contract allows. References lead to records that there are, mostly. */
export function arbitraryOf(schema: Schema, pools: Pools): fc.Arbitrary<unknown> {
  return fc.oneof(...alternatives(schema).map((flat) => ofFlat(flat, pools)));
}

function ofFlat(schema: FlatSchema, pools: Pools): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const types = [schema.type ?? 'object'].flat() as string[];
  return fc.oneof(
    ...types.map((type, index) => ({ weight: index === 0 ? 5 : 1, arbitrary: ofType(type, schema, pools) })),
  );
}

function ofType(type: string, schema: FlatSchema, pools: Pools): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
    case 'string':
      return scalar(type, schema, pools);
    case 'array':
      return arrayOf(schema, pools);
    default:
      return objectOf(schema, pools);
  }
}

function scalar(type: string, schema: Schema, pools: Pools): fc.Arbitrary<unknown> {
  const own = plain(type, schema);
  const reference = schema['x-references'] as { resource: string; by?: string } | undefined;
  if (!reference) return own;
  // What is known is looked up when the value is made, because it grows.
  const known = fc.nat().map((index) => {
    const values = pools.values(reference.resource, reference.by ?? 'id');
    const none = type === 'string' ? 'NONE' : 1;
    return values.length > 0 ? values[index % values.length] : none;
  });
  return fc.oneof({ weight: 9, arbitrary: known }, { weight: 1, arbitrary: own });
}

function plain(type: string, schema: Schema): fc.Arbitrary<unknown> {
  if (type === 'string') return text(schema);
  return type === 'integer' ? integer(schema) : decimal(schema);
}

function integer({ minimum = -2_147_483_648, maximum = 2_147_483_647 }: Schema) {
  const [min, max] = [Number(minimum), Number(maximum)];
  // Book years begin at 1900, and the sandbox has few of them.
  if (min === 1900)
    return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(2025, 2026, 2026, 2027) }, fc.integer({ min, max }));
  const usual = { min: Math.max(min, Math.min(0, max)), max: Math.min(max, Math.max(min, 0) + 50) };
  return fc.oneof({ weight: 4, arbitrary: fc.integer(usual) }, { weight: 1, arbitrary: fc.integer({ min, max }) });
}

/** Numbers of the scale that the contract says, small ones and the largest. */
function decimal({ minimum = -1e6, maximum = 1e6, 'x-scale': scale = 2 }: Schema) {
  const [min, max] = [Number(minimum), Number(maximum)];
  // A filter on an amount has limits of more decimals than it is rounded to.
  const rounded = (value: number) => Math.min(max, Math.max(min, Number(value.toFixed(Number(scale)))));
  const within = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true }).map(rounded);
  return fc.oneof(
    { weight: 6, arbitrary: within(Math.max(min, -1000), Math.min(max, 1000)) },
    { weight: 1, arbitrary: within(min, max) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
  );
}

const day = fc.date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
const thisYear = fc.date({ min: new Date('2025-06-01'), max: new Date('2027-12-31'), noInvalidDate: true });
const someDay = fc.oneof({ weight: 6, arbitrary: thisYear }, { weight: 1, arbitrary: day });

/** fast-check makes addresses of its own, but takes a hundred times as long for them. */
const word = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);

function text(schema: Schema): fc.Arbitrary<string> {
  const checked = withCheckDigits[String(schema['x-check-digits'])];
  if (checked) return checked;
  // What is trimmed would come back otherwise than it was sent.
  return schema['x-normalize'] ? anyText(schema).filter(isNormal) : anyText(schema);
}

const isNormal = (value: string): boolean => value !== '' && value.trim() === value;

/** Numbers of a form of their own, with the check digits that make them valid. */
const withCheckDigits: Readonly<Record<string, fc.Arbitrary<string>>> = {
  iban: fc
    .tuple(fc.constantFrom('NL', 'BE', 'DE', 'FR'), fc.stringMatching(/^[A-Z0-9]{11,30}$/))
    .map(([country, account]) => completed('iban', (digits) => `${country}${digits}${account}`)),
  vatNumber: fc.oneof(
    fc.stringMatching(/^\d{9}$/).map((number) => completed('vatNumber', (digits) => `NL${number}B${digits}`)),
    fc.stringMatching(/^\d{8}$/).map((number) => completed('vatNumber', (digits) => `BE${number}${digits}`)),
    fc.stringMatching(/^\d{7}$/).map((number) => completed('vatNumber', (digits) => `DE${number}${digits}`)),
    fc.stringMatching(/^(FR|GB|LU)[A-Z0-9]{9}$/),
  ),
};

/** A number with the first two check digits that make it valid. */
function completed(kind: CheckDigits, withDigits: (digits: string) => string): string {
  for (let digits = 0; digits < 100; digits += 1) {
    const number = withDigits(String(digits).padStart(2, '0'));
    if (hasRightCheckDigits(kind, number)) return number;
  }
  throw new Error(`No check digits make ${withDigits('..')} valid`);
}

function anyText({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const [min, max] = [Number(minLength), Number(maxLength)];
  const fits = (value: string) => [...value].length <= max && [...value].length >= min;
  switch (format) {
    case 'date':
      return someDay.map((date) => date.toISOString().slice(0, 10));
    case 'date-time':
      return someDay.map((date) => date.toISOString());
    case 'email':
      return word.map((name) => `${name}@${name}.example`).filter(fits);
    case 'uri':
      return word.map((name) => `https://${name}.example/${name}?q=${name}`).filter(fits);
    case 'uri-reference':
      return word.map((name) => `/${name}?q=${name}`).filter(fits);
  }
  if (typeof pattern === 'string') return matching(pattern, min, max).filter(fits);
  const usual = fc.string({ minLength: min, maxLength: Math.min(max, 20), unit: 'grapheme' }).filter(fits);
  const longest = fc.constantFrom('a', 'é', '💶').map((letter) => letter.repeat(max));
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: max > 5000 ? usual : longest });
}

/** Most patterns are a class of characters, repeated: their length need not be left to chance. */
function matching(pattern: string, min: number, max: number): fc.Arbitrary<string> {
  const [, characters] = /^\^(\[[^\]]+\])[+*]\$$/.exec(pattern) ?? [];
  if (characters === undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const unit = fc.stringMatching(new RegExp(`^${characters}$`, 'u'));
  const minLength = Math.max(min, pattern.includes('+') ? 1 : 0);
  return fc.string({ unit, minLength, maxLength: Math.min(max, minLength + 20) });
}

function arrayOf(schema: Schema, pools: Pools): fc.Arbitrary<unknown[]> {
  const { items, minItems = 0, maxItems = 4, uniqueItems, contains } = schema;
  const item = arbitraryOf(items as Schema, pools);
  const minLength = Number(minItems);
  const constraints = { minLength, maxLength: Math.min(Number(maxItems), minLength + 4) };
  const all = uniqueItems ? fc.uniqueArray(item, constraints) : fc.array(item, constraints);
  const { properties } = (contains ?? {}) as { properties?: Record<string, Schema> };
  if (!properties) return all;
  const isWanted = (value: unknown) =>
    Object.entries(properties).every(
      ([name, { const: wanted }]) => (value as Record<string, unknown>)[name] === wanted,
    );
  return all.filter((values) => values.some(isWanted));
}

function objectOf({ properties, required, minProperties = 0 }: FlatSchema, pools: Pools): fc.Arbitrary<unknown> {
  // What only the platform writes is accepted as it was returned, and no other way.
  const entries = Object.entries(properties).filter(
    ([name, schema]) => !schema['x-read-only'] && (name !== '_meta' || required.includes(name)),
  );
  const values = Object.fromEntries(entries.map(([name, schema]) => [name, arbitraryOf(schema, pools)]));
  const names = Object.keys(values);
  const requiredKeys = required.filter((name) => name in values);
  const fewest = Math.min(Number(minProperties), names.length);
  const record = (model: typeof values, keys: string[]): fc.Arbitrary<Record<string, unknown>> =>
    fc.record(model, { requiredKeys: keys, noNullPrototype: true });
  // The fewer fields, the fewer rules are broken.
  const least = fc.constantFrom(...(fewest > requiredKeys.length ? names : [undefined])).chain((name) => {
    const keys = name === undefined ? requiredKeys : [...requiredKeys, name];
    return record(Object.fromEntries(keys.map((key) => [key, values[key] as fc.Arbitrary<unknown>])), keys);
  });
  const some = record(values, requiredKeys).filter((made) => Object.keys(made).length >= fewest);
  return fc.oneof(some, least);
}
