import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { getTypes, getWritableProperties, type ResolvedSchema, resolveSchema } from './lib/schemas.ts';
import { reportAt, visitRequestObjects } from './lib/visitors.ts';

/** Headers that may hold any text: what a browser sends there. */
const FREE_TEXT = new Set(['Accept-Language']);

/**
 * A text in a request has a format, a pattern, an enumeration or a constant. What people write for people refers to one of
 * the texts in `openapi/shared/values.yaml`, which have a pattern without control characters.
 *
 * A code, a number or a token has a form, and a request with another one is rejected. The OWASP rule
 * `string-restricted` also checks responses, where a pattern protects nobody. The filters of a list are left out: their
 * values are only compared.
 *
 * ```yaml
 * # wrong
 * bic: { type: string, maxLength: 11 }
 * # right
 * bic: { type: string, maxLength: 11, pattern: '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$' }
 * ```
 */
export const restrictedText: Oas3Rule = () => {
  const seen = new Set<string>();

  function check(name: string, { schema, location }: ResolvedSchema, context: UserContext): void {
    if (FREE_TEXT.has(name) || !getTypes(schema).includes('string') || seen.has(location.absolutePointer)) return;
    seen.add(location.absolutePointer);
    if (['format', 'pattern', 'enum', 'const'].some((keyword) => keyword in schema)) return;
    const message = `Give ${name} a pattern or a format. If people write it for people, refer to Name, TextOrNull or MultilineTextOrNull of openapi/shared/values.yaml.`;
    reportAt(context, location, message);
  }

  return [
    visitRequestObjects((object, context) => {
      for (const [name, property] of getWritableProperties(object, context)) check(name, property, context);
    }),
    {
      Parameter(parameter, context) {
        const { name = '', schema } = parameter;
        if (!schema || 'x-filter' in parameter) return;
        check(name, resolveSchema({ schema, location: context.location.child('schema') }, context), context);
      },
    },
  ];
};
