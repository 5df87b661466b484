import {
  createResolver,
  getRefName,
  isList,
  isSecured,
  listOperations,
  type MediaType,
  type OpenApiDocument,
  type OperationEntry,
  type Schema,
} from '../../contract/document.ts';
import { BuildError } from '../../scripts/lib/run.ts';

/** Operation, for the emitters. */
export interface Call extends OperationEntry {
  readonly isSignIn: boolean;
  /** Ordered as in the path. */
  readonly identifiers: readonly { readonly name: string; readonly type: 'number' | 'string' }[];
  readonly query: { readonly type: string; readonly isOptional: boolean } | undefined;
  readonly body: Body | undefined;
  readonly result: Result;
  readonly fieldsType: string | undefined;
}

interface Body {
  readonly type: string;
  readonly contentType: string;
  /** Paths of the fields that need a value; `lines.quantity` is a field of each line. */
  readonly required: readonly string[];
}

/** The content of a successful response, and the name of its type. */
export interface Result {
  readonly kind: 'page' | 'record' | 'other' | 'pdf' | 'none';
  /** Type of the response, or of the records of a page. */
  readonly type: string;
}

export const listCalls = (contract: OpenApiDocument): Call[] =>
  listOperations(contract).map((entry) => createCall(contract, entry));

/** Lists the tags with their operations, in the order of the contract. */
export const groupByTag = (calls: readonly Call[]): (readonly [tag: string, calls: readonly Call[]])[] => [
  ...Map.groupBy(calls, ({ operation }) => operation.tags?.[0] ?? ''),
];

/**
 * Returns the type of a result in the client: `Page<Debtor>` for a list, `SingleRecord<Debtor>` for a record.
 *
 * @param choice what follows the type of the records of a page: `, Field`.
 */
export function getResultType({ kind, type }: Result, choice = ''): string {
  if (kind === 'page') return `Page<${type}${choice}>`;
  return kind === 'record' ? `SingleRecord<${type}>` : type;
}

const RUNTIME_TYPES = ['void', 'PdfContent', 'Blob'];

export const listTypes = (calls: readonly Call[]): string[] =>
  [
    ...new Set(
      calls.flatMap(({ query, body, result, fieldsType }) => [query?.type, body?.type, result.type, fieldsType]),
    ),
  ]
    .filter((name) => name !== undefined)
    .filter((name) => !RUNTIME_TYPES.includes(name))
    .sort();

function createCall(contract: OpenApiDocument, entry: OperationEntry): Call {
  const { operation, path } = entry;
  const { operationId, parameters = [], requestBody } = operation;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const name = `${operationId[0]?.toUpperCase()}${operationId.slice(1)}`;
  const [content] = Object.entries(requestBody?.content ?? {});
  return {
    ...entry,
    isSignIn: isSignIn(contract, entry),
    identifiers: [...path.matchAll(/\{(\w+)\}/g)].map(([, identifier]) => {
      const parameter = parameters.find((candidate) => candidate.in === 'path' && candidate.name === identifier);
      return { name: `${identifier}`, type: parameter?.schema.type === 'string' ? 'string' : 'number' };
    }),
    query:
      query.length > 0 ? { type: `${name}Params`, isOptional: query.every(({ required }) => !required) } : undefined,
    body: content && getBody(contract, content),
    result: getResult(contract, entry),
    fieldsType: isList(operation) ? `${name}FieldsItem` : undefined,
  };
}

function getBody(contract: OpenApiDocument, [contentType, { schema }]: [string, MediaType]): Body {
  if (contentType === 'application/pdf') return { contentType, type: 'PdfContent', required: [] };
  return { contentType, type: getTypeName(schema), required: listRequired(contract, schema) };
}

/** Lists the paths of the fields that a body and the items in it need: of alternatives, the fields that all of them need. */
function listRequired(contract: OpenApiDocument, reference: Schema): string[] {
  const { required = [], properties = {}, oneOf } = createResolver(contract)(reference);
  if (oneOf) {
    const [first = [], ...others] = oneOf.map((option) => listRequired(contract, option));
    return first.filter((path) => others.every((paths) => paths.includes(path)));
  }
  const nested = Object.entries(properties).flatMap(([name, { items }]) =>
    items ? listRequired(contract, items).map((path) => `${name}.${path}`) : [],
  );
  return [...(required as string[]), ...nested];
}

function getResult(contract: OpenApiDocument, { operation }: OperationEntry): Result {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
  const [content] = Object.entries(success?.[1].content ?? {});
  if (!content) return { kind: 'none', type: 'void' };
  const [contentType, { schema }] = content;
  if (contentType === 'application/pdf') return { kind: 'pdf', type: 'Blob' };
  const type = getTypeName(schema);
  if (isList(operation)) return { kind: 'page', type };
  return { kind: isRecord(contract, schema) ? 'record' : 'other', type };
}

function getTypeName(schema: Schema): string {
  const name = getRefName(schema);
  if (name === undefined) throw new BuildError('A body must refer to a component, which names its type.');
  return name;
}

/** Tests for a record: a component with `_meta`, or a choice between components with it. */
function isRecord(contract: OpenApiDocument, reference: Schema): boolean {
  const { properties = {}, oneOf = [] } = createResolver(contract)(reference);
  return '_meta' in properties || oneOf.some((option) => isRecord(contract, option));
}

/** Tests for an operation of the authorization service, which has its own server and needs no token. */
function isSignIn(contract: OpenApiDocument, { path, operation }: OperationEntry): boolean {
  const hasServer = (operation.servers ?? contract.paths[path]?.servers) !== undefined;
  if (hasServer === isSecured(operation)) {
    throw new BuildError(
      `${operation.operationId}: an operation must have both its own server and no security, or neither of them.`,
    );
  }
  return hasServer;
}
