import type { ValidatedContract } from '../validation/validated-contract.ts';
import { getTableName } from './columns.ts';
import type { Database } from './database.ts';
import { createRecords } from './records.ts';
import type { StateRecords } from './state.ts';
import { inBatches, runSteps, type Steps } from './steps.ts';

/** Rows that are inserted in one transaction. */
export const BATCH_SIZE = 100;

/**
 * Inserts records with their identifiers, as they are.
 *
 * @param administrationId `SHARED_TENANT_ID` for those of all administrations.
 * @param rows by resource. A record that belongs to another one names it as the path does: a mandate in `debtorId`.
 */
export function insertRows(
  database: Database,
  contract: ValidatedContract,
  administrationId: number,
  rows: StateRecords,
): void {
  runSteps(insertRowsInSteps({ database, contract, administrationId, rows }));
}

interface Insertion {
  readonly database: Database;
  readonly contract: ValidatedContract;
  readonly administrationId: number;
  readonly rows: StateRecords;
  /** Returns the table to insert into, by the table of the resource. Default: that one. */
  readonly toTable?: (table: string) => string;
}

/** Inserts records as `insertRows` does, in a transaction for each batch. */
export function* insertRowsInSteps({
  database,
  contract,
  administrationId,
  rows,
  toTable = (table) => table,
}: Insertion): Steps<void> {
  for (const [name, records] of Object.entries(rows)) {
    const resource = contract.resources.get(name);
    if (!resource) throw new Error(`The contract has no resource ${name}`);
    const { insert } = createRecords(database, resource, toTable(getTableName(resource)));
    yield* inBatches(records, BATCH_SIZE, (batch) =>
      database.transaction(() => {
        for (const record of batch) {
          const parentId = resource.parent && Number(record[resource.parent.parameter]);
          insert({ administrationId, parentId }, record);
        }
      }),
    );
  }
}
