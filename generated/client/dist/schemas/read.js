import * as z from 'zod';
/**
 * A record as the platform sends it. Fields that the contract does not name are kept. The type does not show them: an
 * index signature would let every misspelt name pass.
 */
export function record(shape) {
  return z.looseObject(shape);
}
/** A choice of which any value of its type may come. */
export function choice(type) {
  return type;
}
/**
 * A record whose shape follows from the value of its `tag`. A record with a value that the contract does not know
 * passes as it is, and so do fields that the contract does not name. The type shows the known shapes only, so that it
 * can be narrowed by the tag.
 */
export function variants(tag, options) {
  const byValue = new Map(options.map((option) => [option.shape[tag].value, option]));
  const anyOfThem = z.looseObject({ [tag]: z.string() }).check(({ value, issues }) => {
    const found = byValue.get(value[tag])?.safeParse(value);
    for (const issue of found?.error?.issues ?? []) issues.push({ ...issue, input: value });
  });
  return anyOfThem;
}
