import type { CheckDigits } from '../../../mocks/validation/check-digits.ts';
import { wrongCheckDigits } from '../../wrong-check-digits.ts';
import type { FlatSchema } from '../alternatives.ts';

/** A keyword of a schema, and a value that breaks it. */
export type Wrong = readonly [keyword: string, value: unknown];

/** What is wrong where one of these types is wanted and the value is of none of them. */
const ofEveryType: readonly unknown[] = [null, true, 7, 12.5, '7', 'true', 'text', [], ['text'], {}, { text: 1 }];

const notInForm: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-02-30', '16-04-2026', 'yesterday', '2026-4-1'],
  'date-time': ['yesterday', '2026-04-16', '2026-04-16T25:00:00Z'],
  email: ['text', 'a@', '@b.example', 'a b@c.example'],
  uri: ['text', '/text', '//b.example'],
};

/** One of them is in no pattern of the contract. */
const odd: readonly string[] = ['!', ' ', '_', 'é', '{', '\n', '💶'];

const isText = (value: unknown): value is string => typeof value === 'string';

/** Values that break one keyword each, given the keyword's own value and what there is now. */
const breaking: Readonly<Record<string, (limit: never, schema: FlatSchema, now: unknown) => readonly unknown[]>> = {
  type: (types: string | readonly string[]) => ofEveryType.filter((value) => ![types].flat().some(accepts(value))),
  const: () => ['no such value'],
  enum: (values: readonly unknown[]) =>
    values.some(isText) ? ['no such value', `${values.find(isText)} `] : [Math.max(...values.map(Number)) + 1],
  minimum: (limit: number, schema) => [rounded(limit - stepOf(schema), schema)],
  maximum: (limit: number, schema) => [rounded(limit + stepOf(schema), schema)],
  minLength: (limit: number) => ['a'.repeat(limit - 1)],
  maxLength: (limit: number) => ['1', '💶'].map((one) => one.repeat(limit + 1)),
  pattern: (pattern: string) => odd.filter((text) => !new RegExp(pattern, 'u').test(text)).slice(0, 2),
  format: (format: string) => notInForm[format] ?? [],
  'x-scale': (scale: number) => [Number(`0.${'0'.repeat(scale)}1`), Number(`12.${'3'.repeat(scale + 1)}`)],
  'x-check-digits': (kind: CheckDigits) => [wrongCheckDigits[kind]],
  minItems: (_limit: number, _schema, now) => (Array.isArray(now) ? [[]] : []),
  maxItems: (limit: number, _schema, now) => tooMany(limit, now),
  contains: (wanted: FlatSchema, _schema, now) => othersThan(wanted, now),
  minProperties: () => [{}],
};

/** Values that break one keyword of a schema each, to put in the place of what there is. */
export function wrongValues(schema: FlatSchema, now: unknown): Wrong[] {
  return Object.entries(breaking).flatMap(([keyword, values]) =>
    keyword in schema ? values(schema[keyword] as never, schema, now).map((value): Wrong => [keyword, value]) : [],
  );
}

const accepts =
  (value: unknown) =>
  (type: string): boolean => {
    if (type === 'null') return value === null;
    if (type === 'array') return Array.isArray(value);
    if (type === 'integer') return Number.isInteger(value);
    if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
    return typeof value === type;
  };

const isWhole = ({ type }: FlatSchema): boolean => [type].flat().includes('integer');

/** The smallest difference between two numbers that a schema allows. A filter on an amount has no scale. */
const stepOf = (schema: FlatSchema): number => (isWhole(schema) ? 1 : 10 ** -Number(schema['x-scale'] ?? 2));

const rounded = (value: number, schema: FlatSchema): number =>
  Number(value.toFixed(isWhole(schema) ? 0 : Number(schema['x-scale'] ?? 2)));

/** Whether an item is what a list must contain. */
export const isContained = ({ properties }: FlatSchema, item: unknown): boolean =>
  Object.entries(properties).every(([name, { const: wanted }]) => (item as Record<string, unknown>)?.[name] === wanted);

/** The list without what it must contain, unless nothing would be left. */
function othersThan(wanted: FlatSchema, now: unknown): unknown[] {
  const others = Array.isArray(now) ? now.filter((item) => !isContained(wanted, item)) : [];
  return others.length > 0 ? [others] : [];
}

/** More items than there may be, as long as a server has room for them. */
function tooMany(limit: number, now: unknown): unknown[] {
  const items = Array.isArray(now) ? now : [];
  const [smallest] = items.toSorted((one, other) => JSON.stringify(one).length - JSON.stringify(other).length);
  const hasRoom = smallest !== undefined && JSON.stringify(smallest).length * limit < 500_000;
  return hasRoom ? [Array.from({ length: limit + 1 }, () => smallest)] : [];
}
