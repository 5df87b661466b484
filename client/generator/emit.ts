import { type ClientBuilder, type GeneratorImport, type GeneratorVerbOptions, generateVerbImports } from 'orval';
import { isList, type OpenApiDocument, type Operation } from '../../scripts/document/openapi.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { documentation } from './documentation.ts';

/** Where the generated files find the hand-written runtime. */
const runtime = (file: string): string => `../../../../client/${file}.ts`;

/**
 * Writes one function for one operation, for orval. The function knows nothing but what the contract says of the
 * operation; how a call is made is the runtime's work.
 */
export const emit: ClientBuilder = (verb, { context }) => {
  const contract = context.spec as unknown as OpenApiDocument;
  const operation = verb.originalOperation as unknown as Operation;
  const call: Call = { verb, operation, isSignIn: isSignIn(contract, verb.pathRoute, operation) };
  return {
    implementation: call.operation.responses['302'] ? pageFunction(call) : callFunction(call),
    imports: [
      ...generateVerbImports(verb),
      ...runtimeTypes,
      ...runtimeValues,
      ...(isList(call.operation) ? [{ name: fieldsOf(verb) }] : []),
    ],
    docComment: documentation(operation, verb.verb, verb.pathRoute, call.isSignIn),
  };
};

interface Call {
  readonly verb: GeneratorVerbOptions;
  readonly operation: Operation;
  readonly isSignIn: boolean;
}

/** Each from its own file: `index.ts` also exports functions that call operations, which would be a cycle. */
const runtimeTypes: GeneratorImport[] = [
  { name: 'CallOptions', importPath: runtime('call') },
  { name: 'Choice', importPath: runtime('page') },
  { name: 'Connection', importPath: runtime('connection') },
  { name: 'Page', importPath: runtime('page') },
  { name: 'PdfContent', importPath: runtime('pdf') },
  { name: 'PdfFile', importPath: runtime('pdf') },
];

/** What only a few operations need of the runtime, so that the others do not carry it. */
const runtimeValues: GeneratorImport[] = [
  { name: 'authorization', importPath: runtime('authorization'), values: true },
  { name: 'formContent', importPath: runtime('authorization'), values: true },
  { name: 'pdfContent', importPath: runtime('pdf'), values: true },
  { name: 'pdfDocument', importPath: runtime('pdf'), values: true },
];

function callFunction(call: Call): string {
  const { operationName } = call.verb;
  const parameters = ['connection: Connection', ...ownParameters(call), 'options?: CallOptions'].join(', ');
  return `export function ${operationName}${typeParameters(call)}(${parameters}): Promise<${answerOf(call)}> {
  return connection.call(${requestOf(call)}, options);
}
`;
}

/** The type of the names that `fields` of a list takes. */
const fieldsOf = ({ queryParams }: GeneratorVerbOptions): string =>
  `${queryParams?.schema.name.replace(/Params$/, '')}FieldsItem`;

/** The records of a list have the fields that its caller asks for. */
const typeParameters = (call: Call): string =>
  isList(call.operation)
    ? `<const Field extends ${fieldsOf(call.verb)} = never, MetaOnly extends boolean = false>`
    : '';

function answerOf(call: Call): string {
  const answer = call.verb.response.definition.success;
  if (isList(call.operation)) return `Page<${answer}, Field, MetaOnly>`;
  return answersPdf(call.operation) ? 'PdfFile' : answer;
}

/** An operation that only redirects is a page: the user opens it in the browser, so its URL is what is wanted. */
function pageFunction(call: Call): string {
  const parameters = ['connection: Connection', ...ownParameters(call)].join(', ');
  return `export function ${call.verb.operationName}Url(${parameters}): string {
  return connection.url(${requestOf(call)});
}
`;
}

/** What the operation itself takes: identifiers, then the body or the query. */
function ownParameters(call: Call): string[] {
  const { params, body, queryParams } = call.verb;
  const bodyType = body.contentType === 'application/pdf' ? 'PdfContent' : body.definition;
  const choice = isList(call.operation) ? ' & Choice<Field, MetaOnly>' : '';
  return [
    ...params.map(({ implementation }) => implementation),
    ...(body.definition ? [`body${body.isOptional ? '?' : ''}: ${bodyType}`] : []),
    ...(queryParams ? [`params${queryParams.isOptional ? '?' : ''}: ${queryParams.schema.name}${choice}`] : []),
  ];
}

/** The `ApiRequest` of the runtime, as code. */
function requestOf({ verb, operation, isSignIn }: Call): string {
  const joined = (operation.parameters ?? [])
    .filter((one) => one.in === 'query' && one.explode === false)
    .map(({ name }) => name);
  const lines = [
    `operation: '${operation.operationId}'`,
    `method: '${verb.verb.toUpperCase()}'`,
    `path: '${verb.pathRoute}'`,
    verb.params.length > 0 && `pathParams: { ${verb.params.map(({ name }) => name).join(', ')} }`,
    verb.queryParams && 'query: params',
    joined.length > 0 && `joined: [${joined.map((name) => `'${name}'`).join(', ')}]`,
    verb.body.definition && bodyOf(verb),
    answersPdf(operation) && 'document: pdfDocument',
    isSignIn && 'service: authorization',
  ];
  return `{ ${lines.filter((line) => line).join(', ')} }`;
}

const answersPdf = ({ responses }: Operation): boolean => 'application/pdf' in (responses['200']?.content ?? {});

function bodyOf({ operationId, body: { contentType } }: GeneratorVerbOptions): string {
  if (contentType === 'application/json') return 'json: body';
  if (contentType === 'application/x-www-form-urlencoded') return 'content: formContent(body)';
  if (contentType === 'application/pdf') return 'content: pdfContent(body)';
  throw new BuildError(`${operationId}: the client does not know how to send ${contentType}.`);
}

/** The operations to sign in have a server of their own, and take no token. */
function isSignIn(contract: OpenApiDocument, path: string, { operationId, security, servers }: Operation): boolean {
  const hasServer = (servers ?? contract.paths[path]?.servers) !== undefined;
  const isOpen = Array.isArray(security) && security.length === 0;
  if (hasServer !== isOpen) {
    throw new BuildError(
      `${operationId}: the client expects a server of its own and no security together, or neither.`,
    );
  }
  return hasServer;
}
