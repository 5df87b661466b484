import type { Oas3Rule } from '@redocly/openapi-core';
import { getName, getRequired, getTypes, getWritableProperties, type Schema } from './lib/schemas.ts';
import { reportAt, visitRequestObjects } from './lib/visitors.ts';

/**
 * A text that a request must hold cannot be empty.
 *
 * `required` alone accepts `""`, so that a debtor could have an empty name.
 *
 * ```yaml
 * # wrong
 * DebtorInput: { required: [name], properties: { name: { type: string, maxLength: 100 } } }
 * # right
 * DebtorInput: { required: [name], properties: { name: { type: string, minLength: 1, maxLength: 100 } } }
 * ```
 */
export const requiredText: Oas3Rule = () =>
  visitRequestObjects((object, context) => {
    const properties = getWritableProperties(object, context);
    for (const name of getRequired(object, context)) {
      const property = properties.get(name);
      if (!property || !getTypes(property.schema).includes('string') || refusesEmpty(property.schema)) continue;
      reportAt(context, property.location, `${getName(object.location)} requires ${name}: give it minLength: 1.`);
    }
  });

function refusesEmpty({ pattern, format, minLength = 0, const: constant, enum: values = [constant] }: Schema): boolean {
  return (
    minLength > 0 ||
    format !== undefined ||
    (values[0] !== undefined && !values.includes('')) ||
    (pattern !== undefined && !new RegExp(pattern, 'u').test(''))
  );
}
