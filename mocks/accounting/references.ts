import type { Resource } from '../../contract/model.ts';
import { openRecords } from '../store/records.ts';
import type { StoredRecord } from '../store/types.ts';
import type { Context } from './context.ts';

interface References {
  readonly field: string;
  readonly count: number;
  readonly path: string;
}

/** Finds the records that refer to a record, except those that belong to it. `isRelevant` chooses among its fields. */
export function findReferences(
  resource: Resource,
  record: StoredRecord,
  context: Context,
  isRelevant: (field: string) => boolean = () => true,
): References[] {
  const found: References[] = [];
  for (const other of context.contract.resources.values()) {
    if (!other.hasTable || other.parent?.resource === resource.name) continue;
    for (const { name, references } of other.fields) {
      if (references?.resource !== resource.name || !isRelevant(references.targetField)) continue;
      const filters = [[name, [record[references.targetField]]]] as const;
      const count = openRecords(context.database, other).count(context.scope, { filters });
      if (count > 0) found.push({ field: references.targetField, count, path: other.collectionPath });
    }
  }
  return found;
}
