import * as z from 'zod';

/**
 * Makes a field optional. `undefined` is accepted at run time, because JSON omits it. The type excludes it, as the types
 * of the client do.
 */
export function optional<Type extends z.ZodType>(type: Type): z.ZodExactOptional<Type> {
  return z.optional(type) as unknown as z.ZodExactOptional<Type>;
}
