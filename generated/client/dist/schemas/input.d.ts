import * as z from 'zod';
/** Requires a minimum number of fields. */
export declare const atLeast: (minimum: number) => z.core.$ZodCheck<object>;
/** Limits the decimals of a number, as JSON writes it. zod's `multipleOf` accepts `0.1 + 0.2`. */
export declare const decimals: (maximum: number) => z.core.$ZodCheck<number>;
/** Requires at least one matching item. */
export declare const contains: (type: z.ZodType, description: string) => z.core.$ZodCheck<readonly unknown[]>;
/** Rejects duplicate items. zod sorts the fields of an object as its schema does, so their JSON can be compared. */
export declare const unique: () => z.core.$ZodCheck<readonly unknown[]>;
