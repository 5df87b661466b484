import { addExamples } from '../../../scripts/bundle/examples.ts';
import type { Recording } from '../../../scripts/bundle/recording.ts';
import {
  createResolver,
  getParameters,
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
} from '../../../scripts/document/openapi.ts';
import { BuildError } from '../../../scripts/lib/run.ts';
import { getClosedInputs, getReachable } from '../client-contract.ts';
import { getDescription } from '../descriptions.ts';
import { isComposite } from '../schema-kinds.ts';
import { createSchemaSimplifier, OTHER_VALUES, pickKeywords, type SchemaSimplifier } from './simplify-schema.ts';

/** Headers that the connection sends, so that functions have no parameters for them. */
const CONNECTION_HEADERS = ['X-Tenant-Id', 'Accept-Language'];

/** A PDF, as orval recognizes it. */
const BINARY: Schema = { type: 'string', format: 'binary' };

/**
 * Prepares the contract of the client for orval and the emitters: with what becomes a type, its documentation or a recorded
 * example, without what only a validator or a server needs.
 */
export function prepareContract(clientContract: OpenApiDocument, recording: Recording): OpenApiDocument {
  const contract = addExamples(structuredClone(clientContract), recording);
  const simplifiers: Simplifiers = {
    input: createSchemaSimplifier(contract, 'input'),
    read: createSchemaSimplifier(contract, 'read'),
  };
  const paths: Record<string, PathItem> = mapValues(contract.paths, ({ parameters: _, ...item }) => item);
  for (const entry of listOperations(contract)) {
    paths[entry.path] = { ...paths[entry.path], [entry.method]: prepareOperation(contract, entry, simplifiers) };
  }
  const composites = Object.entries(contract.components.schemas).filter(([, schema]) => isComposite(schema));
  const inputs = getClosedInputs(contract);
  const problems = getReachable(contract, listErrors(contract));
  const schemas = mapValues(Object.fromEntries(composites), (schema, name) => ({
    ...simplifiers[inputs.has(name) ? 'input' : 'read'].simplifyComponent(schema),
    // Problem details may have extension members (RFC 9457, section 3.2).
    ...(problems.has(name) && { additionalProperties: true }),
  }));
  const others = Object.values(OTHER_VALUES).map(({ name, schema }) => [name, schema] as const);
  return { ...contract, paths, components: { schemas: { ...schemas, ...Object.fromEntries(others) } } };
}

type Simplifiers = Readonly<Record<'input' | 'read', SchemaSimplifier>>;

const listErrors = (contract: OpenApiDocument): Response[] =>
  listOperations(contract).flatMap((entry) =>
    Object.entries(getResponses(contract, entry)).flatMap(([status, response]) =>
      /^[45]/.test(status) ? [response] : [],
    ),
  );

function prepareOperation(contract: OpenApiDocument, entry: OperationEntry, { input, read }: Simplifiers): Operation {
  const { operation } = entry;
  // Other spellings of a parameter exist for other clients.
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
      ...(content && { content: simplifyContent(pickFirst(content), read) }),
    })),
  };
}

/** Picks the first of the media types, of which the others have the same schema. */
const pickFirst = (content: Record<string, MediaType>): Record<string, MediaType> =>
  Object.fromEntries(Object.entries(content).slice(0, 1));

/** Replaces the page of a list by its record: the type `Page` of the runtime adds the rest. */
function toRecordSchema(schema: Schema, operation: Operation): Schema {
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
