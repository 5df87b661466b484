import { collectionOf, contract, type Operation, operationAt, operations } from '../contract.ts';

/** The operation of a kind on one record of a list, by the path of the list with its placeholders. */
export const onRecord = (list: string, kind: Operation['kind']): Operation | undefined =>
  operations.find(
    (operation) => operation.kind === kind && operation.path !== list && collectionOf(operation) === list,
  );

/** What makes records of a list: its own operation, or that of the resource which shows them with their lines. */
export function creationOf(list: string): Operation | undefined {
  const own = operationAt(list, 'create');
  if (own) return own;
  const shown = operationAt(list, 'list')?.resource;
  if (shown === undefined) return undefined;
  const isView = ({ resource }: Operation): boolean => contract.resources.get(resource)?.viewOf === shown;
  return operations.find((operation) => operation.kind === 'create' && isView(operation));
}

/** The path of the list of a resource, by its name: `/v1/debtors`. */
export const listOf = (resource: string): string | undefined =>
  contract.resources.get(resource.toLowerCase())?.collectionPath;

/** The path of the list that a list belongs to a record of; undefined for one that stands by itself. */
export const parentOf = (list: string): string | undefined => /^(.*)\/\{\w+\}\/\w+$/.exec(list)?.[1];

/** The resource that records are kept in: a view shows those of another one. */
export const kindOf = ({ resource }: Pick<Operation, 'resource'>): string =>
  contract.resources.get(resource)?.viewOf ?? resource;

/** Names that a list can be filtered by. */
export const filtersOf = (list: string): ReadonlySet<string> =>
  new Set(
    (operationAt(list, 'list')?.parameters ?? []).filter(({ in: place }) => place === 'query').map(({ name }) => name),
  );
