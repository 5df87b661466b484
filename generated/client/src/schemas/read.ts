import * as z from 'zod';

/**
 * A record as the platform sends it. Fields that the contract does not name are kept. The type does not show them: an
 * index signature would let every misspelt name pass.
 */
export function record<Shape extends z.core.$ZodLooseShape>(shape: Shape): z.ZodObject<Shape, z.core.$strip> {
  return z.looseObject(shape) as unknown as z.ZodObject<Shape, z.core.$strip>;
}

/** A value of a choice to which the platform may add. Editors suggest the values that are known. */
export type Open<Known extends string | number> =
  | Known
  | (Known extends string ? string & Record<never, never> : number & Record<never, never>);

/** A choice of which any value of its type may come. */
export function choice<Known extends string | number>(
  type: z.ZodType<Known extends string ? string : number>,
): z.ZodType<Open<Known>, Open<Known>> {
  return type as unknown as z.ZodType<Open<Known>, Open<Known>>;
}

/**
 * A record whose shape follows from the value of its `tag`. A record with a value that the contract does not know
 * passes as it is, and so do fields that the contract does not name. The type shows the known shapes only, so that it
 * can be narrowed by the tag.
 */
export function variants<const Options extends readonly z.ZodObject[]>(
  tag: string,
  options: Options,
): z.ZodType<z.output<Options[number]>, z.input<Options[number]>> {
  const byValue = new Map(options.map((option) => [(option.shape[tag] as z.ZodLiteral).value, option]));
  const anyOfThem = z.looseObject({ [tag]: z.string() }).check(({ value, issues }) => {
    const found = byValue.get(value[tag] as string)?.safeParse(value);
    for (const issue of found?.error?.issues ?? []) issues.push({ ...issue, input: value } as z.core.$ZodRawIssue);
  });
  return anyOfThem as unknown as z.ZodType<z.output<Options[number]>, z.input<Options[number]>>;
}
