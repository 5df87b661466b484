import type { Location, Oas3Rule, Oas3Visitor, UserContext } from '@redocly/openapi-core';
import { isGenerated } from '../conventions/generated-schemas.ts';
import {
  getName,
  getProperties,
  getWritableProperties,
  isNamedSchema,
  resolveSchema,
  type Schema,
} from './lib/schemas.ts';
import { reportAt, visitRequestObjects } from './lib/visitors.ts';

/**
 * A field of a request that identifies another record declares which: `x-references` with the `resource`, as in its URL
 * and in lower case, and `by` for a field other than `id`.
 *
 * The sandbox then requires that the record exists, and keeps it as long as another refers to it.
 *
 * ```yaml
 * # wrong
 * debtorKindId: { type: integer }
 * # right
 * debtorKindId: { type: integer, x-references: { resource: debtorkinds } }
 * ArticleSku: { type: string, x-references: { resource: articles, by: ArticleSku } }
 * ```
 *
 * Exceptions are fields with known values (`typeId`, 1 or 2) and the key of the record itself (`x-unique`).
 */
export const referencesDeclared: Oas3Rule = () => [
  visitRequestObjects((object, context) => {
    for (const [name, { schema, location }] of getWritableProperties(object, context)) {
      if (!/(Id|Sku)$/.test(name) || EXEMPT.some((keyword) => keyword in schema)) continue;
      reportAt(context, location, `Say which resource ${name} refers to: x-references: { resource: ... }.`);
    }
  }),
  checkTargets(),
];

/** A field with one of these needs no reference. */
const EXEMPT = ['enum', 'const', 'x-unique', 'x-references'];

/** Checks that every reference leads to a collection, and to a field of its records. */
function checkTargets(): Oas3Visitor {
  const references: { readonly resource?: string; readonly by?: string; readonly location: Location }[] = [];
  const schemas = new Map<string, { readonly schema: Schema; readonly location: Location }>();
  const records = new Map<string, string>();

  function visitSchema(schema: object, { location, type }: UserContext): void {
    if (type.name !== 'Schema' || isGenerated(location)) return;
    if (isNamedSchema(location)) schemas.set(getName(location), { schema, location });
    const reference = (schema as Schema)['x-references'];
    if (reference) references.push({ ...reference, location: location.child('x-references') });
  }

  return {
    PathItem(item, { key }) {
      const collection = /^\/v\d+\/([^/]+)$/.exec(String(key))?.[1]?.toLowerCase();
      if (collection) records.set(collection, String((item as { 'x-record'?: string })['x-record']));
    },
    Schema: visitSchema,
    ref: visitSchema,
    Root: {
      leave(_root, context) {
        for (const { resource = '', by = 'id', location } of references) {
          const record = records.get(resource);
          const schema = schemas.get(record ?? '');
          if (!record) reportAt(context, location, `There is no resource /v1/${resource}.`);
          else if (schema && !getProperties(resolveSchema(schema, context), context).has(by)) {
            reportAt(context, location, `${record} has no ${by} to be found by.`);
          }
        }
      },
    },
  };
}
