import { isList, listMoved } from '../../contract/document.ts';
import { type Call, getResultType, groupByTag, listTypes } from './call.ts';
import { DEPRECATED } from './descriptions.ts';
import { getListTypeParameters, listParameters } from './emit-operations.ts';
import { printExample } from './example.ts';
import { getMethodName, getNamespaceName } from './method-names.ts';
import { formatTsdoc } from './tsdoc.ts';

const IMPORTS = `import type { AnyOperation, CallPromise } from '../../../client/runtime/client-core.ts';
import type { CallOptions } from '../../../client/runtime/client-options.ts';
import type { FoundIn } from '../../../client/runtime/create-once.ts';
import type { AllFields, Choice, Listed, Page, SingleRecord, Whole } from '../../../client/runtime/page.ts';
import type { Records } from '../../../client/runtime/pages.ts';
import type { PdfContent } from '../../../client/runtime/pdf.ts';
`;

/**
 * Emits the module of the namespaces: an interface and functions for each tag, and the type of the whole client. The interfaces
 * are written out, because inferred declarations lose the documentation.
 */
export function emitNamespaces(calls: readonly Call[]): string {
  const ofApi = calls.filter(({ isSignIn }) => !isSignIn);
  const namespaces = groupByTag(ofApi).map(([tag, ofTag]) => {
    return { tag, name: getNamespaceName(tag), calls: ofTag, found: findPlaces(ofTag, ofApi) };
  });
  const functions = ofApi.map(({ operation }) => operation.operationId);
  return `${IMPORTS}import { ${functions.join(', ')} } from './operations.ts';
import type { ${listTypes(ofApi).join(', ')} } from './types.ts';

${[...namespaces.map(emitNamespace), emitList(namespaces), emitFoundIn(namespaces)].join('\n')}`;
}

interface Namespace {
  readonly tag: string;
  readonly name: string;
  readonly calls: readonly Call[];
  readonly found: Places | undefined;
}

interface Places {
  /** Types of records that have moved. */
  readonly types: string;
  readonly code: string;
}

/** Describes where a created record can be found: `x-found-in` of its path. */
function findPlaces(calls: readonly Call[], all: readonly Call[]): Places | undefined {
  const places = calls.find(({ operation }) => isList(operation))?.item['x-found-in'];
  if (!places) return undefined;
  const { parameters = {} } = places;
  const lists = listMoved(places, all);
  const names = lists.map(
    ({ operation: { operationId, tags = [''] } }) => `${getNamespaceName(tags[0] ?? '')}: ${operationId}`,
  );
  return {
    types: lists.map(({ result }) => result.type).join(' | ') || 'never',
    code: `{ parameters: ${JSON.stringify(parameters)}, lists: { ${names.join(', ')} } }`,
  };
}

const emitList = (namespaces: readonly Namespace[]): string =>
  [
    '/** The operations of the API by resource. */',
    'export interface Namespaces {',
    ...namespaces.map(({ name, tag }) => `  /** ${tag}. */\n  readonly ${name}: ${getInterfaceName(name)};`),
    '}',
    '',
    '/** The functions behind the methods of each namespace, which the client binds. */',
    'export const namespaces: { readonly [Name in keyof Namespaces]: { readonly [method: string]: AnyOperation } } = {',
    ...namespaces.map(emitFunctions),
    '};',
    '',
  ].join('\n');

const capitalize = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;
const getInterfaceName = (name: string): string => `${capitalize(name)}Operations`;

function emitFunctions({ name, calls }: Namespace): string {
  const siblings = calls.map(({ operation }) => operation.operationId);
  const entries = siblings.map((operationId) => `${getMethodName(operationId, siblings)}: ${operationId}`);
  return `  ${name}: { ${entries.join(', ')} },`;
}

const emitFoundIn = (
  namespaces: readonly Namespace[],
): string => `/** Where records of a namespace are found that its list lacks. */
export const foundIn: { readonly [name: string]: { readonly parameters: object; readonly lists: { readonly [name: string]: AnyOperation } } } = {
${namespaces.flatMap(({ name, found }) => (found ? `${name}: ${found.code},` : [])).join('\n')}
};
`;

interface Method {
  readonly doc: string;
  readonly name: string;
  readonly signature: string;
}

function emitNamespace({ tag, name, calls, found }: Namespace): string {
  const siblings = calls.map(({ operation }) => operation.operationId);
  const methods = calls.flatMap((call) => listMethods(call, siblings, name));
  const declared = methods.map((method) => `${method.doc}${method.name}${method.signature};`).join('\n');
  return `/** ${tag}. */
export interface ${getInterfaceName(name)} {
${declared}${found ? `\n  /** Where \`createOnce\` finds a record that \`list\` lacks. */\n  readonly foundIn: FoundIn<${found.types}>;` : ''}
}
`;
}

function listMethods(call: Call, siblings: readonly string[], namespace: string): Method[] {
  const { operationId } = call.operation;
  const name = getMethodName(operationId, siblings);
  const doc = formatTsdoc(call, printExample(call, `client.${namespace}.${name}`));
  if (isList(call.operation)) return listListMethods(call, doc);
  const parameters = [...listParameters(call), 'options?: CallOptions'].join(', ');
  const signature = `(${parameters}): CallPromise<${getResultType(call.result)}>`;
  return [{ doc, name, signature }];
}

/** Lists the methods of a list: for one page, and for all records. */
function listListMethods(call: Call, doc: string): Method[] {
  const { operation, identifiers, query, result, fieldsType } = call;
  const deprecated = operation.deprecated ? `\n * ${DEPRECATED}\n` : '';
  const params = `params${query?.isOptional ? '?' : ''}: AllFields<${query?.type}, Field>`;
  const listed = identifiers.map(({ name, type }) => `${name}: ${type}`);
  const parameters = [...listed, params, 'options?: CallOptions'].join(', ');
  const records = `Records<Listed<${result.type}, Field>>`;
  const page = [...listParameters(call), 'options?: CallOptions'].join(', ');
  return [
    {
      doc,
      name: 'list',
      signature: `${getListTypeParameters(call)}(${page}): CallPromise<${getResultType(result, ', Field, MetaOnly')}>`,
    },
    {
      doc: `/** Yields all records of \`list\`, page by page. The next page is requested while one is used.${deprecated} */\n`,
      name: 'listAll',
      signature: `<const Field extends ${fieldsType} = never>(${parameters}): ${records}`,
    },
  ];
}
