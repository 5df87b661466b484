import * as z from 'zod';
/**
 * Makes a field optional. `undefined` is accepted at run time, because JSON omits it. The type excludes it, as the types
 * of the client do.
 */
export declare function optional<Type extends z.ZodType>(type: Type): z.ZodExactOptional<Type>;
