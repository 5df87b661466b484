import { isList } from '../../scripts/document/openapi.ts';
import { DEPRECATED } from './descriptions.ts';
import { type Call, getFieldsType, getRuntimePath, listParameters } from './emit-function.ts';
import { getMethodName, getNamespaceName, getTagFile } from './method-names.ts';
import { formatTsdoc } from './tsdoc.ts';

/** A namespace of the client: the operations of one tag. */
export interface Namespace {
  /** Name of its file, which is that of the file with the functions: `debtor-mandates`. */
  readonly file: string;
  /** Its name in the client: `debtorMandates`. */
  readonly name: string;
  readonly code: string;
}

/** Emits a file for each tag: a function that binds the operations of the tag to a client. */
export function emitNamespaces(calls: readonly Call[]): Namespace[] {
  const byTag = Map.groupBy(
    calls.filter(({ isSignIn }) => !isSignIn),
    ({ operation }) => operation.tags?.[0] ?? '',
  );
  return [...byTag].map(([tag, ofTag]) => {
    const file = getTagFile(tag);
    const name = getNamespaceName(tag);
    return { file, name, code: emitNamespace(tag, file, name, ofTag) };
  });
}

/** Emits the module that lists the namespaces, and the type of the client that has them. */
export const emitNamespaceIndex = (namespaces: readonly Namespace[]): string =>
  [
    ...namespaces.map(({ file, name }) => `import { ${getFactoryName(name)} } from './${file}.ts';`),
    '',
    '/** The namespaces of a client, by name. */',
    'export const namespaces = {',
    ...namespaces.map(({ name }) => `  ${name}: ${getFactoryName(name)},`),
    '};',
    '',
  ].join('\n');

const getFactoryName = (name: string): string => `create${name[0]?.toUpperCase()}${name.slice(1)}`;

function emitNamespace(tag: string, file: string, name: string, calls: readonly Call[]): string {
  const siblings = calls.map(({ verb }) => verb.operationName);
  const methods = calls.flatMap((call) => emitMethods(call, siblings));
  return [
    ...emitImports(file, calls),
    '',
    `/** ${tag}. */`,
    `export const ${getFactoryName(name)} = (client: ClientCore) => ({`,
    methods.join('\n'),
    '});',
    '',
  ].join('\n');
}

function emitImports(file: string, calls: readonly Call[]): string[] {
  const lists = calls.filter(({ operation }) => isList(operation));
  const listTypes = lists.flatMap(({ verb }) => [
    getFieldsType(verb),
    verb.queryParams?.schema.name ?? '',
    verb.response.definition.success,
  ]);
  const imports = (values: readonly string[], path: string, keyword = 'import') =>
    values.length > 0 ? [`${keyword} { ${[...new Set(values)].sort().join(', ')} } from '${path}';`] : [];
  const type = 'import type';
  return [
    ...imports(lists.length > 0 ? ['CallOptions'] : [], getRuntimePath('call'), type),
    ...imports(['ClientCore'], getRuntimePath('client-core'), type),
    ...imports(calls.length > lists.length ? ['OperationArguments'] : [], getRuntimePath('namespace'), type),
    ...imports(lists.length > 0 ? ['AllFields', 'Choice', 'Listed', 'Page'] : [], getRuntimePath('page'), type),
    ...imports(lists.length > 0 ? ['iteratePages', 'iterateRecords'] : [], getRuntimePath('pages')),
    ...imports(listTypes, '../operations/contract.schemas.ts', type),
    ...imports(
      calls.map(({ verb }) => verb.operationName),
      `../operations/${file}.ts`,
    ),
  ];
}

function emitMethods(call: Call, siblings: readonly string[]): string[] {
  const { verb, operation, isSignIn } = call;
  const { operationName } = verb;
  const doc = formatTsdoc(operation, verb.verb, verb.pathRoute, isSignIn);
  if (isList(operation)) return emitListMethods(call, doc);
  const name = getMethodName(operationName, siblings);
  const parameters = `...args: OperationArguments<typeof ${operationName}>`;
  return [`${doc}${name}: (${parameters}) => ${operationName}(client, ...args),`];
}

/** Emits the methods of a list: for a page, for all records, and for all pages. */
function emitListMethods(call: Call, doc: string): string[] {
  const { verb, operation } = call;
  const { operationName, params, queryParams } = verb;
  const deprecated = operation.deprecated ? `${DEPRECATED} ` : '';
  const entry = verb.response.definition.success;
  const field = `const Field extends ${getFieldsType(verb)} = never`;
  const identifiers = params.map(({ implementation }) => implementation);
  const query = `params${queryParams?.isOptional ? '?' : ''}: AllFields<${queryParams?.schema.name}, Field>`;
  const parameters = [...identifiers, query, 'options?: CallOptions'].join(', ');
  const names = [...params.map(({ name }) => name), 'params', 'options'];
  const pageParameters = [...listParameters(call), 'options?: CallOptions'].join(', ');
  const rest = `${operationName}, client, [${names.join(', ')}]`;
  return [
    `${doc}list: <${field}, MetaOnly extends boolean = false>(${pageParameters}) => ` +
      `${operationName}<Field, MetaOnly>(client, ${names.join(', ')}),`,
    `/** Yields all records of \`list\`, page by page. The next page is requested while one is used. ${deprecated}*/
listAll: <${field}>(${parameters}) => iterateRecords<Listed<${entry}, Field>>(${rest}),`,
    `/** Yields all pages of \`list\`. The next page is requested while one is used. ${deprecated}*/
listPages: <${field}>(${parameters}) => iteratePages<Page<${entry}, Field>>(${rest}),`,
  ];
}
