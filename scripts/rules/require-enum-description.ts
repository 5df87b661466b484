import type { Oas3Header, Oas3Parameter, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { resolveSchema, type Schema } from './lib/schemas.ts';
import { visitSchemas } from './lib/visitors.ts';

/**
 * An enumeration explains its values one by one: each is in the description, in backticks.
 *
 * `1` and `2` mean nothing to a reader, and in the source they are the whole meaning of a field. Where two fields have
 * the same values under two names, one explains them and the other says "described at `id`".
 *
 * ```yaml
 * # wrong
 * typeId: { type: integer, enum: [1, 2], description: Type of the mandate. }
 * # right
 * typeId: { type: integer, enum: [1, 2], description: "How often it may be used: `1` once, `2` again and again." }
 * ```
 *
 * Exceptions are parameters whose values are fields of the record (`fields`, `orderby`), or values of the field that
 * they filter on.
 */
export const requireEnumDescription: Oas3Rule = () => {
  /** The descriptions of schemas that are explained by the parameter or header that they belong to; null for no check. */
  const inherited = new Map<unknown, string | null>();

  function visitHolder(holder: Oas3Parameter | Oas3Header): void {
    const description = isAboutFields(holder) ? null : (holder.description ?? '');
    inherited.set(holder.schema, description).set((holder.schema as Schema | undefined)?.items, description);
  }

  return [
    { Parameter: visitHolder, Header: visitHolder },
    visitSchemas((schema, context) => {
      const values = (schema.enum ?? []).filter((value) => value !== null).map(String);
      const fromHolder = inherited.get(context.rawNode);
      if (values.length < 2 || fromHolder === null) return [];
      const fromList = context.key === 'items' ? (context.parent as Schema).description : undefined;
      const description = schema.description ?? fromHolder ?? fromList ?? '';
      const sibling = /described at `(\w+)`/.exec(description)?.[1];
      const missing = sibling
        ? values.filter((value) => !getSiblingDescription(sibling, context).includes(value))
        : values.filter((value) => !description.includes(`\`${value}\``));
      if (missing.length === 0) return [];
      const place = sibling ? `the description of ${sibling}` : 'the description, in backticks';
      return [{ message: `Explain ${missing.join(', ')} in ${place}.`, keyword: 'enum' }];
    }),
  ];
};

const isAboutFields = (holder: Oas3Parameter | Oas3Header): boolean =>
  'x-filter' in holder ||
  ('in' in holder && holder.in === 'query' && ['fields', 'orderby'].includes(holder.name ?? ''));

/** The description of another property of the same object. */
function getSiblingDescription(name: string, context: UserContext): string {
  const property = (context.parent as Record<string, object>)[name] ?? {};
  return resolveSchema({ schema: property, location: context.rawLocation }, context).schema.description ?? '';
}
