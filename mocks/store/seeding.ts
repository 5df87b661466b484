import type { Contract } from '../contract/contract.ts';
import type { Resource } from '../contract/model.ts';
import {
  administrationColumn,
  createTables,
  type Database,
  encode,
  everyAdministration,
  parentColumn,
  tableOf,
} from './tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** Records to begin with, of one administration or of all (`everyAdministration`). */
export interface Rows {
  readonly administrationId: number;
  readonly rows: Readonly<Record<string, readonly Row[]>>;
}

/** Rows of one statement: SQLite takes at most 32,766 values in one. */
const batch = 200;

/** Empties the store: no records, and identifiers that begin at 1 again. */
export async function emptyTables(database: Database, contract: Contract): Promise<void> {
  for (const resource of contract.resources.values()) {
    if (resource.stored) await database.schema.dropTable(tableOf(resource)).ifExists().execute();
  }
  await createTables(database, contract.resources.values());
}

/** Puts records with their identifiers into the store as they are. */
export async function insertRows(
  database: Database,
  contract: Contract,
  { administrationId, rows }: Rows,
): Promise<void> {
  for (const [name, records] of Object.entries(rows)) {
    const resource = contract.resources.get(name);
    if (!resource) throw new Error(`The seed has rows of ${name}, which the contract does not have`);
    const values = records.map((record) => columnsOf(resource, record, administrationId));
    for (let first = 0; first < values.length; first += batch) {
      await database
        .insertInto(tableOf(resource))
        .values(values.slice(first, first + batch))
        .execute();
    }
  }
}

function columnsOf(resource: Resource, record: Row, administrationId: number): Row {
  const columns = resource.fields.map((field) => [field.name, encode(field, record[field.name])]);
  return {
    ...Object.fromEntries(columns),
    [administrationColumn]: resource.shared ? everyAdministration : administrationId,
    ...(resource.parent && { [parentColumn]: record[resource.parent.parameter] }),
  };
}
