import * as z from 'zod';

/** Lists the fields that JSON would have. */
const listFields = (value: object): string[] =>
  Object.entries(value).flatMap(([name, field]) => (field === undefined ? [] : [name]));

/** Requires a minimum number of fields. */
export const atLeast = (minimum: number) =>
  z.refine<object>((value) => listFields(value).length >= minimum, `Too few fields: expected at least ${minimum}`);

/** Limits the decimals of a number, as JSON writes it. zod's `multipleOf` accepts `0.1 + 0.2`. */
export const decimals = (maximum: number) =>
  z.refine<number>((value) => countDecimals(value) <= maximum, `Too many decimals: expected at most ${maximum}`);

function countDecimals(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return (digits.split('.')[1] ?? '').length - Number(exponent);
}

/** Requires at least one matching item. */
export const contains = (type: z.ZodType, description: string) =>
  z.refine<readonly unknown[]>(
    (items) => items.some((item) => type.safeParse(item).success),
    `Missing item: expected at least one with ${description}`,
  );

/** Rejects duplicate items. zod sorts the fields of an object as its schema does, so their JSON can be compared. */
export const unique = () =>
  z.refine<readonly unknown[]>(
    (items) => new Set(items.map((item) => JSON.stringify(item))).size === items.length,
    'Duplicate item: expected each item once',
  );
