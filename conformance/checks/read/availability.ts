import { getCollectionPath, getParentPath, type Operation, operations } from '../../contract.ts';
import type { Check, Context } from '../check.ts';

export const availabilityCheck: Check = {
  name: 'availability',
  appliesTo: ({ kind }) => kind === 'list' || kind === 'get' || kind === 'download',
  async run(operation, context) {
    const reason = findSkipReason(operation, context);
    if (reason) context.session.coverage.skip(operation, 200, reason);
  },
};

function findSkipReason(operation: Operation, { inventory }: Context): string | undefined {
  const { kind, path } = operation;
  const listPath = kind === 'list' ? path : getCollectionPath(path);
  const collection = inventory.getCollection(listPath);
  const failure = inventory.getFailure(listPath);
  if (failure) return `the list cannot be read: ${failure.reason}`;
  const isAvailable = kind === 'list' ? collection !== undefined : inventory.getRecordPaths(operation).length > 0;
  if (isAvailable) return undefined;
  if (kind === 'download') return `no record refers to one of the ${getRecordsName(path)}`;
  return `the administration has no ${getRecordsName(collection ? listPath : (getParentPath(listPath) ?? listPath))}`;
}

/** The name of the records at a path: the tag of the contract. `VAT` keeps its capitals. */
function getRecordsName(path: string): string {
  const { tag = 'records' } = operations.find((operation) => operation.path === path) ?? {};
  return tag.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}
