import type { Resource } from '../contract/model.ts';
import { type Database, quoted } from './database.ts';
import type { Scope } from './records.ts';
import { BYTES_COLUMN, TENANT_COLUMN, tableOf } from './tables.ts';

/** The PDF documents of a resource that keeps them, byte for byte. */
export function filesOf(database: Database, resource: Resource) {
  const table = quoted(tableOf(resource));
  return {
    insert({ administrationId }: Scope, bytes: Uint8Array): number {
      const text = `insert into ${table} (${TENANT_COLUMN}, ${BYTES_COLUMN}) values (?, ?)`;
      return database.run(text, administrationId, bytes).lastId;
    },

    find({ administrationId }: Scope, id: number): Uint8Array | undefined {
      const text = `select ${BYTES_COLUMN} from ${table} where ${TENANT_COLUMN} = ? and id = ?`;
      return database.get(text, administrationId, id)?.[BYTES_COLUMN] as Uint8Array | undefined;
    },
  };
}
