import fc from 'fast-check';
import { type FlatSchema, getAlternatives, getReference, getTypes } from '../../../conformance/contract.ts';
import { type CheckDigits, getIbanLength, hasValidCheckDigits } from '../../../contract/check-digits.ts';
import type { Schema } from '../../../contract/document.ts';
import { isMoment } from '../../../contract/moments.ts';
import { type Normalization, normalizeText } from '../../../contract/normalize-text.ts';
import type { ValuePool } from './value-pool.ts';

/** Values that a schema of the contract allows. Most references are of known records. */
export function createArbitrary(schema: Schema, pool: ValuePool): fc.Arbitrary<unknown> {
  return fc.oneof(...getAlternatives(schema).map((flat) => fromFlatSchema(flat, pool)));
}

function fromFlatSchema(schema: FlatSchema, pool: ValuePool): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const types = schema.type === undefined ? ['object'] : getTypes(schema);
  return fc.oneof(
    ...types.map((type, index) => ({ weight: index === 0 ? 5 : 1, arbitrary: fromType(type, schema, pool) })),
  );
}

function fromType(type: string, schema: FlatSchema, pool: ValuePool): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
    case 'string':
      return createScalar(type, schema, pool);
    case 'array':
      return createArray(schema, pool);
    default:
      return createObject(schema, pool);
  }
}

function createScalar(type: string, schema: Schema, pool: ValuePool): fc.Arbitrary<unknown> {
  const unrelated = createPlain(type, schema);
  const reference = getReference(schema);
  if (!reference) return unrelated;
  // The pool grows, so it is read when a value is drawn.
  const known = fc.nat().map((index) => {
    const values = pool.getValues(reference.resource, reference.targetField);
    const fallback = type === 'string' ? 'NONE' : 1;
    return values.length > 0 ? values[index % values.length] : fallback;
  });
  return fc.oneof({ weight: 9, arbitrary: known }, { weight: 1, arbitrary: unrelated });
}

function createPlain(type: string, schema: Schema): fc.Arbitrary<unknown> {
  if (type === 'string') return createText(schema);
  return type === 'integer' ? createInteger(schema) : createDecimal(schema);
}

function createInteger({ minimum = -2_147_483_648, maximum = 2_147_483_647, examples }: Schema) {
  const [min, max] = [Number(minimum), Number(maximum)];
  // The examples are what servers know, such as the book year.
  const known = [examples ?? []].flat().filter((value) => typeof value === 'number');
  if (known.length > 0) {
    const near = fc
      .tuple(fc.constantFrom(...known), fc.integer({ min: -1, max: 1 }))
      .map(([value, step]) => value + step);
    const arbitrary = near.filter((value) => value >= min && value <= max);
    return fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: fc.integer({ min, max }) });
  }
  const typical = { min: Math.max(min, Math.min(0, max)), max: Math.min(max, Math.max(min, 0) + 50) };
  return fc.oneof({ weight: 4, arbitrary: fc.integer(typical) }, { weight: 1, arbitrary: fc.integer({ min, max }) });
}

/** Numbers of the documented scale, mostly small ones. */
function createDecimal({ minimum = -1e6, maximum = 1e6, 'x-scale': scale = 2 }: Schema) {
  const [min, max] = [Number(minimum), Number(maximum)];
  // The limits of a filter on an amount have more decimals than its scale.
  const rounded = (value: number) => Math.min(max, Math.max(min, Number(value.toFixed(Number(scale)))));
  const within = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true }).map(rounded);
  return fc.oneof(
    { weight: 6, arbitrary: within(Math.max(min, -1000), Math.min(max, 1000)) },
    { weight: 1, arbitrary: within(min, max) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
  );
}

const day = fc.date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
const recentDay = fc.date({ min: new Date('2025-06-01'), max: new Date('2027-12-31'), noInvalidDate: true });
const anyDay = fc.oneof({ weight: 6, arbitrary: recentDay }, { weight: 1, arbitrary: day });

/** fast-check's own arbitrary of URLs takes a hundred times as long. */
const word = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);

function createText(schema: Schema): fc.Arbitrary<string> {
  const checked = checkDigitTexts[String(schema['x-check-digits'])];
  if (checked) return checked;
  const kind = schema['x-normalize'] as Normalization | undefined;
  const texts = createAnyText(schema);
  // A text that is not in its normal form would not be returned as it was sent.
  return kind ? texts.map((text) => normalizeText(kind, text)).filter(Boolean) : texts;
}

const checkDigitTexts: Readonly<Record<string, fc.Arbitrary<string>>> = {
  iban: fc
    .tuple(fc.constantFrom('NL', 'BE', 'DE', 'FR', 'NO', 'MT'), fc.stringMatching(/^[A-Z0-9]{30}$/))
    .map(([country, account]) =>
      completeCheckDigits('iban', (digits) => `${country}${digits}${account}`.slice(0, getIbanLength(country))),
    ),
  vatNumber: fc.oneof(
    fc.stringMatching(/^\d{9}$/).map((number) => completeCheckDigits('vatNumber', (digits) => `NL${number}B${digits}`)),
    fc.stringMatching(/^\d{8}$/).map((number) => completeCheckDigits('vatNumber', (digits) => `BE${number}${digits}`)),
    fc.stringMatching(/^\d{7}$/).map((number) => completeCheckDigits('vatNumber', (digits) => `DE${number}${digits}`)),
    fc.stringMatching(/^(FR\d{11}|GB\d{9}|LU\d{8}|ATU\d{8}|XI\d{9}|CHE\d{9}|US[A-Z]\d{4})$/),
  ),
};

