import * as z from 'zod';

/**
 * A field that may be left out. A field that is there and `undefined` is left out as well: that is what JSON makes of
 * it. Its type has no `undefined`, as the types of the client have none.
 */
export function optional<Type extends z.ZodType>(type: Type): z.ZodExactOptional<Type> {
  return z.optional(type) as unknown as z.ZodExactOptional<Type>;
}
