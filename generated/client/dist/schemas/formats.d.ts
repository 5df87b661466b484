import * as z from 'zod';
/** A date: `2026-04-16`. */
export declare const date: () => z.ZodISODate;
/** A timestamp: `2026-04-16T12:00:00Z`, or with an offset. */
export declare const dateTime: () => z.ZodCustomStringFormat<'date-time'>;
/** An email address. */
export declare const email: () => z.ZodEmail;
/** An absolute URI. */
export declare const uri: () => z.ZodCustomStringFormat<'uri'>;
