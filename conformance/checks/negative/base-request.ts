import { getCollectionPath, type Operation, toUnknownPath, UNKNOWN_ID } from '../../contract.ts';
import { getAdministrations, getRequiredParameters, type Inventory } from '../../data/discovery.ts';
import type { RequestSpec } from '../../session/request.ts';
import type { Context } from '../check.ts';

export interface BaseRequest extends Pick<RequestSpec, 'path' | 'query' | 'body' | 'mediaType'> {
  readonly operation: Operation;
  /** Administration that the user cannot access. Defaults to a nonexistent identifier. */
  readonly foreignTenant?: string | undefined;
}

/**
 * A request that reads a known record. Without one it asks for a record that does not exist, which servers reject after
 * everything else.
 */
export function createBaseRead(operation: Operation, inventory: Inventory): BaseRequest {
  const unknownPath = toUnknownPath(operation.path);
  const foreignTenant = findForeignTenant(inventory);
  if (operation.kind !== 'list') {
    return { operation, path: inventory.getRecordPaths(operation)[0] ?? unknownPath, foreignTenant };
  }
  const list = inventory.getCollection(operation.path);
  const examples = getRequiredParameters(operation).map(
    ({ name, example }) => [name, String([example].flat()[0])] as const,
  );
  return { operation, path: list?.path ?? unknownPath, query: list?.required ?? examples, foreignTenant };
}

/** The administration after the last known one, which does not exist or belongs to others. */
function findForeignTenant(inventory: Inventory): string | undefined {
  const { ids, isAll } = getAdministrations(inventory);
  const next = String(ids.reduce((highest, id) => Math.max(highest, id), 0) + 1);
  return isAll && next !== UNKNOWN_ID ? next : undefined;
}

export const lacksModule = (operation: Operation, inventory: Inventory): boolean =>
  operation.modules.length > 0 && inventory.getFailure(getCollectionPath(operation.path))?.status === 403;

export function skipWithoutModule(operation: Operation, { session }: Context): void {
  session.coverage.skip(operation, 'all', 'the administration has no module for it');
}
