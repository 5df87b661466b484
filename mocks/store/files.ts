import type { Resource } from '../contract/model.ts';
import { BYTES_COLUMN, TENANT_COLUMN, tableOf } from './columns.ts';
import { quoted } from './database.ts';
import type { Tenant } from './system-tables.ts';

/** Stores a PDF document and returns its identifier. */
export function insertFile({ database, administration }: Tenant, resource: Resource, bytes: Uint8Array): number {
  const text = `insert into ${quoted(tableOf(resource))} (${TENANT_COLUMN}, ${BYTES_COLUMN}) values (?, ?)`;
  return database.run(text, administration.id, bytes).lastId;
}

/** Returns a PDF document, byte for byte. */
export function findFile({ database, administration }: Tenant, resource: Resource, id: number): Uint8Array | undefined {
  const text = `select ${BYTES_COLUMN} from ${quoted(tableOf(resource))} where ${TENANT_COLUMN} = ? and id = ?`;
  return database.get(text, administration.id, id)?.[BYTES_COLUMN] as Uint8Array | undefined;
}
