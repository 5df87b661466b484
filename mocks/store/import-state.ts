import type { Resource } from '../../contract/model.ts';
import type { ValidationIssue } from '../messages/problems.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import { fromBase64 } from './base64.ts';
import { checkState, checkVersion } from './check-state.ts';
import { createClock } from './clock.ts';
import { getTableName, SHARED_TENANT_ID, TENANT_COLUMN } from './columns.ts';
import { createPlaceholders, type Database, quote } from './database.ts';
import { saveBytes } from './files.ts';
import { insertRows } from './insert-rows.ts';
import { createIndexes, dropIndexes, listTables } from './schema.ts';
import {
  type AdministrationState,
  DOCUMENT_FIELD,
  type SandboxState,
  type StateRecord,
  type StateRecords,
} from './state.ts';
import { finishSteps, type Steps } from './steps.ts';
import { SYSTEM_COLUMNS, saveSetting } from './system-tables.ts';

type ContradictionFinder = (state: SandboxState, contract: ValidatedContract) => readonly ValidationIssue[];

/**
 * Replaces all data by a state, in one transaction: all of it or nothing.
 *
 * @param findContradictions finds what its records, each of which the contract allows, cannot be together.
 * @returns why it cannot be used; none when it was imported.
 */
export function replaceState(
  sent: SandboxState,
  database: Database,
  contract: ValidatedContract,
  findContradictions: ContradictionFinder = () => [],
): readonly ValidationIssue[] {
  return finishSteps(replaceStateInSteps(sent, database, contract, findContradictions));
}

/** The same in steps, each of which takes long with a large state. */
export function* replaceStateInSteps(
  sent: SandboxState,
  database: Database,
  contract: ValidatedContract,
  findContradictions: ContradictionFinder,
): Steps<readonly ValidationIssue[]> {
  yield;
  const unreadable = checkVersion(sent, contract);
  if (unreadable) return [unreadable];
  const checked = checkState(sent, contract);
  if ('issues' in checked) return checked.issues;
  yield;
  const contradictions = findContradictions(checked.state, contract);
  if (contradictions.length > 0) return contradictions;
  yield;
  database.transaction(() => {
    for (const table of listTables(contract)) database.exec(`delete from ${quote(table)}`);
    database.run('delete from sqlite_sequence');
    const large = [...contract.resources.values()].filter((resource) => isLarge(checked.state, resource));
    for (const resource of large) dropIndexes(database, resource);
    insertState(checked.state, database, contract);
    for (const resource of large) createIndexes(database, resource, contract.resources);
    saveSettings(checked.state, database, contract);
  });
  return [];
}

/** Keeping the indexes of so many records right one by one takes longer than making them again. */
const isLarge = ({ administrations }: SandboxState, { name }: Resource): boolean =>
  administrations.some(({ records }) => (records[name]?.length ?? 0) > 2000);

function insertState(state: SandboxState, database: Database, contract: ValidatedContract): void {
  insertRecords(SHARED_TENANT_ID, state.shared, database, contract);
  for (const administration of state.administrations) {
    insertRecords(administration.id, administration.records, database, contract);
    insertInternal(administration, database);
  }
}

function saveSettings(state: SandboxState, database: Database, contract: ValidatedContract): void {
  for (const [name, id] of Object.entries(state.lastIds ?? {})) saveLastId(name, id, database, contract);
  for (const [name, value] of Object.entries(state.settings ?? {})) saveSetting(database, name, value);
  if (state.clock) createClock(database).set(new Date(state.clock.now), state.clock.running);
}

function insertRecords(
  administrationId: number,
  rows: StateRecords,
  database: Database,
  contract: ValidatedContract,
): void {
  insertRows(database, contract, administrationId, rows);
  for (const [name, records] of Object.entries(rows)) {
    const resource = contract.resources.get(name);
    if (!resource?.storesFiles) continue;
    for (const { id, [DOCUMENT_FIELD]: document } of records) {
      const bytes = document === undefined ? undefined : fromBase64(String(document));
      // It was checked to be one.
      if (bytes) saveBytes(database, getTableName(resource), Number(id), bytes);
    }
  }
}

function insertInternal({ id, internal = {} }: AdministrationState, database: Database): void {
  for (const [table, columns] of Object.entries(SYSTEM_COLUMNS)) {
    const names = [TENANT_COLUMN, ...columns];
    const text = `insert into ${table} (${names.join(', ')}) values (${createPlaceholders(names)})`;
    for (const row of internal[table] ?? [])
      database.run(text, id, ...columns.map((column) => (column === 'printed' ? encodeLayout(row) : row[column])));
  }
}

/** Encodes what is printed on a file. A layout of version 1.0.0 needs nothing: its file has the PDF. */
const encodeLayout = ({ layout = {} }: StateRecord): string => JSON.stringify(layout);

function saveLastId(name: string, id: number, database: Database, contract: ValidatedContract): void {
  const resource = contract.resources.get(name);
  const table = resource ? getTableName(resource) : name;
  const { changes } = database.run('update sqlite_sequence set seq = max(seq, ?) where name = ?', id, table);
  if (changes === 0) database.run('insert into sqlite_sequence (name, seq) values (?, ?)', table, id);
}