function completeCheckDigits(kind: CheckDigits, withDigits: (digits: string) => string): string {
  for (let digits = 0; digits < 100; digits += 1) {
    const number = withDigits(String(digits).padStart(2, '0'));
    if (hasValidCheckDigits(kind, number)) return number;
  }
  throw new Error(`No check digits make ${withDigits('..')} valid`);
}

function createAnyText(schema: Schema): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 60 } = schema;
  const [min, max] = [Number(minLength), Number(maxLength)];
  const hasMoments = hasOnlyMoments(schema);
  const fits = (value: string) =>
    [...value].length <= max && [...value].length >= min && (!hasMoments || isMoment(value));
  switch (format) {
    case 'date':
      return anyDay.map((date) => date.toISOString().slice(0, 10));
    case 'date-time':
      return anyDay.map((date) => date.toISOString());
    case 'email':
      return word.map((name) => `${name}@${name}.example`).filter(fits);
    case 'uri':
      return word.map((name) => `https://${name}.example/${name}?q=${name}`).filter(fits);
    case 'uri-reference':
      return word.map((name) => `/${name}?q=${name}`).filter(fits);
  }
  if (typeof pattern === 'string') return createMatching(pattern, min, max).filter(fits);
  const typical = fc.string({ minLength: min, maxLength: Math.min(max, 20), unit: 'grapheme' }).filter(fits);
  const longest = fc.constantFrom('a', 'é', '💶').map((letter) => letter.repeat(max));
  return fc.oneof({ weight: 9, arbitrary: typical }, { weight: 1, arbitrary: max > 5000 ? typical : longest });
}

/** Checks whether a text is a moment. A pattern gives its form, and not the days that exist. */
const hasOnlyMoments = ({ examples = [] }: Schema): boolean => {
  const texts = [examples].flat();
  return texts.length > 0 && texts.every((text) => typeof text === 'string' && isMoment(text));
};

/** Most patterns are one repeated class of characters, for which the length can be chosen. */
function createMatching(pattern: string, min: number, max: number): fc.Arbitrary<string> {
  const [, characters] = /^\^(\[[^\]]+\])[+*]\$$/.exec(pattern) ?? [];
  if (characters === undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const unit = fc.stringMatching(new RegExp(`^${characters}$`, 'u'));
  const minLength = Math.max(min, pattern.includes('+') ? 1 : 0);
  return fc.string({ unit, minLength, maxLength: Math.min(max, minLength + 20) });
}

function createArray(schema: Schema, pool: ValuePool): fc.Arbitrary<unknown[]> {
  const { items, minItems = 0, maxItems = 4, uniqueItems, contains } = schema;
  const item = createArbitrary(items as Schema, pool);
  const minLength = Number(minItems);
  const constraints = { minLength, maxLength: Math.min(Number(maxItems), minLength + 4) };
  const arrays = uniqueItems ? fc.uniqueArray(item, constraints) : fc.array(item, constraints);
  const { properties } = (contains ?? {}) as { properties?: Record<string, Schema> };
  if (!properties) return arrays;
  const isContained = (value: unknown) =>
    Object.entries(properties).every(
      ([name, { const: constant }]) => (value as Record<string, unknown>)[name] === constant,
    );
  return arrays.filter((values) => values.some(isContained));
}

function createObject({ properties, required, minProperties = 0 }: FlatSchema, pool: ValuePool): fc.Arbitrary<unknown> {
  // Read-only fields are accepted only as they were returned.
  const entries = Object.entries(properties).filter(
    ([name, schema]) => !schema['x-read-only'] && (name !== '_meta' || required.includes(name)),
  );
  const values = Object.fromEntries(entries.map(([name, schema]) => [name, createArbitrary(schema, pool)]));
  const names = Object.keys(values);
  const requiredKeys = required.filter((name) => name in values);
  const minCount = Math.min(Number(minProperties), names.length);
  const record = (model: typeof values, keys: string[]): fc.Arbitrary<Record<string, unknown>> =>
    fc.record(model, { requiredKeys: keys, noNullPrototype: true });
  // With few fields few business rules are violated.
  const minimal = fc.constantFrom(...(minCount > requiredKeys.length ? names : [undefined])).chain((name) => {
    const keys = name === undefined ? requiredKeys : [...requiredKeys, name];
    return record(Object.fromEntries(keys.map((key) => [key, values[key] as fc.Arbitrary<unknown>])), keys);
  });
  const records = record(values, requiredKeys).filter((object) => Object.keys(object).length >= minCount);
  return fc.oneof(records, minimal);
}
