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
  type Response,
  type Schema,
} from '../../contract/document.ts';
import { addExamples } from '../../programs/add-examples.ts';
import type { Recording } from '../../programs/recording.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { getDescription } from './descriptions.ts';
import {
  createSchemaSimplifier,
  isComposite,
  OTHER_VALUES,
  pickKeywords,
  type SchemaSimplifier,
} from './simplify-schema.ts';

/** Creates the contract whose schemas become the types of the client. A record has one type, in a list and alone. */
export const toClientContract = (bundle: OpenApiDocument): OpenApiDocument => shortenMeta(addListRecords(bundle));

/** Reduces the `_meta` of records to its part in lists. The type `SingleRecord` of the runtime adds the rest. */
function shortenMeta(contract: OpenApiDocument): OpenApiDocument {
  const schemas = mapValues(contract.components.schemas, (schema): Schema => {
    const isRecord = schema.properties?._meta && getRefName(schema.properties._meta) === 'RecordMeta';
    const _meta = { $ref: '#/components/schemas/ItemMeta' };
    return isRecord ? { ...schema, properties: { ...schema.properties, _meta } } : schema;
  });
  const { ItemMeta } = schemas;
  const description = 'What the platform says about a record.';
  return withSchemas(contract, { ...schemas, ...(ItemMeta && { ItemMeta: { ...ItemMeta, description } }) });
}

/** Adds components for records that exist only in lists. They require all fields, like other records. */
function addListRecords(contract: OpenApiDocument): OpenApiDocument {
  const { schemas } = contract.components;
  const added = Object.entries(schemas)
    .filter(([name]) => name.endsWith('ListItem'))
    .map(([name, schema]) => [name.replace(/ListItem$/, ''), schema] as const)
    .filter(([name]) => !(name in schemas))
    .map(([name, schema]) => [name, { ...schema, required: Object.keys(schema.properties ?? {}) }]);
  return withSchemas(contract, { ...schemas, ...Object.fromEntries(added) });
}

const withSchemas = (contract: OpenApiDocument, schemas: Record<string, Schema>): OpenApiDocument => ({
  ...contract,
  components: { ...contract.components, schemas },
});

/** Headers of the connection, which functions have no parameters for. */
const CONNECTION_HEADERS = ['X-Tenant-Id', 'Accept-Language'];

const BINARY: Schema = { type: 'string', format: 'binary' };

/**
 * Prepares the contract for orval and the emitters: keeps types, documentation and recorded examples, and removes what only a
 * validator or a server needs.
 */
export function prepareContract(clientContract: OpenApiDocument, recording: Recording): OpenApiDocument {
  const contract = addExamples(structuredClone(clientContract), recording);
  const input = createSchemaSimplifier(contract, 'input');
  const read = createSchemaSimplifier(contract, 'read');
  const paths: Record<string, PathItem> = mapValues(contract.paths, ({ parameters: _, ...item }) => item);
  for (const entry of listOperations(contract)) {
    paths[entry.path] = { ...paths[entry.path], [entry.method]: prepareOperation(contract, entry, { input, read }) };
  }
  const composites = Object.entries(contract.components.schemas).filter(([, schema]) => isComposite(schema));
  const inputs = getClosedInputs(contract);
  const problems = getReachable(contract, listErrors(contract));
  const schemas = mapValues(Object.fromEntries(composites), (schema, name) => ({
    ...(inputs.has(name) ? input : read).simplifyComponent(schema),
    // Problem details may have extension members (RFC 9457, section 3.2).
    ...(problems.has(name) && { additionalProperties: true }),
  }));
  return { ...contract, paths, components: { schemas: { ...schemas, ...OTHER_VALUES } } };
}

type Simplifiers = Readonly<Record<'input' | 'read', SchemaSimplifier>>;

const listErrors = (contract: OpenApiDocument): Response[] =>
  listOperations(contract)
    .flatMap((entry) => Object.entries(getResponses(contract, entry)))
    .flatMap(([status, response]) => (/^[45]/.test(status) ? [response] : []));

function prepareOperation(contract: OpenApiDocument, entry: OperationEntry, { input, read }: Simplifiers): Operation {
  const { operation } = entry;
  // Other spellings of a parameter are for other clients.
  const parameters = getParameters(contract, entry).filter((parameter) => parameter['x-alias-of'] === undefined);
  const unknown = parameters.find(
    ({ in: location, name, deprecated }) => location === 'header' && !deprecated && !CONNECTION_HEADERS.includes(name),
  );
  if (unknown) throw new BuildError(`${operation.operationId}: the client cannot send the header ${unknown.name}.`);
  const simplifyContent = (content: Record<string, MediaType>, { simplifyPart }: SchemaSimplifier) =>
    mapValues(content, (media, type) => ({
      ...pickKeywords(media, ['example', 'examples']),
      schema: type === 'application/pdf' ? BINARY : simplifyPart(toRecordSchema(media.schema, operation)),
    }));
  const body = operation.requestBody && createResolver(contract)(operation.requestBody);
  return {
    ...operation,
    parameters: parameters
      .filter(({ in: location }) => location !== 'header')
      .map((parameter) => ({ ...parameter, schema: getParameterSchema(parameter, input.simplifyPart) })),
    ...(body && { requestBody: { ...body, content: simplifyContent(body.content, input) } }),
    responses: mapValues(getResponses(contract, entry), ({ description, content }) => ({
      description,
      // The other media types have the same schema.
      ...(content && { content: simplifyContent(Object.fromEntries(Object.entries(content).slice(0, 1)), read) }),
    })),
  };
}

/** Replaces the page of a list by its record: the type `Page` of the runtime adds the rest. */
export function toRecordSchema(schema: Schema, operation: Operation): Schema {
  return isList(operation) ? { $ref: schema.$ref?.replace(/List$/, '') as string } : schema;
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

/** Returns the names of inputs whose enums have only known values. A PUT may send a record as it was read. */
export const getClosedInputs = (contract: OpenApiDocument): ReadonlySet<string> =>
  getReachable(
    contract,
    listOperations(contract)
      .filter(({ method }) => method !== 'put')
      .map(({ operation }) => operation.requestBody),
  );

/** Returns the schemas that parts of the contract refer to, each after its own references. */
export function getReachable({ components }: OpenApiDocument, parts: readonly unknown[]): ReadonlySet<string> {
  const visited = new Set<string>();
  const reachable = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const name = getRefName(value);
    if (name && !visited.has(name)) {
      visited.add(name);
      visit(components.schemas[name]);
      reachable.add(name);
    }
    Object.values(value).forEach(visit);
  };
  visit(parts);
  return reachable;
}
