import type { Contract } from '../contract/contract.ts';
import type { Database } from './database.ts';
import { recordsOf } from './records.ts';

type Row = Readonly<Record<string, unknown>>;

/** Records with their identifiers, of one administration or of all (`SHARED_TENANT_ID`). */
export interface Rows {
  readonly administrationId: number;
  /** By resource. A record that belongs to another one names it as the path does: a mandate in `debtorId`. */
  readonly rows: Readonly<Record<string, readonly Row[]>>;
}

/** Inserts records as they are. */
export function insertRows(database: Database, contract: Contract, { administrationId, rows }: Rows): void {
  for (const [name, records] of Object.entries(rows)) {
    const resource = contract.resources.get(name);
    if (!resource) throw new Error(`The contract has no resource ${name}`);
    const { insert } = recordsOf(database, resource);
    for (const record of records) {
      const parentId = resource.parent && Number(record[resource.parent.parameter]);
      insert({ administrationId, parentId }, record);
    }
  }
}
