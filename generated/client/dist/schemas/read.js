import * as z from 'zod';
/**
 * Creates the schema of a record of the platform. Unknown fields are kept. The type omits them, because an index signature
 * would accept misspelt names.
 */
export function record(shape) {
  return z.looseObject(shape);
}
/** Creates the schema of an open enum, which accepts any value of its type. */
export function choice(type) {
  return type;
}
/**
 * Creates the schema of a discriminated union of records. Records with an unknown discriminator value and unknown fields
 * are accepted unchanged. The type has the known variants only, so that the discriminator narrows it.
 */
export function variants(discriminator, options) {
  const byValue = new Map(options.map((option) => [option.shape[discriminator].value, option]));
  const union = z.looseObject({ [discriminator]: z.string() }).check(({ value, issues }) => {
    const result = byValue.get(value[discriminator])?.safeParse(value);
    for (const issue of result?.error?.issues ?? []) issues.push({ ...issue, input: value });
  });
  return union;
}
