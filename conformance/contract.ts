import { readFileSync } from 'node:fs';
import { createContract, getCollectionPath, getResourceName } from '../contract/contract.ts';
import type { OpenApiDocument, Parameter, Schema } from '../contract/document.ts';
import { formatPointer, getByPointer } from '../contract/json-pointer.ts';
import type { Kind, Operation } from '../contract/model.ts';
import { createSchemaReader } from '../contract/schemas.ts';
import { assets } from '../mocks/assets.ts';

export type { Kind, Operation, Reference } from '../contract/model.ts';
export {
  type FlatSchema,
  formatPath,
  getReference,
  getTypes,
  isJsonObject,
  type JsonObject,
  type Path,
  parsePath,
} from '../contract/schemas.ts';

/** Bundle with the contract's extensions. */
export const document = JSON.parse(readFileSync(assets.contract, 'utf8')) as OpenApiDocument;

const { operations, resources, router } = createContract(document);

export { getCollectionPath, operations, resources };

export const { resolve, getSchema, getAlternatives, findAlternative, findPointer } = createSchemaReader(document);

/** Returns the resource that stores the records of a path. A view shows another resource. */
export function getStoredResource(path: string): string {
  const [first = '', ...rest] = getResourceName(path).split('/');
  return [resources.get(first)?.viewOf ?? first, ...rest].join('/');
}

/** Paths of each view and of the list that stores its records: `/v1/salesorderwithlines`, `/v1/salesorders`. */
const views = [...resources.values()].flatMap(({ viewOf, collectionPath }) => {
  const stored = viewOf === undefined ? undefined : resources.get(viewOf)?.collectionPath;
  return stored === undefined ? [] : [[collectionPath, stored] as const];
});

/** Returns the path of a list or a record without its view, ignoring capitals. */
export function toStoredPath(path: string): string {
  const [view, stored] = views.find(([prefix]) => `${path.toLowerCase()}/`.startsWith(`${prefix}/`)) ?? ['', ''];
  return `${stored}${path.slice(view.length)}`;
}

/** Returns the path of the list that a list belongs to; undefined at the top level. */
export const getParentPath = (list: string): string | undefined => /^(.*)\/\{\w+\}\/\w+$/.exec(list)?.[1];

/** Identifier that no record has: the largest in the contract. */
export const UNKNOWN_ID = '2147483647';

export const toUnknownPath = (template: string): string => template.replaceAll(/\{\w+\}/g, UNKNOWN_ID);

/** Returns the schema at a pointer, or an empty schema. */
export const getSchemaAt = (pointer: string | undefined): Schema =>
  pointer === undefined ? {} : resolve((getByPointer(document, pointer) ?? {}) as Schema);

/** Returns the pointer of an operation, or of a part of it. */
export const getOperationPointer = ({ path, method }: Pick<Operation, 'path' | 'method'>, ...part: string[]): string =>
  formatPointer(['paths', path, method.toLowerCase(), ...part]);

export const findOperationAt = (path: string, kind: Kind): Operation | undefined =>
  operations.find((operation) => operation.path === path && operation.kind === kind);

/** Finds the operation of a path with identifiers, in any case, with an optional query or final slash. */
export function findOperation(method: string, path: string): Operation | undefined {
  const [, first = '', rest = ''] = /^\/v1\/(\w+)([^?]*)/.exec(path) ?? [];
  const list = resources.get(first.toLowerCase())?.collectionPath;
  const plain = list === undefined ? path.replace(/\?.*/, '') : `${list}${rest}`;
  return router.find(method, plain.replace(/\/$/, ''))?.operation;
}

export const getInputSchema = ({ body }: Pick<Operation, 'body'>): Schema | undefined =>
  body?.content['application/json']?.schema;

/** Returns the fields of an operation's JSON body. For a union, `value` selects the alternative. */
export const getInputProperties = (operation: Pick<Operation, 'body'>, value: unknown = {}) =>
  findAlternative(getInputSchema(operation) ?? {}, value).properties;

export const getExamples = ({ body }: Operation): readonly unknown[] =>
  Object.values(body?.content['application/json']?.examples ?? {}).map(({ value }) => value);

export const findRecordOperation = (list: string, kind: Kind): Operation | undefined =>
  operations.find(
    (operation) => operation.kind === kind && operation.path !== list && getCollectionPath(operation.path) === list,
  );

/** Returns the operation that creates records of a list: a POST to the list, or to its view with lines. */
export function findCreation(list: string): Operation | undefined {
  const creation = findOperationAt(list, 'create');
  if (creation) return creation;
  const stored = findOperationAt(list, 'list')?.resource;
  return operations.find(
    ({ kind, resource }) => kind === 'create' && stored !== undefined && resources.get(resource)?.viewOf === stored,
  );
}

export function getFilters(list: string): ReadonlySet<string> {
  const parameters = findOperationAt(list, 'list')?.parameters ?? [];
  return new Set(parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name));
}

const isRequired = ({ in: location, required }: Parameter): boolean => location === 'query' && required === true;

export const getRequiredParameters = ({ parameters }: Operation): readonly Parameter[] => parameters.filter(isRequired);
