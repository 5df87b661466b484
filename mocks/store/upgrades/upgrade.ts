import type { Database } from '../database.ts';

/** A column of a table. */
export interface ColumnName {
  readonly table: string;
  readonly column: string;
}

/**
 * What the contracts do not say about the way from one version to the next: it fills columns that a file or a state of an
 * earlier version does not have. It is run once for the file or state, in the transaction of the upgrade.
 */
export interface Upgrade {
  /** A column that what is upgraded does not have, and everything later has. */
  readonly lacks: ColumnName;
  /** @param toTable returns the table to read and write, quoted, by its usual name. */
  readonly run: (database: Database, toTable: (name: string) => string) => void;
}
