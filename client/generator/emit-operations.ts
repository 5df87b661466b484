import { isList, type Operation } from '../../contract/document.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { type Call, getResultType, listTypes } from './call.ts';
import { printExample } from './example.ts';
import { formatTsdoc } from './tsdoc.ts';

/** Imports from files of the runtime: its `index.ts` also exports callers of operations, an import cycle. */
const IMPORTS = `import { authorization, formContent } from '../../../client/runtime/authorization.ts';
import type { CallPromise, ClientCore } from '../../../client/runtime/client-core.ts';
import type { CallOptions } from '../../../client/runtime/client-options.ts';
import { jsonContent } from '../../../client/runtime/json.ts';
import type { Choice, Page, SingleRecord, Whole } from '../../../client/runtime/page.ts';
import { type PdfContent, pdfContent, pdfDocument } from '../../../client/runtime/pdf.ts';
`;

/**
 * Emits the module with a function for each operation. One module, because the package has several files per module; bundlers
 * drop unused functions.
 */
export function emitOperations(calls: readonly Call[]): string {
  return `${IMPORTS}import type { ${listTypes(calls).join(', ')} } from './types.ts';

${calls.map(emitFunction).join('\n')}`;
}

/** Emits the function of one operation. It describes the request; the runtime makes the call. */
function emitFunction(call: Call): string {
  const isPage = call.operation.responses['302'] !== undefined;
  const name = isPage ? `${call.operation.operationId}Url` : call.operation.operationId;
  return formatTsdoc(call, printExample(call, name)) + (isPage ? emitUrlFunction(call) : emitCallFunction(call));
}

function emitCallFunction(call: Call): string {
  const { operationId } = call.operation;
  const parameters = ['client: ClientCore', ...listParameters(call), 'options?: CallOptions'].join(', ');
  const result = getResultType(call.result, ', Field, MetaOnly');
  return `export function ${operationId}${getListTypeParameters(call)}(${parameters}): CallPromise<${result}> {
  return client.call(${emitRequest(call)}, options);
}
`;
}

/** Returns type parameters of a list, whose records have the requested fields. */
export const getListTypeParameters = ({ fieldsType }: Call): string =>
  fieldsType ? `<const Field extends ${fieldsType} = never, MetaOnly extends boolean = false>` : '';

/** Emits a function that returns the URL of an operation that only redirects: a page for the browser. */
function emitUrlFunction(call: Call): string {
  const parameters = ['client: ClientCore', ...listParameters(call)].join(', ');
  return `export function ${call.operation.operationId}Url(${parameters}): string {
  return client.url(${emitRequest(call)});
}
`;
}

/** Lists the parameters of the operation itself: identifiers, then the body or the query. */
export function listParameters({ identifiers, body, query, operation, method }: Call): string[] {
  const isReplacement = method.toUpperCase() === 'PUT' && body?.contentType === 'application/json';
  const choice = isList(operation) ? ' & Choice<Field, MetaOnly>' : '';
  return [
    ...identifiers.map(({ name, type }) => `${name}: ${type}`),
    ...(body ? [`body: ${isReplacement ? `Whole<${body.type}>` : body.type}`] : []),
    ...(query ? [`params${query.isOptional ? '?' : ''}: ${query.type}${choice}`] : []),
  ];
}

function emitRequest({ operation, method, path, isSignIn, identifiers, query, body, result }: Call): string {
  const members = [
    `operation: '${operation.operationId}'`,
    method !== 'get' && `method: '${method.toUpperCase()}'`,
    `path: '${path}'`,
    identifiers.length > 0 && `pathParams: { ${identifiers.map(({ name }) => name).join(', ')} }`,
    query && emitQuery(operation),
    body && emitBody(operation.operationId, body),
    isList(operation) && 'isList: true',
    result.kind === 'pdf' && 'document: pdfDocument',
    isSignIn && 'service: authorization',
  ];
  return `{ ${members.filter((member) => member).join(', ')} }`;
}

/** @throws BuildError when the runtime would send a parameter differently: it joins only the values of `fields`. */
function emitQuery({ operationId, parameters = [] }: Operation): string {
  const unsupported = parameters.find(
    ({ name, in: place, explode }) => place === 'query' && (explode === false) !== (name === 'fields'),
  );
  if (unsupported) throw new BuildError(`${operationId}: the client cannot send ${unsupported.name} in its style.`);
  return 'query: params';
}

function emitBody(operationId: string, { contentType, required }: NonNullable<Call['body']>): string {
  const rules = required.length > 0 ? `, '${required.join(' ')}'` : '';
  if (contentType === 'application/json') return `content: jsonContent(body${rules})`;
  if (contentType === 'application/x-www-form-urlencoded') return 'content: formContent(body)';
  if (contentType === 'application/pdf') return 'content: pdfContent(body)';
  throw new BuildError(`${operationId}: the client cannot send the media type ${contentType}.`);
}
