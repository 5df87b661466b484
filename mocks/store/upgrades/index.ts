import type { Database } from '../database.ts';
import type { ColumnName, Upgrade } from './upgrade.ts';
import { upgradesTo1 } from './v1.0.0.ts';

/** All steps that are written by hand, oldest first. Each version has a file, and a test of its own. */
const UPGRADES: readonly Upgrade[] = [...upgradesTo1];

/** Whether a step fills a column. */
export const isFilledByUpgrade = ({ table, column }: ColumnName): boolean =>
  UPGRADES.some(({ lacks }) => lacks.table === table && lacks.column === column);

/** Runs the steps for columns that something of an earlier version does not have. */
export function runUpgrades(
  database: Database,
  missing: readonly ColumnName[],
  toTable: Parameters<Upgrade['run']>[1],
): void {
  const isMissing = ({ lacks }: Upgrade) =>
    missing.some(({ table, column }) => table === lacks.table && column === lacks.column);
  for (const { run } of UPGRADES.filter(isMissing)) run(database, toTable);
}
