import { isList } from '../../contract/document.ts';
import { type Call, getResultType } from './call.ts';
import { DEPRECATED } from './descriptions.ts';
import { emitImports } from './emit-imports.ts';

/** Emits the module `/react-query`: the options of a query, an infinite query or a mutation for each operation of the API. */
export function emitQueryOptions(calls: readonly Call[]): string {
  const ofApi = calls.filter(({ isSignIn }) => !isSignIn);
  const code = ofApi.flatMap(listFactories).join('\n');
  const operations = { path: './operations.ts', values: ofApi.map(({ operation }) => operation.operationId) };
  return `${emitImports(code, ofApi, [operations])}
export * from '../../../client/react-query/index.ts';

${code}`;
}

function listFactories(call: Call): string[] {
  if (call.method !== 'get') return [emitMutation(call)];
  return isList(call.operation) ? [emitQuery(call), emitInfiniteQuery(call)] : [emitQuery(call)];
}

const emitDoc = ({ operation }: Call, kind: string): string =>
  `/** ${operation.summary}: ${kind} of \`${operation.operationId}\`.${operation.deprecated ? ` ${DEPRECATED}` : ''} */\n`;

function emitQuery(call: Call): string {
  const create = call.result.kind === 'pdf' ? 'createBlobQuery' : 'createQuery';
  const result = call.result.kind === 'pdf' ? 'Blob' : getResultType(call.result, ', Field');
  return emitDoc(call, 'options of a query') + emitFactory(call, 'QueryOptions', `CallQuery<${result}>`, create);
}

const emitInfiniteQuery = (call: Call): string =>
  emitDoc(call, 'options of an infinite query') +
  emitFactory(
    call,
    'InfiniteQueryOptions',
    `CallInfiniteQuery<${getResultType(call.result, ', Field')}>`,
    'createInfiniteQuery',
  );

function emitFactory(call: Call, suffix: string, type: string, create: string): string {
  const { operation, identifiers, query, fieldsType } = call;
  const generic = fieldsType ? `<const Field extends ${fieldsType} = never>` : '';
  const queryType = fieldsType ? `QueryParams<${query?.type}, Field>` : query?.type;
  const parameters = [
    'client: ClientCore',
    ...identifiers.map(({ name, type: identifier }) => `${name}: ${identifier}`),
    ...(query ? [`params${query.isOptional ? '?' : ''}: ${queryType}`] : []),
    'options?: QueryCallOptions',
  ];
  const args = [...identifiers.map(({ name }) => name), ...(query ? ['params'] : [])];
  return `export const ${operation.operationId}${suffix} = ${generic}(${parameters.join(', ')}): ${type} =>
  ${create}(${operation.operationId}, client, [${args.join(', ')}], options);
`;
}

function emitMutation(call: Call): string {
  const { operation, identifiers, query, body, result } = call;
  const { operationId } = operation;
  const variables = [
    ...identifiers,
    ...(body ? [{ name: 'data', type: body.type }] : []),
    ...(query ? [{ name: 'params', type: query.type }] : []),
  ];
  const names = variables.map(({ name }) => name).join(', ');
  const type = `{ ${variables.map(({ name, type: member }) => `${name}: ${member}`).join('; ')} }`;
  return `${emitDoc(call, 'options of a mutation')}export const ${operationId}MutationOptions = (client: ClientCore, options?: QueryCallOptions): CallMutation<${getResultType(result)}, ${type}> =>
  createMutation('${operationId}', ${operationId}, client, ({ ${names} }) => [${names}], options);
`;
}
