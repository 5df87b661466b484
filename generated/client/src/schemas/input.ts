import * as z from 'zod';

/** The names of the fields that JSON would have. */
const named = (value: object): string[] =>
  Object.entries(value).flatMap(([name, field]) => (field === undefined ? [] : [name]));

/** At least so many fields are there. */
export const atLeast = (least: number) =>
  z.refine<object>((value) => named(value).length >= least, `Too few fields: expected at least ${least}`);

/** A number has at most so many decimals, as it is written in JSON. zod's `multipleOf` lets `0.1 + 0.2` pass. */
export const decimals = (most: number) =>
  z.refine<number>((value) => decimalsOf(value) <= most, `Too many decimals: expected at most ${most}`);

function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return (digits.split('.')[1] ?? '').length - Number(exponent);
}

/** One of the items at least fits. */
export const contains = (type: z.ZodType, what: string) =>
  z.refine<readonly unknown[]>(
    (items) => items.some((item) => type.safeParse(item).success),
    `Missing item: expected at least one with ${what}`,
  );

/** No item is there twice. zod puts the fields of an object in the order of its schema, so their texts can be compared. */
export const unique = () =>
  z.refine<readonly unknown[]>(
    (items) => new Set(items.map((item) => JSON.stringify(item))).size === items.length,
    'Duplicate item: expected each item once',
  );
