import { houseRule } from './lib/house-rule.ts';
import { type Json, type KnownPlace, typesOf } from './lib/places.ts';

/**
 * A number says how large it can be, and how exact: an integer by `format`, a decimal by `x-scale`, the number of its
 * decimals. Known values (`enum`, `const`) are bounds enough.
 *
 * The store makes a column from it, the client a type, the fuzz test its values. A bound that is wrong by its own
 * scale, or that JSON cannot carry exactly, would round amounts of money.
 *
 * ```yaml
 * # wrong
 * amountVat: { type: number }
 * # right
 * amountVat: { type: number, x-scale: 2, minimum: -999999999999.99, maximum: 999999999999.99 }
 * ```
 */
export const boundedNumbers = houseRule({
  description: 'Numbers have bounds; integers have a format, decimals a scale.',
  *check(contract) {
    for (const schema of contract.all('schema')) {
      const { value, at } = schema;
      const types = typesOf(value);
      if ('enum' in value || 'const' in value) continue;
      if (types.includes('integer')) yield* integerComplaints(value).map((message) => ({ at, message }));
      if (types.includes('number')) yield* decimalComplaints(schema).map((message) => ({ at, message }));
    }
  },
});

const integers: Readonly<Record<string, readonly [min: number, max: number]>> = {
  int32: [-(2 ** 31), 2 ** 31 - 1],
  // What an int64 can hold more than this, JSON parsers lose.
  int64: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
};

function integerComplaints(schema: Json): string[] {
  const bounds = boundsOf(schema);
  const range = integers[String(schema.format)];
  if (!bounds) return [unbounded];
  if (!range) return ['Give the integer a format: int32 or int64.'];
  const fits = bounds.min >= range[0] && bounds.max <= range[1];
  return fits ? [] : [`Keep the bounds within ${range[0]} and ${range[1]}, what an ${schema.format} can be.`];
}

function decimalComplaints({ value, role }: KnownPlace): string[] {
  const bounds = boundsOf(value);
  const scale = value['x-scale'];
  if (!bounds) return [unbounded];
  // A filter is only compared with a field, which has the scale.
  if (scale === undefined && role === 'items') return [];
  if (!isScale(scale)) return ['Give the number an x-scale: how many decimals it has.'];
  const written = [bounds.min, bounds.max, value.default, ...[value.examples ?? []].flat()];
  const finer = written.filter((one) => typeof one === 'number' && decimalsOf(one) > scale);
  const largest = Math.max(Math.abs(bounds.min), Math.abs(bounds.max));
  return [
    ...finer.map((one) => `${one} has more decimals than x-scale, which is ${scale}.`),
    ...(largest * 10 ** scale > Number.MAX_SAFE_INTEGER ? ['Narrow the bounds: JSON cannot carry them exactly.'] : []),
  ];
}

const unbounded = 'Give the number a minimum and a maximum.';

function boundsOf({ minimum, maximum }: Json): { min: number; max: number } | undefined {
  return typeof minimum === 'number' && typeof maximum === 'number' ? { min: minimum, max: maximum } : undefined;
}

const isScale = (scale: unknown): scale is number => Number.isInteger(scale) && Number(scale) >= 0;

/** How many decimals a number is written with: 2 for 0.05, and for 5e-2. */
function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const written = digits.split('.')[1]?.length ?? 0;
  return Math.max(0, written - Number(exponent));
}
