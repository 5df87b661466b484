import {
  createResolver,
  type Json,
  mapValues,
  type OpenApiDocument,
  type Parameter,
  type Schema,
} from '../../contract/document.ts';
import { BuildError } from '../lib/run.ts';
import { removeUnused } from './internal.ts';

/** Explains at the top of the document what it is. */
const NOTICE =
  'This is the contract as OpenAPI 3.0, for tools that do not read 3.1. A union of objects is one object here, with the ' +
  'fields of all of them, and parameters that are only another spelling are left out.';

/** Parts that {@link convertToOpenApi30} reads besides those that all documents have. */
interface Published extends OpenApiDocument {
  info: OpenApiDocument['info'] & { summary: string; description: string; license: Json };
}

/**
 * Converts the published contract to OpenAPI 3.0, for generators that read no later version and make nothing of unions. It
 * knows the keywords that the contract uses; the lint of the result finds any other.
 *
 * @throws BuildError when the objects of a union define a field differently.
 */
export function convertToOpenApi30(contract: OpenApiDocument): OpenApiDocument {
  const { jsonSchemaDialect: _dialect, ...rest } = contract as Published;
  const { summary: _summary, ...info } = rest.info;
  const { identifier: _identifier, ...license } = info.license;
  const document = convertPart(rest, createResolver(contract)) as OpenApiDocument;
  const description = `${NOTICE}\n\n${info.description}`;
  return removeUnused({ ...document, openapi: '3.0.4', info: { ...info, license, description } as Published['info'] });
}

type Resolve = <Part extends object>(part: Part) => Part;

/** Converts the schemas of a part of the document, and leaves out deprecated parameters. Examples are data. */
function convertPart(part: unknown, resolve: Resolve): unknown {
  if (Array.isArray(part)) return part.map((item) => convertPart(item, resolve));
  if (typeof part !== 'object' || part === null) return part;
  return mapValues(part as Json, (member, key) => {
    if (key === 'example' || key === 'examples') return member;
    if (key === 'schema') return convertSchema(member as Schema, resolve);
    if (key === 'content') return convertPart(withoutTwin(member as Json), resolve);
    if (key === 'schemas') return mapValues(member as Record<string, Schema>, (item) => convertSchema(item, resolve));
    if (key !== 'parameters' || !Array.isArray(member)) return convertPart(member, resolve);
    return member
      .filter((parameter) => !resolve(parameter).deprecated)
      .map((parameter) => nameEnum(convertPart(parameter, resolve) as Parameter, (part as Json).operationId));
  });
}

/** Leaves out the second media type of errors: with it, generators accept no PDF where only errors are JSON. */
const withoutTwin = ({ 'application/json': json, ...content }: Json): Json =>
  'application/problem+json' in content || json === undefined ? content : { 'application/json': json, ...content };

/** Gives the values of a parameter a title, by which generators name their type: `ListDebtorsOrderby`. */
function nameEnum(parameter: Parameter, operationId: unknown): Parameter {
  const { name, schema } = parameter;
  const title = [operationId, name].map((word) => `${word}`.replace(/^./, (letter) => letter.toUpperCase())).join('');
  if (schema?.enum) return { ...parameter, schema: { title, ...schema } };
  return schema?.items?.enum ? { ...parameter, schema: { ...schema, items: { title, ...schema.items } } } : parameter;
}

/** Converts the keywords of a schema from version 2020-12 to OpenAPI 3.0. */
function convertSchema(schema: Schema, resolve: Resolve): Schema {
  const { oneOf, discriminator: _discriminator, contains: _contains, ...single } = schema;
  const { examples, contentMediaType, ...keywords } = oneOf ? mergeUnion(single, oneOf, resolve) : single;
  const { properties, items, additionalProperties } = keywords;
  return {
    ...keywords,
    ...convertType(keywords),
    ...(contentMediaType !== undefined && { type: 'string' }),
    ...(isDecimal(keywords) && { format: 'decimal' }),
    ...(Array.isArray(examples) && { example: examples[0] }),
    ...(properties && { properties: mapValues(properties, (property) => convertSchema(property, resolve)) }),
    ...(items && { items: convertSchema(items, resolve) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: convertSchema(additionalProperties as Schema, resolve),
    }),
  };
}

/** Amounts, prices and quantities have decimals. Generators for C# and Java have a type for those. */
const isDecimal = ({ type }: Schema): boolean => [type].flat().includes('number');

function convertType({ type }: Schema): Pick<Schema, 'type'> & { nullable?: boolean } {
  if (!Array.isArray(type)) return {};
  const types = type.filter((name) => name !== 'null');
  if (types.length !== 1) throw new BuildError(`OpenAPI 3.0 has no type for ${type.join(' or ')}.`);
  return { ...(types[0] !== undefined && { type: types[0] }), nullable: true };
}

/** Creates one object with the fields of all objects of a union. It requires what each of them requires. */
function mergeUnion(keywords: Schema, union: readonly Schema[], resolve: Resolve): Schema {
  const objects = union.map(resolve);
  const properties: Record<string, Schema> = {};
  for (const object of objects) {
    for (const [name, property] of Object.entries(object.properties ?? {})) {
      properties[name] = mergeField(name, properties[name], property);
    }
  }
  const [first, ...others] = objects.map((object) => object.required ?? []);
  const required = first?.filter((name) => others.every((names) => names.includes(name)));
  const isClosed = objects.every(({ additionalProperties }) => additionalProperties === false);
  return { ...keywords, properties, ...(required && { required }), ...(isClosed && { additionalProperties: false }) };
}

/** Merges the definitions of a field, which may differ in what tells the objects of the union apart. */
function mergeField(name: string, before: Schema | undefined, field: Schema): Schema {
  if (before === undefined || JSON.stringify(before) === JSON.stringify(field)) return field;
  if (!before.enum || !field.enum) throw new BuildError(`The objects of a union define ${name} differently.`);
  return { ...before, enum: [...new Set([...before.enum, ...field.enum])] };
}
