import type { Resource } from '../../contract/model.ts';
import { BYTES_COLUMN, getTableName, TENANT_COLUMN } from './columns.ts';
import { type Database, quote } from './database.ts';
import type { Tenant } from './system-tables.ts';

/** Bytes of a piece: a Durable Object stores values of at most 2 MB. */
const PIECE_LENGTH = 1_000_000;

/** Adds a file. Without bytes, it is drawn from an invoice on download. */
export function insertFile({ database, administration }: Tenant, resource: Resource, bytes?: Uint8Array): number {
  const text = `insert into ${quote(getTableName(resource))} (${TENANT_COLUMN}) values (?)`;
  const id = database.insert(text, administration.id);
  if (bytes) saveBytes(database, getTableName(resource), id, bytes);
  return id;
}

const PIECES_TABLE = 'document_pieces';

export function saveBytes(database: Database, table: string, id: number, bytes: Uint8Array): void {
  database.run(`update ${quote(table)} set ${BYTES_COLUMN} = ? where id = ?`, bytes.slice(0, PIECE_LENGTH), id);
  for (let start = PIECE_LENGTH; start < bytes.length; start += PIECE_LENGTH) {
    const piece = bytes.slice(start, start + PIECE_LENGTH);
    database.run(`insert into ${PIECES_TABLE} values (?, ?, ?, ?)`, table, id, start / PIECE_LENGTH, piece);
  }
}

/** Joins the pieces of a document. */
export function joinPieces(database: Database, table: string, id: number, first: Uint8Array): Uint8Array {
  if (first.length < PIECE_LENGTH) return first;
  const text = `select bytes from ${PIECES_TABLE} where resource = ? and recordId = ? order by number`;
  const pieces = database.all(text, table, id).map(({ bytes }) => bytes as Uint8Array);
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, first.length));
  all.set(first);
  for (const [index, piece] of pieces.entries()) all.set(piece, (index + 1) * PIECE_LENGTH);
  return all;
}

export function findFile({ database, administration }: Tenant, resource: Resource, id: number): Uint8Array | undefined {
  const text = `select ${BYTES_COLUMN} from ${quote(getTableName(resource))} where ${TENANT_COLUMN} = ? and id = ?`;
  const first = database.get(text, administration.id, id)?.[BYTES_COLUMN] as Uint8Array | null | undefined;
  return first ? joinPieces(database, getTableName(resource), id, first) : undefined;
}
