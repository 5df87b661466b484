import type { Oas3Header, Oas3Parameter, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { resolveSchema, type Schema } from './lib/schemas.ts';
import { type Finding, visitSchemas } from './lib/visitors.ts';

/**
 * An enumeration says what each of its values means, in a list: the value in backticks, a colon, and some words.
 *
 * `1` and `2` mean nothing to a reader, and a name such as `NeutralAccount` means nothing to somebody who is no bookkeeper. A
 * list is what the reference, the types and the readers of the document all show. Where two fields have the same values
 * under two names, one explains them and the other says "described at `id`". A constant is only named.
 *
 * ```yaml
 * # wrong
 * typeId: { type: integer, enum: [1, 2], description: 'How often: `1` once, `2` always.' }
 * # right
 * typeId:
 *   description: |-
 *     How often the mandate may be used:
 *     - `1`: for one collection only, after which it has ended
 *     - `2`: again and again, until the debtor withdraws it
 *   type: integer
 *   enum: [1, 2]
 * ```
 *
 * Exceptions are parameters whose values are fields of the record (`fields`, `orderby`), or values of the field that
 * they filter on.
 */
export const requireEnumDescription: Oas3Rule = () => {
  /** Descriptions of the parameters and headers that explain their schemas; null for no check. */
  const inherited = new Map<unknown, string | null>();

  function visitHolder(holder: Oas3Parameter | Oas3Header): void {
    const description = isAboutFields(holder) ? null : (holder.description ?? '');
    inherited.set(holder.schema, description).set((holder.schema as Schema | undefined)?.items, description);
  }

  return [
    { Parameter: visitHolder, Header: visitHolder },
    visitSchemas((schema, context) => {
      const fromHolder = inherited.get(context.rawNode);
      if (fromHolder === null) return [];
      const fromList = context.key === 'items' ? (context.parent as Schema).description : undefined;
      const description = schema.description ?? fromHolder ?? fromList ?? '';
      if (typeof schema.const === 'string') return checkConstant(schema.const, description);
      const values = (schema.enum ?? []).filter((value) => value !== null).map(String);
      // A missing description is the finding of another rule.
      if (description === '') return [];
      const sibling = /described at `(\w+)`/.exec(description)?.[1];
      if (values.length < 2) return [];
      if (!sibling) return checkExplained(values, description);
      return checkNamed(values, getSiblingDescription(sibling, context), `the description of ${sibling}`);
    }),
  ];
};

const checkConstant = (value: string, description: string): readonly Finding[] =>
  description.includes(`\`${value}\``)
    ? []
    : [{ message: `Name ${value} in the description, in backticks.`, keyword: 'const' }];

/** Fewer are a name, or a repetition of the value. */
const MIN_WORDS = 4;

function checkExplained(values: readonly string[], description: string): readonly Finding[] {
  const items = [...description.matchAll(/^- `([^`]+)`: (.*(?:\n {2}.*)*)$/gm)];
  const explained = items.filter(([, , meaning = '']) => meaning.split(/\s+/).length >= MIN_WORDS);
  const missing = values.filter((value) => !explained.some(([, item]) => item === value));
  if (missing.length === 0) return [];
  const form = `in a line of the description each: "- \`${missing[0]}\`: what it means", in ${MIN_WORDS} words or more`;
  return [{ message: `Explain ${missing.join(', ')} ${form}.`, keyword: 'enum' }];
}

function checkNamed(values: readonly string[], description: string, place: string): readonly Finding[] {
  const missing = values.filter((value) => !description.includes(`\`${value}\``));
  if (missing.length === 0) return [];
  return [{ message: `Explain ${missing.join(', ')} in ${place}, by name in backticks.`, keyword: 'enum' }];
}

const isAboutFields = (holder: Oas3Parameter | Oas3Header): boolean =>
  'x-filter' in holder ||
  ('in' in holder && holder.in === 'query' && ['fields', 'orderby'].includes(holder.name ?? ''));

/** The description of another property of the same object. */
function getSiblingDescription(name: string, context: UserContext): string {
  const property = (context.parent as Record<string, object>)[name] ?? {};
  return resolveSchema({ schema: property, location: context.rawLocation }, context).schema.description ?? '';
}
