import * as z from 'zod';
/** At least so many fields are there. */
export declare const atLeast: (least: number) => z.core.$ZodCheck<object>;
/** A number has at most so many decimals, as it is written in JSON. zod's `multipleOf` lets `0.1 + 0.2` pass. */
export declare const decimals: (most: number) => z.core.$ZodCheck<number>;
/** One of the items at least fits. */
export declare const contains: (type: z.ZodType, what: string) => z.core.$ZodCheck<readonly unknown[]>;
/** No item is there twice. zod puts the fields of an object in the order of its schema, so their texts can be compared. */
export declare const unique: () => z.core.$ZodCheck<readonly unknown[]>;
