import type { CheckDigits } from '../../../../contract/check-digits.ts';
import { type FlatSchema, getTypes } from '../../../contract.ts';

/** Keyword of a schema, and a value that violates it. */
export type InvalidValue = readonly [keyword: string, value: unknown];

/** Values of every type. Servers most likely coerce the first one that a type rejects. */
const typeSamples: readonly unknown[] = [null, 'text', 7, true, 12.5, '7', 'true', [], ['text'], {}, { text: 1 }];

const invalidFormats: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-02-30', '16-04-2026', 'yesterday', '2026-4-1'],
  'date-time': ['yesterday', '2026-04-16', '2026-04-16T25:00:00Z'],
  email: ['text', 'a@', '@b.example', 'a b@c.example'],
  uri: ['text', '/text', '//b.example'],
};

const invalidCheckDigits: Readonly<Record<CheckDigits, string>> = {
  iban: 'NL14TEST0123456789',
  vatNumber: 'NL001000008B58',
};

/** Texts: no pattern of the contract allows all of them. Spaces at the ends are another fault: they are trimmed. */
const unusualTexts: readonly string[] = ['!', 'a b', '_', 'é', '{', 'a\nb', '💶'];

const isText = (value: unknown): value is string => typeof value === 'string';

type Violate = (limit: never, schema: FlatSchema, current: unknown) => readonly unknown[];

/** Values that violate one keyword each, by the keyword's value and the current one. */
const violations: Readonly<Record<string, Violate>> = {
  type: (types: string | readonly string[]) => typeSamples.filter((value) => ![types].flat().some(hasType(value))),
  const: () => ['no such value'],
  enum: (values: readonly unknown[]) =>
    values.some(isText)
      ? ['no such value', `${values.find(isText)} `]
      : [values.map(Number).reduce((highest, value) => Math.max(highest, value)) + 1],
  minimum: (limit: number, schema) => [round(limit - getStep(schema), schema)],
  maximum: (limit: number, schema) => [round(limit + getStep(schema), schema)],
  minLength: (limit: number) => ['a'.repeat(limit - 1)],
  maxLength: (limit: number) => ['1', '💶'].map((character) => character.repeat(limit + 1)),
  pattern: (pattern: string) => unusualTexts.filter((text) => !new RegExp(pattern, 'u').test(text)).slice(0, 2),
  format: (format: string) => invalidFormats[format] ?? [],
  'x-scale': (scale: number) => [Number(`0.${'0'.repeat(scale)}1`), Number(`12.${'3'.repeat(scale + 1)}`)],
  'x-check-digits': (kind: CheckDigits) => [invalidCheckDigits[kind]],
  minItems: (_limit: number, _schema, current) => (Array.isArray(current) ? [[]] : []),
  maxItems: (limit: number, _schema, current) => exceedMaxItems(limit, current),
  contains: (contained: FlatSchema, _schema, current) => removeContained(contained, current),
  minProperties: () => [{}],
};

/** Returns values that violate one keyword each, in place of the current one. */
export function getInvalidValues(schema: FlatSchema, current: unknown): InvalidValue[] {
  return Object.entries(violations).flatMap(([keyword, getValues]) =>
    keyword in schema
      ? getValues(schema[keyword] as never, schema, current).map((value): InvalidValue => [keyword, value])
      : [],
  );
}

const hasType =
  (value: unknown) =>
  (type: string): boolean => {
    if (type === 'null') return value === null;
    if (type === 'array') return Array.isArray(value);
    if (type === 'integer') return Number.isInteger(value);
    if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
    return typeof value === type;
  };

const getScale = (schema: FlatSchema): number =>
  getTypes(schema).includes('integer') ? 0 : Number(schema['x-scale'] ?? 2);

/** Returns the smallest difference between two valid numbers. A filter on an amount has no scale. */
const getStep = (schema: FlatSchema): number => 10 ** -getScale(schema);

const round = (value: number, schema: FlatSchema): number => Number(value.toFixed(getScale(schema)));

export const isContained = ({ properties }: Pick<FlatSchema, 'properties'>, item: unknown): boolean =>
  Object.entries(properties).every(([name, property]) => (item as Record<string, unknown>)?.[name] === property.const);

/** Removes required items from a list, unless none would be left. */
function removeContained(contained: FlatSchema, current: unknown): unknown[] {
  const others = Array.isArray(current) ? current.filter((item) => !isContained(contained, item)) : [];
  return others.length > 0 ? [others] : [];
}

/** Adds too many items, if a server has room for them. */
function exceedMaxItems(limit: number, current: unknown): unknown[] {
  const items = Array.isArray(current) ? current : [];
  const [smallest] = items.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
  const hasRoom = smallest !== undefined && JSON.stringify(smallest).length * limit < 500_000;
  return hasRoom ? [Array.from({ length: limit + 1 }, () => smallest)] : [];
}
