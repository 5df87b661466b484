import { type Database, quote } from './database.ts';

/** A table or an index, as SQLite describes it in `sqlite_schema`. */
export interface Definition {
  readonly type: 'table' | 'index';
  readonly name: string;
  /** The statement that creates it, as SQLite stores it. */
  readonly sql: string;
}

export interface Column {
  readonly name: string;
  readonly type: string;
}

/** @param columns with the constraints of the table. */
export const defineTable = (name: string, columns: readonly string[]): Definition => ({
  type: 'table',
  name,
  sql: `CREATE TABLE ${quote(name)} (${columns.join(', ')})`,
});

/** @param columns quoted, with their collation. */
export const defineIndex = (name: string, table: string, columns: readonly string[], where?: string): Definition => ({
  type: 'index',
  name,
  sql: `CREATE INDEX ${quote(name)} on ${quote(table)} (${columns.join(', ')})${where === undefined ? '' : ` where ${where}`}`,
});

/** Creates the tables and indexes that are missing. */
export function createMissing(database: Database, definitions: readonly Definition[]): void {
  for (const { sql } of definitions) database.exec(sql.replace(/^CREATE \w+ /, '$&if not exists '));
}

const NAME = '(?:"[\\w ]+"|\\w+)';
const COLUMN_TYPE = '(?:plain |json )?text|(?:plain |boolean |decimal )?int(?:\\(\\d+\\))?|integer|blob';
const COLUMN = new RegExp(`^(${NAME}) (${COLUMN_TYPE})(?: not null| primary key| autoincrement)*$`);
const TABLE = new RegExp(
  `^CREATE TABLE ${NAME}\\s*\\(([^()]*(?:\\(\\d+\\)[^()]*)*?)(?:,\\s*primary key \\([\\w", ]+\\))?\\)$`,
);
const INDEX_COLUMN = `${NAME}(?: collate nocase)?`;
const CONDITION = `${NAME} is not null|max\\(amountDebit, amountCredit\\) > \\d+`;
const INDEX = new RegExp(
  `^CREATE INDEX ${NAME} on ${NAME} \\(${INDEX_COLUMN}(?:, ${INDEX_COLUMN})*\\)(?: where (?:${CONDITION}))?$`,
);

/** Whether a definition computes nothing that the sandbox does not: an expression of a file that somebody sent would run. */
export const isPlain = ({ type, sql }: { readonly type: string; readonly sql: string }): boolean =>
  type === 'index' ? INDEX.test(sql) : type === 'table' && parseTable(sql) !== undefined;

/** Returns the columns of the table that a statement creates; undefined for one with anything but columns of values. */
export function parseTable(sql: string): readonly Column[] | undefined {
  const [, body] = TABLE.exec(sql) ?? [];
  const parts = body?.split(',').map((part) => COLUMN.exec(part.trim()));
  if (!parts?.every((part) => part !== null)) return undefined;
  return parts.map(([, name = '', type = '']) => ({ name: name.replaceAll('"', ''), type }));
}
