import { memoize } from '../../contract/memoize.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import { OAUTH_DEFINITIONS } from './access-tokens.ts';
import type { Row } from './database.ts';
import { type Definition, defineTable } from './definitions.ts';
import { listDefinitions } from './schema.ts';

/** Where a database says what it is. Every version reads it, so its columns stay as they are. */
export const INITIAL_DATA_TABLE = 'sandbox_file';

/** It is created first: a database with other tables only is not ours. */
export const INITIAL_DATA_DEFINITION = defineTable(INITIAL_DATA_TABLE, ['contract text', 'seed text', 'scale integer']);

/** Returns what the database of a sandbox has, by name. */
export const getSandboxDefinitions = memoize((contract: ValidatedContract): ReadonlyMap<string, Definition> => {
  const definitions = [INITIAL_DATA_DEFINITION, ...OAUTH_DEFINITIONS, ...listDefinitions(contract)];
  return new Map(definitions.map((definition) => [definition.name, definition]));
});

export type Query = (sql: string) => readonly Row[];

/** Something that was created in a database: a table or an index; in one that somebody sent, anything. */
export interface DatabaseObject {
  readonly type: string;
  readonly name: string;
  /** The table of an index. */
  readonly table: string;
  readonly sql: string;
}

export type DatabaseObjects = ReadonlyMap<string, DatabaseObject>;

/** What SQLite creates by itself: sequences, and the indexes of primary keys. */
const IS_INTERNAL =
  "name like 'sqlite\\_%' escape '\\' and (sql is null or sql = 'CREATE TABLE sqlite_sequence(name,seq)')";

/** Reads what somebody created in a database, by name. */
export function readObjects(query: Query): DatabaseObjects {
  const rows = query(`select name, type, tbl_name, sql from sqlite_schema where not (${IS_INTERNAL})`);
  const objects = rows.map(({ name, type, tbl_name, sql }) => ({
    type: String(type),
    name: String(name),
    table: String(tbl_name),
    sql: String(sql),
  }));
  return new Map(objects.map((object) => [object.name, object]));
}
