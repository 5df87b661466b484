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
import { createSchemaSimplifier, OTHER_VALUES, pickKeywords, type SchemaSimplifier } from './simplify-schema.ts';

/** Headers that the connection sends, so that functions have no parameters for them. */
const CONNECTION_HEADERS = ['X-Tenant-Id', 'Accept-Language'];

/**
 * Prepares the contract for orval: removes what only a validator, a server or the error classes of the runtime need.
 * Error responses keep their status without their body; unused schemas are removed.
 */
export function prepareContract(bundle: OpenApiDocument): OpenApiDocument {
  const contract = shortenMeta(addListRecords(bundle));
  const simplifiers: Simplifiers = {
    input: createSchemaSimplifier(contract, 'input'),
    read: createSchemaSimplifier(contract, 'read'),
  };
  const paths: Record<string, PathItem> = mapValues(contract.paths, ({ parameters: _, ...item }) => item);
  for (const entry of listOperations(contract)) {
    paths[entry.path] = { ...paths[entry.path], [entry.method]: prepareOperation(contract, entry, simplifiers) };
  }
  const inputs = pickReachable(listInputs(contract), contract.components.schemas);
  const schemas = {
    ...mapValues(contract.components.schemas, (schema, name) =>
      simplifiers[name in inputs ? 'input' : 'read'].simplifyComponent(schema),
    ),
    ...Object.fromEntries(Object.values(OTHER_VALUES).map(({ name, schema }) => [name, schema])),
  };
  return { ...contract, paths, components: { schemas: pickReachable([paths, runtimeReferences], schemas) } };
}

type Simplifiers = Readonly<Record<'input' | 'read', SchemaSimplifier>>;

/** Lists the bodies whose enums have the known values only. A PUT may send a record as it was read. */
const listInputs = (contract: OpenApiDocument): unknown[] =>
  listOperations(contract)
    .filter(({ method }) => method !== 'put')
    .map(({ operation }) => operation.requestBody);

function prepareOperation(contract: OpenApiDocument, entry: OperationEntry, { input, read }: Simplifiers): Operation {
  const { operation } = entry;
  // Other spellings of a parameter exist for other clients.
  const parameters = getParameters(contract, entry).filter((parameter) => parameter['x-alias-of'] === undefined);
  const unknown = parameters.find(
    ({ in: place, name, deprecated }) => place === 'header' && !deprecated && !CONNECTION_HEADERS.includes(name),
  );
  if (unknown) throw new BuildError(`${operation.operationId}: the client cannot send the header ${unknown.name}.`);
  const simplifyContent = (content: Record<string, MediaType>, { simplifyPart }: SchemaSimplifier) =>
    mapValues(content, ({ schema }) => ({ schema: simplifyPart(toRecordSchema(schema, operation)) }));
  const body = operation.requestBody && createResolver(contract)(operation.requestBody);
  return {
    ...operation,
    parameters: parameters
      .filter(({ in: place }) => place !== 'header')
      .map((parameter) => ({ ...parameter, schema: getParameterSchema(parameter, input.simplifyPart) })),
    ...(body && { requestBody: { ...body, content: simplifyContent(body.content, input) } }),
    responses: mapValues(getResponses(contract, entry), ({ description, content }, status) => ({
      description,
      ...(status.startsWith('2') && content && { content: simplifyContent(content, read) }),
    })),
  };
}

/** Schemas that the types `Page` and `SingleRecord` of the runtime use. */
const runtimeReferences = ['ListMeta', 'RecordMeta'].map((name) => ({ $ref: `#/components/schemas/${name}` }));

/** Replaces the page of a list by its record: the type `Page` of the runtime adds the rest. */
function toRecordSchema(schema: Schema, operation: Operation): Schema {
  return isList(operation) ? { $ref: schema.$ref?.replace(/List$/, '') as string } : schema;
}

/** Gives records the `_meta` that they have in lists too. The type `SingleRecord` of the runtime adds the rest. */
function shortenMeta(contract: OpenApiDocument): OpenApiDocument {
  const schemas = mapValues(contract.components.schemas, (schema): Schema => {
    const isRecord = schema.properties?._meta && getRefName(schema.properties._meta) === 'RecordMeta';
    const _meta = { $ref: '#/components/schemas/ItemMeta' };
    return isRecord ? { ...schema, properties: { ...schema.properties, _meta } } : schema;
  });
  const { ItemMeta } = schemas;
  const description = 'What the platform says about a record.';
  return {
    ...contract,
    components: {
      ...contract.components,
      schemas: { ...schemas, ...(ItemMeta && { ItemMeta: { ...ItemMeta, description } }) },
    },
  };
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
  const { schema, description, deprecated = schema.deprecated } = parameter;
  const type = parameter['x-filter']
    ? simplifyPart(schema)
    : { ...pickType(schema), ...(schema.items && { items: pickType(schema.items) }) };
  return { ...type, description: getDescription({ ...schema, description, deprecated }, { withDefault: true }) };
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
