import {
  getParameters,
  getResponses,
  isSecured,
  listOperations,
  type MediaType,
  type Method,
  type OperationEntry,
  type Parameter,
  type RequestBody,
  type Response,
  type Schema,
} from '../scripts/document/openapi.ts';
import { document, resolve } from './document.ts';
import { getAlternatives, getReference, type Reference } from './schema.ts';

export type OperationKind = 'list' | 'get' | 'create' | 'replace' | 'update' | 'delete' | 'upload' | 'download';

/** An operation of the contract, with its references resolved. */
export interface Operation {
  readonly id: string;
  readonly method: Uppercase<Method>;
  /** With its placeholders: `/v1/debtors/{id}`. */
  readonly path: string;
  /** Undefined for the operations of the authorization service. */
  readonly kind: OperationKind | undefined;
  readonly tag: string;
  /** The path without identifiers, in lower case: `debtors/mandates`. */
  readonly resource: string;
  /** Modules of which the administration needs one; empty when it needs none. */
  readonly modules: readonly string[];
  readonly isSecured: boolean;
  readonly parameters: readonly Parameter[];
  /** By media type; empty for an operation without a body. */
  readonly bodies: Readonly<Record<string, MediaType>>;
  /** By status. */
  readonly responses: Readonly<Record<string, Response>>;
  /** `['200', '400', ...]`. */
  readonly statuses: readonly string[];
  /** Examples of the JSON body. */
  readonly examples: readonly unknown[];
}

/** A kind of records. */
export interface Resource {
  /** `debtors`, `debtors/mandates`. */
  readonly name: string;
  /** `/v1/debtors/{debtorId}/mandates`. */
  readonly collectionPath: string;
  /** The resource whose records this one shows with their lines. */
  readonly viewOf: string | undefined;
  /** Whether the records are the same in every administration. */
  readonly isShared: boolean;
  /** References of its records, by field. */
  readonly references: ReadonlyMap<string, Reference | undefined>;
}

/** Every operation of the contract, in its order. */
export const operations: readonly Operation[] = listOperations(document).map(toOperation);

function toOperation(entry: OperationEntry): Operation {
  const { path, item, operation } = entry;
  const { content: bodies = {} } = resolve<Partial<RequestBody>>(operation.requestBody ?? {});
  const responses = getResponses(document, entry);
  return {
    id: operation.operationId,
    method: entry.method.toUpperCase() as Uppercase<Method>,
    path,
    kind: operation['x-kind'] as OperationKind | undefined,
    tag: operation.tags?.[0] ?? '',
    resource: toResourceName(path),
    modules: (item['x-module'] as string[] | undefined) ?? [],
    isSecured: isSecured(operation),
    parameters: getParameters(document, entry).map((parameter) => ({
      ...parameter,
      schema: resolve(parameter.schema),
    })),
    bodies,
    responses,
    statuses: Object.keys(responses),
    examples: Object.values(bodies['application/json']?.examples ?? {}).map(({ value }) => value),
  };
}

/** `/v1/debtors/{debtorId}/mandates/7` is about `debtors/mandates`. */
function toResourceName(path: string): string {
  const [, , ...segments] = (path.split('?')[0] ?? '').toLowerCase().split('/');
  return segments.filter((segment) => segment !== '' && !/^(\{.*\}|\d+)$/.test(segment)).join('/');
}

/** The kinds of records of the contract, by name. */
export const resources: ReadonlyMap<string, Resource> = new Map(
  operations.filter(({ path }) => document.paths[path]?.['x-record']).map(({ path }) => toNamedResource(path)),
);

function toNamedResource(path: string): readonly [string, Resource] {
  const item = document.paths[path] ?? {};
  const name = toResourceName(path);
  const record = String(item['x-record']);
  // A record that no operation returns by itself is described by the items of its list.
  const schema = document.components.schemas[record] ?? document.components.schemas[`${record}ListItem`];
  const fields = schema ? getAlternatives(schema).flatMap(({ properties }) => Object.entries(properties)) : [];
  const resource = {
    name,
    collectionPath: getCollectionPath({ path }),
    viewOf: item['x-view-of'] as string | undefined,
    isShared: item['x-shared'] === true,
    references: new Map(fields.map(([field, property]) => [field, getReference(property)])),
  };
  return [name, resource];
}

/** The resource that stores the records at a path: a view shows those of another resource. */
export function getStoredResource(path: string): string {
  const [first = '', ...rest] = toResourceName(path).split('/');
  return [resources.get(first)?.viewOf ?? first, ...rest].join('/');
}

/** The path of the list that an operation on a record belongs to, with its placeholders. */
export function getCollectionPath({ path }: Pick<Operation, 'path'>): string {
  return path.replace(/\/\{\w+\}$/, '');
}

/** The path of the list whose records a list belongs to; undefined for a list at the top level. */
export const getParentPath = (list: string): string | undefined => /^(.*)\/\{\w+\}\/\w+$/.exec(list)?.[1];

/** An identifier that no record has: the largest that the contract allows. */
export const UNKNOWN_ID = '2147483647';

/** A path with identifiers that no record has. */
export const toUnknownPath = (template: string): string => template.replaceAll(/\{\w+\}/g, UNKNOWN_ID);

/** The operation of a kind at a path, if there is one. */
export const findOperationAt = (path: string, kind: OperationKind): Operation | undefined =>
  operations.find((operation) => operation.path === path && operation.kind === kind);

const patterns = operations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The operation for a path with its identifiers, and perhaps a query. */
export function findOperation(method: string, path: string): Operation | undefined {
  const [pathname = ''] = path.split('?');
  return patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(pathname))?.operation;
}

/** The schema of the JSON body of an operation. */
export const getInputSchema = ({ bodies }: Operation): Schema | undefined => bodies['application/json']?.schema;
