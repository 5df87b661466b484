import { type ClientBuilder, type GeneratorImport, type GeneratorVerbOptions, generateVerbImports } from 'orval';
import {
  getRefName,
  isList,
  isSecured,
  type OpenApiDocument,
  type Operation,
  type Schema,
} from '../../scripts/document/openapi.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { formatTsdoc } from './tsdoc.ts';

/** Path of a file of the hand-written runtime, as generated files import it. */
export const getRuntimePath = (file: string): string => `../../../../client/${file}.ts`;

/** Collects what the emitters know of an operation. */
export function createCall(verb: GeneratorVerbOptions, contract: OpenApiDocument): Call {
  const operation = verb.originalOperation as unknown as Operation;
  return {
    verb,
    operation,
    isSignIn: isSignIn(contract, verb.pathRoute, operation),
    isRecord: isRecord(contract, { $ref: `#/components/schemas/${verb.response.definition.success}` }),
  };
}

/**
 * Emits the function of one operation, for orval. The function only describes the request as the contract does; the
 * runtime makes the call.
 */
export function emitFunction(call: Call): Awaited<ReturnType<ClientBuilder>> {
  const { verb, operation, isSignIn: isAuthorization } = call;
  return {
    implementation: operation.responses['302'] ? emitUrlFunction(call) : emitCallFunction(call),
    imports: [
      ...generateVerbImports(verb),
      ...runtimeTypes,
      ...runtimeValues,
      ...(isList(operation) ? [{ name: getFieldsType(verb) }] : []),
    ],
    docComment: formatTsdoc(operation, verb.verb, verb.pathRoute, isAuthorization),
  };
}

/** What the emitters know of an operation. */
export interface Call {
  readonly verb: GeneratorVerbOptions;
  readonly operation: Operation;
  readonly isSignIn: boolean;
  /** Whether the response is a record, or one of several kinds. */
  readonly isRecord: boolean;
}

/** Each from its own file: `index.ts` also exports functions that call operations, which would be an import cycle. */
const runtimeTypes: GeneratorImport[] = [
  { name: 'CallOptions', importPath: getRuntimePath('call') },
  { name: 'CallPromise', importPath: getRuntimePath('client-core') },
  { name: 'Choice', importPath: getRuntimePath('page') },
  { name: 'ClientCore', importPath: getRuntimePath('client-core') },
  { name: 'Page', importPath: getRuntimePath('page') },
  { name: 'SingleRecord', importPath: getRuntimePath('page') },
  { name: 'PdfContent', importPath: getRuntimePath('pdf') },
  { name: 'PdfFile', importPath: getRuntimePath('pdf') },
];

/** Values that few operations import, so that bundles of other operations do not hold them. */
const runtimeValues: GeneratorImport[] = [
  { name: 'authorization', importPath: getRuntimePath('authorization'), values: true },
  { name: 'formContent', importPath: getRuntimePath('authorization'), values: true },
  { name: 'pdfContent', importPath: getRuntimePath('pdf'), values: true },
  { name: 'pdfDocument', importPath: getRuntimePath('pdf'), values: true },
];

function emitCallFunction(call: Call): string {
  const { operationName } = call.verb;
  const parameters = ['client: ClientCore', ...listParameters(call), 'options?: CallOptions'].join(', ');
  return `export function ${operationName}${getTypeParameters(call)}(${parameters}): CallPromise<${getResultType(call)}> {
  return client.call(${emitRequest(call)}, options);
}
`;
}

/** Name of the type of `fields` of a list. */
export const getFieldsType = ({ queryParams }: GeneratorVerbOptions): string =>
  `${queryParams?.schema.name.replace(/Params$/, '')}FieldsItem`;

/** Lists are generic, because their records have the requested fields. */
const getTypeParameters = (call: Call): string =>
  isList(call.operation)
    ? `<const Field extends ${getFieldsType(call.verb)} = never, MetaOnly extends boolean = false>`
    : '';

function getResultType(call: Call): string {
  const type = call.verb.response.definition.success;
  if (isList(call.operation)) return `Page<${type}, Field, MetaOnly>`;
  if (returnsPdf(call.operation)) return 'PdfFile';
  return call.isRecord ? `SingleRecord<${type}>` : type;
}

/** An operation that only redirects is a page for the browser: its function returns the URL. */
function emitUrlFunction(call: Call): string {
  const parameters = ['client: ClientCore', ...listParameters(call)].join(', ');
  return `export function ${call.verb.operationName}Url(${parameters}): string {
  return client.url(${emitRequest(call)});
}
`;
}

/** Lists the parameters of the operation itself: identifiers, then the body or the query. */
export function listParameters(call: Call): string[] {
  const { params, body, queryParams } = call.verb;
  const bodyType = body.contentType === 'application/pdf' ? 'PdfContent' : body.definition;
  const choice = isList(call.operation) ? ' & Choice<Field, MetaOnly>' : '';
  return [
    ...params.map(({ implementation }) => implementation),
    ...(body.definition ? [`body${body.isOptional ? '?' : ''}: ${bodyType}`] : []),
    ...(queryParams ? [`params${queryParams.isOptional ? '?' : ''}: ${queryParams.schema.name}${choice}`] : []),
  ];
}

/** Emits the `ApiRequest` of the runtime. */
function emitRequest({ verb, operation, isSignIn }: Call): string {
  const commaSeparated = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query' && parameter.explode === false)
    .map(({ name }) => name);
  const members = [
    `operation: '${operation.operationId}'`,
    `method: '${verb.verb.toUpperCase()}'`,
    `path: '${verb.pathRoute}'`,
    verb.params.length > 0 && `pathParams: { ${verb.params.map(({ name }) => name).join(', ')} }`,
    verb.queryParams && 'query: params',
    commaSeparated.length > 0 && `commaSeparated: [${commaSeparated.map((name) => `'${name}'`).join(', ')}]`,
    verb.body.definition && emitBody(verb),
    isList(operation) && 'isList: true',
    returnsPdf(operation) && 'document: pdfDocument',
    isSignIn && 'service: authorization',
  ];
  return `{ ${members.filter((member) => member).join(', ')} }`;
}

const returnsPdf = ({ responses }: Operation): boolean => 'application/pdf' in (responses['200']?.content ?? {});

function emitBody({ operationId, body: { contentType } }: GeneratorVerbOptions): string {
  if (contentType === 'application/json') return 'json: body';
  if (contentType === 'application/x-www-form-urlencoded') return 'content: formContent(body)';
  if (contentType === 'application/pdf') return 'content: pdfContent(body)';
  throw new BuildError(`${operationId}: the client cannot send the media type ${contentType}.`);
}

/** Whether a component has `_meta`; false when there is none. */
function isRecord(contract: OpenApiDocument, reference: Schema): boolean {
  const { properties = {}, oneOf = [] } = contract.components.schemas[getRefName(reference) ?? ''] ?? {};
  return '_meta' in properties || oneOf.some((option) => isRecord(contract, option));
}

/** Whether an operation belongs to the authorization service: it has its own server, and needs no token. */
function isSignIn(contract: OpenApiDocument, path: string, operation: Operation): boolean {
  const hasServer = (operation.servers ?? contract.paths[path]?.servers) !== undefined;
  if (hasServer === isSecured(operation)) {
    throw new BuildError(
      `${operation.operationId}: an operation must have both its own server and no security, or neither of them.`,
    );
  }
  return hasServer;
}
