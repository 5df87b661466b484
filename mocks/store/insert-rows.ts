import type { ValidatedContract } from '../validation/validated-contract.ts';
import type { Database } from './database.ts';
import { openRecords } from './records.ts';
import type { StateRecord, StateRecords } from './state.ts';

/** Reports a row that the database rejects, by its place in its table. Throws the error when it is about no row. */
export type Report = (table: string, index: number, record: StateRecord, error: unknown) => void;

export function insertRows(
  database: Database,
  contract: ValidatedContract,
  administrationId: number,
  rows: StateRecords,
  report: Report = throwError,
): void {
  database.transaction(() => {
    for (const [name, records] of Object.entries(rows)) {
      const resource = contract.resources.get(name);
      if (!resource) throw new Error(`The contract has no resource ${name}`);
      const { add } = openRecords(database, resource);
      for (const [index, record] of records.entries()) {
        const parentId = resource.parent && Number(record[resource.parent.parameter]);
        try {
          add({ administrationId, parentId }, record);
        } catch (error) {
          report(name, index, record, error);
        }
      }
    }
  });
}

const throwError: Report = (_table, _index, _record, error) => {
  throw error;
};
