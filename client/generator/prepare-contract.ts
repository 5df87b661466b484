import {
  createResolver,
  getParameters,
  getRefName,
  getResponses,
  isList,
  listOperations,
  type MediaType,
  mapValues,
  type OpenApiDocument,
  type Operation,
  type OperationEntry,
  type Parameter,
  type PathItem,
  type Schema,
} from '../../scripts/document/openapi.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { getDescription } from './descriptions.ts';
import { createSchemaSimplifier, pickKeywords, type SchemaSimplifier } from './simplify-schema.ts';

/** Headers that the connection sends, so that functions have no parameters for them. */
const CONNECTION_HEADERS = ['X-Tenant-Id', 'Accept-Language'];

/**
 * Prepares the contract for orval: removes what only a validator, a server or the error classes of the runtime need.
 * Error responses keep their status without their body; unused schemas are removed.
 */
export function prepareContract(bundle: OpenApiDocument): OpenApiDocument {
  const contract = addListRecords(bundle);
  const simplifier = createSchemaSimplifier(contract);
  const paths: Record<string, PathItem> = mapValues(contract.paths, ({ parameters: _, ...item }) => item);
  for (const entry of listOperations(contract)) {
    paths[entry.path] = { ...paths[entry.path], [entry.method]: prepareOperation(contract, entry, simplifier) };
  }
  const schemas = mapValues(contract.components.schemas, simplifier.simplifyComponent);
  return { ...contract, paths, components: { schemas: pickReachable([paths, runtimeReferences], schemas) } };
}

function prepareOperation(
  contract: OpenApiDocument,
  entry: OperationEntry,
  { simplifyPart }: SchemaSimplifier,
): Operation {
  const { operation } = entry;
  // Deprecated aliases exist for other clients.
  const parameters = getParameters(contract, entry).filter(({ deprecated }) => !deprecated);
  const unknown = parameters.find(({ in: place, name }) => place === 'header' && !CONNECTION_HEADERS.includes(name));
  if (unknown) throw new BuildError(`${operation.operationId}: the client cannot send the header ${unknown.name}.`);
  const simplifyContent = (content: Record<string, MediaType>) =>
    mapValues(content, ({ schema }) => ({ schema: simplifyPart(toRecordSchema(schema, operation)) }));
  const body = operation.requestBody && createResolver(contract)(operation.requestBody);
  return {
    ...operation,
    parameters: parameters
      .filter(({ in: place }) => place !== 'header')
      .map((parameter) => ({ ...parameter, schema: getParameterSchema(parameter, simplifyPart) })),
    ...(body && { requestBody: { ...body, content: simplifyContent(body.content) } }),
    responses: mapValues(getResponses(contract, entry), ({ description, content }, status) => ({
      description,
      ...(status.startsWith('2') && content && { content: simplifyContent(content) }),
    })),
  };
}

/** Schemas that the type `Page` of the runtime uses. */
const runtimeReferences = ['ListMeta', 'ItemMeta'].map((name) => ({ $ref: `#/components/schemas/${name}` }));

/** Replaces the page of a list by its record: the type `Page` of the runtime adds the rest. */
function toRecordSchema(schema: Schema, operation: Operation): Schema {
  return isList(operation) ? { $ref: schema.$ref?.replace(/List$/, '') as string } : schema;
}

/** Adds components for records that exist in lists only. They require what is present without `fields`. */
function addListRecords(contract: OpenApiDocument): OpenApiDocument {
  const { schemas } = contract.components;
  const added = Object.entries(schemas)
    .filter(([name]) => name.endsWith('ListItem'))
    .map(([name, schema]) => [name.replace(/ListItem$/, ''), schema] as const)
    .filter(([name]) => !(name in schemas))
    .map(([name, schema]) => [name, { ...schema, required: [...(schema['x-always'] as string[]), '_meta'] }]);
  return { ...contract, components: { ...contract.components, schemas: { ...schemas, ...Object.fromEntries(added) } } };
}

/** Sort keys and fields become named types, such as `ListDebtorsOrderby`; filters do not. */
function getParameterSchema(parameter: Parameter, simplifyPart: SchemaSimplifier['simplifyPart']): Schema {
  const { schema, description } = parameter;
  const type = parameter['x-filter']
    ? simplifyPart(schema)
    : { ...pickType(schema), ...(schema.items && { items: pickType(schema.items) }) };
  return { ...type, description: getDescription({ ...schema, description }, { withDefault: true }) };
}

const pickType = (schema: Schema): Schema => pickKeywords(schema, ['type', 'enum', 'const']);

/** Picks the schemas that a value refers to, directly or through other schemas. */
function pickReachable(root: unknown, schemas: Record<string, Schema>): Record<string, Schema> {
  const reachable = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const name = getRefName(value);
    if (name && !reachable.has(name)) {
      reachable.add(name);
      visit(schemas[name]);
    }
    Object.values(value).forEach(visit);
  };
  visit(root);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => reachable.has(name)));
}
