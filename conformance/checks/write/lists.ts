import {
  findOperationAt,
  getCollectionPath,
  type Kind,
  type Operation,
  operations,
  resources,
} from '../../contract.ts';

export const findRecordOperation = (list: string, kind: Kind): Operation | undefined =>
  operations.find(
    (operation) => operation.kind === kind && operation.path !== list && getCollectionPath(operation.path) === list,
  );

/** The operation that creates records of a list: its own, or that of a view with lines. */
export function findCreation(list: string): Operation | undefined {
  const creation = findOperationAt(list, 'create');
  if (creation) return creation;
  const stored = findOperationAt(list, 'list')?.resource;
  return operations.find(
    ({ kind, resource }) => kind === 'create' && stored !== undefined && resources.get(resource)?.viewOf === stored,
  );
}

export const getFilters = (list: string): ReadonlySet<string> =>
  new Set(
    (findOperationAt(list, 'list')?.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => name),
  );
