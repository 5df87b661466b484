import { validationError } from '../messages/problems.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import type { Database } from './database.ts';
import { openRecords } from './records.ts';
import type { StateRecord, StateRecords } from './state.ts';

/** Inserts the rows of an administration. `path` is where they come from. */
export function insertRows(
  database: Database,
  contract: ValidatedContract,
  administrationId: number,
  rows: StateRecords,
  path = 'records',
): void {
  database.transaction(() => {
    for (const [name, records] of Object.entries(rows)) {
      const resource = contract.resources.get(name);
      if (!resource) throw new Error(`The contract has no resource ${name}`);
      const { add } = openRecords(database, resource);
      for (const [index, record] of records.entries()) {
        const parentId = resource.parent && Number(record[resource.parent.parameter]);
        insertUnique(`${path}.${name}[${index}]`, record, () => add({ administrationId, parentId }, record));
      }
    }
  });
}

/** @throws ProblemError 400 when another row has its identifier. */
export function insertUnique(path: string, row: StateRecord, insert: () => void): void {
  try {
    insert();
  } catch (error) {
    const [, field] = /UNIQUE constraint failed: \w+\.(\w+)/.exec(String(error)) ?? [];
    if (field === undefined) throw error;
    const parameters = { value: String(row[field]) };
    throw validationError([{ field: `${path}.${field}`, key: 'stateTwice', parameters }]);
  }
}
