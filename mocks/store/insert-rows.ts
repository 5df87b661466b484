import type { ValidatedContract } from '../validation/validated-contract.ts';
import type { Database } from './database.ts';
import { openRecords } from './records.ts';
import type { StateRecords } from './state.ts';

export function insertRows(
  database: Database,
  contract: ValidatedContract,
  administrationId: number,
  rows: StateRecords,
): void {
  database.transaction(() => {
    for (const [name, records] of Object.entries(rows)) {
      const resource = contract.resources.get(name);
      if (!resource) throw new Error(`The contract has no resource ${name}`);
      const { add } = openRecords(database, resource);
      for (const record of records) {
        const parentId = resource.parent && Number(record[resource.parent.parameter]);
        add({ administrationId, parentId }, record);
      }
    }
  });
}
