import type { Oas3Rule } from '@redocly/openapi-core';
import { getTypes, type Schema } from './lib/schemas.ts';
import { visitSchemas } from './lib/visitors.ts';

/**
 * A number says how large it can be, and how exact: an integer by `format`, a decimal by `x-scale`, the number of its
 * decimals. Known values (`enum`, `const`) are bounds enough.
 *
 * The store derives a column from it, the client a type, the property tests their values. A bound that is wrong by its own
 * scale, or that JSON cannot carry exactly, would round amounts of money.
 *
 * ```yaml
 * # wrong
 * amountVat: { type: number }
 * # right
 * amountVat: { type: number, x-scale: 2, minimum: -999999999999.99, maximum: 999999999999.99 }
 * ```
 */
export const boundedNumbers: Oas3Rule = () =>
  visitSchemas((schema, { key }) => {
    if ('enum' in schema || 'const' in schema) return [];
    const types = getTypes(schema);
    const messages = [
      ...(types.includes('integer') ? checkInteger(schema) : []),
      ...(types.includes('number') ? checkDecimal(schema, key) : []),
    ];
    return messages.map((message) => ({ message }));
  });

const INTEGERS: Readonly<Record<string, readonly [min: number, max: number]>> = {
  int32: [-(2 ** 31), 2 ** 31 - 1],
  // JSON parsers lose the larger numbers of an int64.
  int64: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
};

function checkInteger(schema: Schema): string[] {
  const bounds = getBounds(schema);
  const range = INTEGERS[String(schema.format)];
  if (!bounds) return [UNBOUNDED];
  if (!range) return ['Give the integer a format: int32 or int64.'];
  const fits = bounds.min >= range[0] && bounds.max <= range[1];
  return fits ? [] : [`Keep the bounds within ${range[0]} and ${range[1]}, what an ${schema.format} can be.`];
}

function checkDecimal(schema: Schema, key: string | number): string[] {
  const bounds = getBounds(schema);
  const scale = schema['x-scale'];
  if (!bounds) return [UNBOUNDED];
  // A filter is only compared with a field, which has the scale.
  if (scale === undefined && key === 'items') return [];
  if (!isScale(scale)) return ['Give the number an x-scale: how many decimals it has.'];
  const written = [bounds.min, bounds.max, schema.default, ...(schema.examples ?? [])];
  const finer = written.filter((value) => typeof value === 'number' && countDecimals(value) > scale);
  const largest = Math.max(Math.abs(bounds.min), Math.abs(bounds.max));
  return [
    ...finer.map((value) => `${value} has more decimals than x-scale, which is ${scale}.`),
    ...(largest * 10 ** scale > Number.MAX_SAFE_INTEGER ? ['Narrow the bounds: JSON cannot carry them exactly.'] : []),
  ];
}

const UNBOUNDED = 'Give the number a minimum and a maximum.';

function getBounds({ minimum, maximum }: Schema): { min: number; max: number } | undefined {
  return typeof minimum === 'number' && typeof maximum === 'number' ? { min: minimum, max: maximum } : undefined;
}

const isScale = (scale: unknown): scale is number => Number.isInteger(scale) && Number(scale) >= 0;

/** Counts the decimals of a number as it is written: 2 for 0.05, and for 5e-2. */
function countDecimals(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const written = digits.split('.')[1]?.length ?? 0;
  return Math.max(0, written - Number(exponent));
}
