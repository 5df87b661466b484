import type { Oas3Header, Oas3Parameter, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { getName, getTypes, isNamedSchema, resolveSchema, type Schema } from './lib/schemas.ts';
import { reportAt, visitRequestBodies, visitSchemas } from './lib/visitors.ts';

/**
 * Every scalar schema with a name, every parameter, every header and every request body has an example. That properties
 * have one is checked by the rule `scalar-property-missing-example` of Redocly.
 *
 * Examples are the first thing that a reader looks at, they fill the console, and the mock answers with them. That
 * they are valid is checked by Redocly.
 *
 * ```yaml
 * # wrong
 * City: { type: string, description: City or town. }
 * # right
 * City: { type: string, description: City or town., examples: [Voorbeeldstad] }
 * ```
 */
export const requireExample: Oas3Rule = () => [
  visitSchemas((schema, { location }) => {
    const isShown = !isNamedSchema(location) || !isScalar(schema) || isFile(schema) || hasExample(schema);
    return isShown ? [] : [{ message: `Give ${getName(location)} an example.` }];
  }),
  { Parameter: visitHolder, Header: visitHolder },
  visitRequestBodies(({ schema }, context) => {
    if (isFile(schema) || hasExample(schema) || hasExample(context.rawNode)) return;
    reportAt(context, context.location, `Give the ${getName(context.location)} body an example.`);
  }),
];

function visitHolder(holder: Oas3Parameter | Oas3Header, context: UserContext): void {
  const { location } = context;
  const { schema } = resolveSchema({ schema: holder.schema ?? {}, location: location.child('schema') }, context);
  if (hasExample(holder) || hasExample(schema)) return;
  reportAt(context, location, `Give ${'name' in holder ? holder.name : getName(location)} an example.`);
}

const isScalar = (schema: Schema): boolean =>
  getTypes(schema).some((type) => ['string', 'integer', 'number', 'boolean'].includes(type));

const isFile = (schema: Schema): boolean => schema.format === 'binary';

const hasExample = ({ example, examples }: { example?: unknown; examples?: object }): boolean =>
  example !== undefined || Object.keys(examples ?? {}).length > 0;
