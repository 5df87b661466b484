import { compareVersions } from '../../contract/compare-versions.ts';
import { describeIssue } from '../messages/render.ts';
import { StartupError } from '../messages/startup-error.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import { createClock } from './clock.ts';
import { BYTES_COLUMN, getTableName, PARENT_COLUMN, TENANT_COLUMN } from './columns.ts';
import { type Database, quote } from './database.ts';
import { replaceState } from './import-state.ts';
import { createTables, INITIAL_DATA_TABLE, toStorage } from './schema.ts';
import { exportState, type SandboxState, type StoredResource, toStoredContract } from './state.ts';

/**
 * Upgrades a database in one transaction: reads its state, converts it as an imported one, and imports it. Tokens stay; snapshots
 * go, because the tables that they copy are gone.
 * @throws StartupError for a later version, and for a state that does not fit this one.
 */
export function upgradeDatabase(database: Database, contract: ValidatedContract): void {
  const version = String(database.get(`select contract from ${INITIAL_DATA_TABLE}`)?.contract);
  const current = contract.document.info.version;
  if (version === current) return;
  if (compareVersions(version, current) > 0) {
    throw new StartupError(`The database ${describeLaterVersion(version, current)}.`);
  }
  const stored = { version, resources: readStoredResources(database, contract) };
  const state = JSON.parse(exportState(database, stored, createClock(database)));
  database.transaction(() => {
    dropBooks(database);
    createTables(database, contract);
    const [issue] = replaceState(state as SandboxState, database, contract);
    if (issue) {
      const reason = describeIssue(issue);
      throw new StartupError(`The database of version ${version} of the contract cannot be upgraded: ${reason}`);
    }
    database.run(`update ${INITIAL_DATA_TABLE} set contract = ?`, current);
  });
}

export const describeLaterVersion = (version: string, current: string): string =>
  `was created with version ${version} of the contract, and this sandbox has ${current}. Use a sandbox with version ${version} of the contract, or a later one`;

const readStoredResources = (database: Database, contract: ValidatedContract): readonly StoredResource[] =>
  toStoredContract(contract).resources.flatMap((resource): StoredResource[] => {
    const columns = database.all('select name, type from pragma_table_info(?)', getTableName(resource));
    if (columns.length === 0) return [];
    const fields = columns
      .filter(({ name }) => !HIDDEN_COLUMNS.includes(String(name)))
      .map(({ name, type }) => ({ name: String(name), storage: toStorage(String(type)) }));
    return [{ ...resource, fields, storesFiles: columns.some(({ name }) => name === BYTES_COLUMN) }];
  });

const HIDDEN_COLUMNS = [TENANT_COLUMN, PARENT_COLUMN, BYTES_COLUMN];

/** Tables outside the books: tokens; in a Durable Object also faults, the journal and the worlds. */
const PRESERVED_TABLES = [
  INITIAL_DATA_TABLE,
  'oauth_records',
  'kept_values',
  'request_journal',
  'request_journal_state',
  'worlds',
];

function dropBooks(database: Database): void {
  const tables = database.all("select name from sqlite_schema where type = 'table' and sql like 'create table%'");
  for (const name of tables.map((table) => String(table.name))) {
    if (!PRESERVED_TABLES.includes(name) && !/^(?:sqlite|_cf)_/.test(name)) database.exec(`drop table ${quote(name)}`);
  }
}
