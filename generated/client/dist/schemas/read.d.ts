import * as z from 'zod';
/**
 * Creates the schema of a record of the platform. Unknown fields are kept. The type omits them, because an index signature
 * would accept misspelt names.
 */
export declare function record<Shape extends z.core.$ZodLooseShape>(shape: Shape): z.ZodObject<Shape, z.core.$strip>;
/** A value of an open enum, to which the platform may add. Editors suggest the known values. */
export type Open<Known extends string | number> =
  | Known
  | (Known extends string ? string & Record<never, never> : number & Record<never, never>);
/** Creates the schema of an open enum, which accepts any value of its type. */
export declare function choice<Known extends string | number>(
  type: z.ZodType<Known extends string ? string : number>,
): z.ZodType<Open<Known>, Open<Known>>;
/**
 * Creates the schema of a discriminated union of records. Records with an unknown discriminator value and unknown fields
 * are accepted unchanged. The type has the known variants only, so that the discriminator narrows it.
 */
export declare function variants<const Options extends readonly z.ZodObject[]>(
  discriminator: string,
  options: Options,
): z.ZodType<z.output<Options[number]>, z.input<Options[number]>>;
