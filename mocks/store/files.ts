import type { Resource } from '../../contract/model.ts';
import { BYTES_COLUMN, getTableName, TENANT_COLUMN } from './columns.ts';
import { quote } from './database.ts';
import type { Tenant } from './system-tables.ts';

/** Every PDF begins with these bytes. */
const SIGNATURE = '%PDF-';

export const isPdf = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, SIGNATURE.length)) === SIGNATURE;

/** Stores a PDF document and returns its identifier. */
export function insertFile({ database, administration }: Tenant, resource: Resource, bytes: Uint8Array): number {
  const text = `insert into ${quote(getTableName(resource))} (${TENANT_COLUMN}, ${BYTES_COLUMN}) values (?, ?)`;
  return database.run(text, administration.id, bytes).lastId;
}

/** Puts another PDF in the place of one that is stored. */
export function updateFile({ database, administration }: Tenant, resource: Resource, id: number, bytes: Uint8Array) {
  const text = `update ${quote(getTableName(resource))} set ${BYTES_COLUMN} = ? where ${TENANT_COLUMN} = ? and id = ?`;
  database.run(text, bytes, administration.id, id);
}

/** Returns a PDF document, byte for byte. */
export function findFile({ database, administration }: Tenant, resource: Resource, id: number): Uint8Array | undefined {
  const text = `select ${BYTES_COLUMN} from ${quote(getTableName(resource))} where ${TENANT_COLUMN} = ? and id = ?`;
  return database.get(text, administration.id, id)?.[BYTES_COLUMN] as Uint8Array | undefined;
}
