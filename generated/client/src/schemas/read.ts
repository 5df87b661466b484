import * as z from 'zod';

/**
 * Creates the schema of an object that may have unknown fields, which are kept. The type omits them, because an index
 * signature would accept misspelt names.
 */
export function record<Shape extends z.core.$ZodLooseShape>(shape: Shape): z.ZodObject<Shape, z.core.$strip> {
  return z.looseObject(shape) as unknown as z.ZodObject<Shape, z.core.$strip>;
}

/** A value of an open enum, to which the platform may add. Editors suggest the known values. */
export type Open<Known extends string | number> =
  | Known
  | (Known extends string ? string & Record<never, never> : number & Record<never, never>);

/** Gives the schema of an enum the type of an open one. What is read accepts any value, an input the known ones. */
export function choice<Known extends string | number>(
  type: z.ZodType<Known extends string ? string : number>,
): z.ZodType<Open<Known>, Open<Known>> {
  return type as unknown as z.ZodType<Open<Known>, Open<Known>>;
}

/**
 * Creates the schema of a discriminated union of records. Records with an unknown discriminator value and unknown fields
 * are accepted unchanged. The type has the known variants only, so that the discriminator narrows it.
 */
export function variants<const Options extends readonly z.ZodObject[]>(
  discriminator: string,
  options: Options,
): z.ZodType<z.output<Options[number]>, z.input<Options[number]>> {
  const byValue = new Map(options.map((option) => [(option.shape[discriminator] as z.ZodLiteral).value, option]));
  const union = z.looseObject({ [discriminator]: z.string() }).check(({ value, issues }) => {
    const result = byValue.get(value[discriminator] as string)?.safeParse(value);
    for (const issue of result?.error?.issues ?? []) issues.push({ ...issue, input: value } as z.core.$ZodRawIssue);
  });
  return union as unknown as z.ZodType<z.output<Options[number]>, z.input<Options[number]>>;
}
