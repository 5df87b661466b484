import { StartupError } from '../messages/startup-error.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import { type Database, quote } from './database.ts';
import { getSandboxDefinitions, INITIAL_DATA_TABLE, readObjects } from './database-objects.ts';
import { createMissing } from './definitions.ts';
import { getDefault, planUpgrade, type UpgradePlan } from './plan-upgrade.ts';
import { runUpgrades } from './upgrades/index.ts';
import type { ColumnName } from './upgrades/upgrade.ts';

/**
 * Makes the database of an earlier version one of this version, in one transaction. Tables that differ are created again and
 * filled, so that they are as new ones are, to the order of their columns.
 *
 * @throws StartupError when it is of a later version.
 */
export function upgradeDatabase(database: Database, contract: ValidatedContract): void {
  const madeWith = database.get(`select contract from ${INITIAL_DATA_TABLE}`)?.contract;
  const objects = readObjects((sql) => database.all(sql));
  const plan = planUpgrade(objects, String(madeWith), contract);
  if (plan === undefined) return;
  if ('problem' in plan) throw new StartupError(`The database ${plan.problem}.`);
  database.transaction(() => {
    applyPlan(plan, database, contract);
    database.run(`update ${INITIAL_DATA_TABLE} set contract = ?`, contract.document.info.version);
  });
}

const getOldName = (table: string): string => `old ${table}`;

function applyPlan(
  { changes, missing, removedTables, removedIndexes }: UpgradePlan,
  database: Database,
  contract: ValidatedContract,
): void {
  const definitions = [...getSandboxDefinitions(contract).values()];
  for (const name of removedIndexes) database.exec(`drop index ${quote(name)}`);
  for (const name of removedTables) database.exec(`drop table ${quote(name)}`);
  for (const { name } of changes) database.exec(`alter table ${quote(name)} rename to ${quote(getOldName(name))}`);
  createMissing(
    database,
    definitions.filter(({ type }) => type === 'table'),
  );
  for (const { name, kept } of changes) moveRows(name, kept, database);
  // Filling tables with indexes takes longer.
  createMissing(
    database,
    definitions.filter(({ type }) => type === 'index'),
  );
  completeColumns(missing, database, contract);
}

function moveRows(name: string, kept: readonly string[], database: Database): void {
  const old = getOldName(name);
  const columns = kept.map(quote).join(', ');
  database.exec(`insert into ${quote(name)} (${columns}) select ${columns} from ${quote(old)}`);
  // Identifiers are not used again, also when the records that had the last ones are gone.
  const sequence = database.get('select seq from sqlite_sequence where name = ?', old);
  if (sequence) {
    database.run('delete from sqlite_sequence where name = ?', name);
    database.run('insert into sqlite_sequence (name, seq) values (?, ?)', name, sequence.seq);
  }
  database.exec(`drop table ${quote(old)}`);
}

/** Fills columns of an earlier version: by the defaults of the contract, and by the steps that are written by hand. */
export function completeColumns(missing: readonly ColumnName[], database: Database, contract: ValidatedContract): void {
  for (const { table, column } of missing) {
    const value = getDefault({ table, column }, contract);
    if (value !== null) database.run(`update ${quote(table)} set ${quote(column)} = ?`, value);
  }
  runUpgrades(database, missing, quote);
}
