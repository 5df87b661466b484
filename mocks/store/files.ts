import type { Resource } from '../contract/model.ts';
import { type Database, quoted } from './database.ts';
import type { Scope } from './records.ts';
import { administrationColumn, bytesColumn, tableOf } from './tables.ts';

/** The PDF documents of a resource that keeps them, byte for byte. */
export function filesOf(database: Database, resource: Resource) {
  const table = quoted(tableOf(resource));
  return {
    insert({ administrationId }: Scope, bytes: Uint8Array): number {
      const text = `insert into ${table} (${administrationColumn}, ${bytesColumn}) values (?, ?)`;
      return database.run(text, administrationId, bytes).lastId;
    },

    find({ administrationId }: Scope, id: number): Uint8Array | undefined {
      const text = `select ${bytesColumn} from ${table} where ${administrationColumn} = ? and id = ?`;
      return database.get(text, administrationId, id)?.[bytesColumn] as Uint8Array | undefined;
    },
  };
}
