import { operations as all, bundle, type Operation, type Parameter } from './contract.ts';
import type { CallOptions } from './sandbox.ts';

/** Queries of the contract for tests that cover all operations of a kind. */

export type Kind = 'list' | 'get' | 'create' | 'replace' | 'update' | 'delete' | 'upload' | 'download';

/** All operations on records: every operation but those that sign a user in. */
export const operations = all.filter(({ kind }) => kind !== undefined);

export function listOperations(...kinds: Kind[]): Operation[] {
  const match = operations.filter(({ kind }) => kinds.includes(kind as Kind));
  if (match.length === 0) throw new Error(`The contract has no operation of kind ${kinds}`);
  return match;
}

/** Returns the placeholders of a path: `['debtorId', 'mandateId']`. */
export const getPlaceholders = ({ path }: Pick<Operation, 'path'>): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));

/** Fills the placeholders of a path in order, by 1 where a value is missing. */
export function fillPath({ path }: Pick<Operation, 'path'>, ...values: (number | string)[]): string {
  const rest = [...values];
  return path.replaceAll(/\{\w+\}/g, () => String(rest.shift() ?? 1));
}

/** Unpaid invoices and a draft entry, whose lines can change. */
export const changeableParents: Readonly<Record<string, number>> = {
  '/v1/salesinvoices/{invoiceId}/lines': 5,
  '/v1/purchaseinvoices/{invoiceId}/lines': 4,
  '/v1/journalentries/{entryId}/lines': 10,
};

/** Returns the required query parameters with their documented examples. */
export function getRequiredQuery({ parameters }: Operation, leaveOut?: string): string {
  const needed = parameters.filter(
    ({ in: place, required, name }) => place === 'query' && required && name !== leaveOut,
  );
  return needed.map(({ name, example }) => `${name}=${[example].flat()[0]}`).join('&');
}

/**
 * A list with its required query. Lines belong to a header that can change. Balances are split by everything, so that no field is empty
 * everywhere.
 */
export function getListPath(operation: Operation): string {
  const groupBy = operation.parameters.find(({ name }) => name === 'groupBy');
  const { enum: groupings = [] } = (groupBy?.schema.items ?? {}) as { enum?: string[] };
  const grouping = groupings.map((by) => `groupBy=${by}`).join('&');
  return withQuery(
    withQuery(fillPath(operation, changeableParents[operation.path] ?? 1), getRequiredQuery(operation)),
    grouping,
  );
}

export function withQuery(path: string, query: string): string {
  if (query === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** Checks whether the records of a list have paths of their own. */
export const hasItems = ({ path }: Pick<Operation, 'path'>): boolean =>
  Object.keys(bundle.paths).some(
    (candidate) => candidate.startsWith(`${path}/{`) && !candidate.slice(path.length + 1).includes('/'),
  );

/**
 * Returns a list of each kind: by its path, its required parameters, its groups, and who shares its records. The suite reads every
 * list (`npm run conformance`), and `useSandbox` judges the lists that any test reads.
 */
export function listEachKind(): Operation[] {
  const getKey = (operation: Operation): string => {
    const hasGroups = operation.parameters.some(({ name }) => name === 'groupBy');
    const parts = [getPlaceholders(operation).length, hasItems(operation), isShared(operation), hasGroups];
    return [...parts, getRequiredQuery(operation)].join();
  };
  return [...Map.groupBy(listOperations('list'), getKey).values()].flatMap(([first]) => first ?? []);
}

/** Checks whether the records of an operation are the same for every administration. */
export const isShared = ({ path }: Pick<Operation, 'path'>): boolean => bundle.paths[path]?.['x-shared'] === true;

export const getModules = ({ path }: Pick<Operation, 'path'>): string[] =>
  (bundle.paths[path]?.['x-module'] as string[] | undefined) ?? [];

/** The modules of the demo administrations that operations require. */
const modulesIn: Readonly<Record<number, readonly string[]>> = {
  1: ['tradePack', 'salesOrders'],
  2: [],
  3: ['salesOrders'],
};

/** Checks whether an operation may be called in an administration with its modules. */
export function isOpenIn(administration: number, operation: Pick<Operation, 'path'>): boolean {
  const needed = getModules(operation);
  return needed.length === 0 || needed.some((name) => modulesIn[administration]?.includes(name));
}

export function getParameter({ id, parameters }: Operation, name: string): Parameter {
  const match = parameters.find((parameter) => parameter.name === name);
  if (!match) throw new Error(`${id} has no parameter ${name}`);
  return match;
}

/** Returns the allowed values of `orderby` or `fields`. */
export function getEnumNames(operation: Operation, parameter: 'orderby' | 'fields'): string[] {
  const { schema } = getParameter(operation, parameter);
  const { enum: names } = (schema.items ?? schema) as { enum: string[] };
  return names;
}

export const getFilters = ({ parameters }: Operation): Parameter[] =>
  parameters.filter((parameter) => (parameter as { 'x-filter'?: boolean })['x-filter'] === true);

/** Returns the documented request of an operation, with its body example or a small PDF. */
export function getExampleRequest({ method, requestContent }: Operation): CallOptions {
  if (!requestContent) return { method };
  if (requestContent['application/pdf']) return { method, body: SMALL_PDF, headers: PDF_HEADERS };
  const [example] = Object.values(requestContent['application/json']?.examples ?? {});
  if (!example) throw new Error(`There is no example of the body of ${method}`);
  return { method, body: example.value };
}

export const SMALL_PDF = '%PDF-1.4\n%%EOF\n';
export const PDF_HEADERS = { 'content-type': 'application/pdf' };
