import { isList } from '../../contract/document.ts';
import { type Call, groupByTag } from './call.ts';
import { DEPRECATED } from './descriptions.ts';
import { emitImports } from './emit-imports.ts';
import { listParameters } from './emit-operations.ts';
import { getMethodName, getNamespaceName, getTagFile } from './method-names.ts';
import { formatTsdoc } from './tsdoc.ts';

/**
 * Emits a file for each tag: a function that binds the operations of the tag to a client. The namespace `debtorMandates` is
 * in the file `debtor-mandates`, as the functions are.
 */
export const emitNamespaces = (calls: readonly Call[]) =>
  groupByTag(calls.filter(({ isSignIn }) => !isSignIn)).map(([tag, ofTag]) => {
    const file = getTagFile(tag);
    const name = getNamespaceName(tag);
    return { file, name, code: emitNamespace(tag, file, name, ofTag) };
  });

/** Emits the module that lists the namespaces, and the type of the client that has them. */
export const emitNamespaceIndex = (namespaces: ReturnType<typeof emitNamespaces>): string =>
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
  const siblings = calls.map(({ operation }) => operation.operationId);
  const methods = calls.flatMap((call) => emitMethods(call, siblings)).join('\n');
  const operations = { path: `../operations/${file}.ts`, values: siblings };
  return `${emitImports(`ClientCore ${methods}`, calls, [operations])}
/** ${tag}. */
export const ${getFactoryName(name)} = (client: ClientCore) => ({
${methods}
});
`;
}

function emitMethods(call: Call, siblings: readonly string[]): string[] {
  const { operationId } = call.operation;
  const doc = formatTsdoc(call);
  if (isList(call.operation)) return emitListMethods(call, doc);
  const name = getMethodName(operationId, siblings);
  const parameters = `...args: OperationArguments<typeof ${operationId}>`;
  return [`${doc}${name}: (${parameters}) => ${operationId}(client, ...args),`];
}

/** Emits the methods of a list: for a page, for all records, and for all pages. */
function emitListMethods(call: Call, doc: string): string[] {
  const { operation, identifiers, query, result, fieldsType } = call;
  const { operationId } = operation;
  const deprecated = operation.deprecated ? `${DEPRECATED} ` : '';
  const field = `const Field extends ${fieldsType} = never`;
  const params = `params${query?.isOptional ? '?' : ''}: AllFields<${query?.type}, Field>`;
  const listed = identifiers.map(({ name, type }) => `${name}: ${type}`);
  const parameters = [...listed, params, 'options?: CallOptions'].join(', ');
  const names = [...identifiers.map(({ name }) => name), 'params', 'options'];
  const pageParameters = [...listParameters(call), 'options?: CallOptions'].join(', ');
  const rest = `${operationId}, client, [${names.join(', ')}]`;
  return [
    `${doc}list: <${field}, MetaOnly extends boolean = false>(${pageParameters}) => ` +
      `${operationId}<Field, MetaOnly>(client, ${names.join(', ')}),`,
    `/** Yields all records of \`list\`, page by page. The next page is requested while one is used. ${deprecated}*/
listAll: <${field}>(${parameters}) => iterateRecords<Listed<${result.type}, Field>>(${rest}),`,
    `/** Yields all pages of \`list\`. The next page is requested while one is used. ${deprecated}*/
listPages: <${field}>(${parameters}) => iteratePages<Page<${result.type}, Field>>(${rest}),`,
  ];
}
