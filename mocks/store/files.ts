import type { Resource } from '../contract/model.ts';
import type { Scope } from './records.ts';
import { administrationColumn, bytesColumn, type Database, tableOf } from './tables.ts';

/** The PDF documents of a resource that keeps them, byte for byte. */
export function filesOf(database: Database, resource: Resource) {
  const table = tableOf(resource);
  return {
    async insert({ administrationId }: Scope, bytes: Uint8Array): Promise<number> {
      const { insertId } = await database
        .insertInto(table)
        .values({ [administrationColumn]: administrationId, [bytesColumn]: bytes })
        .executeTakeFirstOrThrow();
      return Number(insertId);
    },

    async find({ administrationId }: Scope, id: number): Promise<Uint8Array | undefined> {
      const row = await database
        .selectFrom(table)
        .select(bytesColumn)
        .where(administrationColumn, '=', administrationId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row?.[bytesColumn] as Uint8Array | undefined;
    },
  };
}
