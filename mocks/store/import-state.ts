import { MAX_AMOUNT } from '../../totals/line-amounts.ts';
import { ProblemError, type ValidationIssue } from '../messages/problems.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import { fromBase64 } from './base64.ts';
import { checkState } from './check-state.ts';
import { createClock } from './clock.ts';
import { getTableName, SHARED_TENANT_ID, TENANT_COLUMN } from './columns.ts';
import { createPlaceholders, type Database, quote } from './database.ts';
import { saveBytes } from './files.ts';
import { BATCH_SIZE, insertRowsInSteps } from './insert-rows.ts';
import { listTables } from './schema.ts';
import { copyStagedTables, createStagedTables, dropStagedTables, getStagedName, listStagedTables } from './staging.ts';
import {
  type AdministrationState,
  DOCUMENT_FIELD,
  type SandboxState,
  type StateRecords,
  TENANT_TABLES,
} from './state.ts';
import { inBatches, type Steps } from './steps.ts';
import { SYSTEM_COLUMNS, saveSetting } from './system-tables.ts';
import { runUpgrades } from './upgrades/index.ts';
import type { ColumnName } from './upgrades/upgrade.ts';

/**
 * Replaces all data by a state: all of it or nothing. It is checked and written to tables of its own in steps, which reads do
 * not see; the last step replaces the data.
 *
 * @returns why it cannot be used; none when it was imported.
 * @throws ProblemError 409 while another state is imported.
 */
export function* replaceState(
  sent: SandboxState,
  database: Database,
  contract: ValidatedContract,
): Steps<readonly ValidationIssue[]> {
  if (listStagedTables(database).length > 0) throw new ProblemError('import-in-progress', { key: 'importInProgress' });
  const tables = listTables(contract);
  createStagedTables(database, tables);
  try {
    const checked = yield* checkState(sent, contract);
    if ('issues' in checked) return checked.issues;
    yield* stageRecords(checked.state, database, contract);
    runUpgrades(database, listMissingColumns(checked.state, contract), (table) => quote(getStagedName(table)));
    const issues = findContradictions(database);
    if (issues.length > 0) return issues;
    database.transaction(() => {
      database.run('delete from sqlite_sequence where name not like ?', `${getStagedName('')}%`);
      copyStagedTables(database, tables);
      saveSettings(checked.state, database, contract);
    });
    return [];
  } catch (error) {
    const reason = (error as Error).message;
    // Two records with one identifier.
    if (!/constraint failed/.test(reason)) throw error;
    return [{ field: 'body', key: 'stateConflict', parameters: { reason: reason.replaceAll(getStagedName(''), '') } }];
  } finally {
    dropStagedTables(database);
  }
}

/** Lists the fields that no record has, and the system tables without rows: an earlier version may not have had them. */
function listMissingColumns(state: SandboxState, { resources }: ValidatedContract): readonly ColumnName[] {
  const parts = [state.shared, ...state.administrations.map(({ records }) => records)];
  const fields = [...resources.values()].flatMap((resource) => {
    const records = parts.flatMap((part) => part[resource.name] ?? []);
    const names = new Set(records.flatMap(Object.keys));
    return resource.fields
      .filter(({ name }) => resource.hasTable && !names.has(name))
      .map(({ name }) => ({ table: getTableName(resource), column: name }));
  });
  const empty = TENANT_TABLES.filter((table) => state.administrations.every(({ internal }) => !internal?.[table]));
  return [...fields, ...empty.flatMap((table) => (SYSTEM_COLUMNS[table] ?? []).map((column) => ({ table, column })))];
}

function* stageRecords(state: SandboxState, database: Database, contract: ValidatedContract): Steps<void> {
  yield* insertRecords(SHARED_TENANT_ID, state.shared, database, contract);
  for (const administration of state.administrations) {
    yield* insertRecords(administration.id, administration.records, database, contract);
    yield* insertInternal(administration, database);
  }
}

function saveSettings(state: SandboxState, database: Database, contract: ValidatedContract): void {
  for (const [name, id] of Object.entries(state.lastIds ?? {})) saveLastId(name, id, database, contract);
  for (const [name, value] of Object.entries(state.settings ?? {})) saveSetting(database, name, value);
  if (state.clock) createClock(database).set(new Date(state.clock.now), state.clock.running);
}

function* insertRecords(
  administrationId: number,
  rows: StateRecords,
  database: Database,
  contract: ValidatedContract,
): Steps<void> {
  yield* insertRowsInSteps({ database, contract, administrationId, rows, toTable: getStagedName });
  for (const [name, records] of Object.entries(rows)) {
    const resource = contract.resources.get(name);
    if (!resource?.storesFiles) continue;
    for (const { id, [DOCUMENT_FIELD]: document } of records) {
      const bytes = fromBase64(String(document));
      // It was checked to be one.
      if (bytes) saveBytes(database, getTableName(resource), Number(id), bytes, getStagedName);
      yield;
    }
  }
}

function* insertInternal({ id, internal = {} }: AdministrationState, database: Database): Steps<void> {
  for (const table of TENANT_TABLES) {
    const columns = SYSTEM_COLUMNS[table] ?? [];
    const names = [TENANT_COLUMN, ...columns];
    const text = `insert into ${quote(getStagedName(table))} (${names.map(quote).join(', ')}) values (${createPlaceholders(names)})`;
    yield* inBatches(internal[table] ?? [], BATCH_SIZE, (rows) =>
      database.transaction(() => {
        for (const row of rows) database.run(text, id, ...columns.map((column) => row[column]));
      }),
    );
  }
}

function saveLastId(name: string, id: number, database: Database, contract: ValidatedContract): void {
  const resource = contract.resources.get(name);
  const table = resource ? getTableName(resource) : name;
  const { changes } = database.run('update sqlite_sequence set seq = max(seq, ?) where name = ?', id, table);
  if (changes === 0) database.run('insert into sqlite_sequence (name, seq) values (?, ?)', table, id);
}

/** Type of the ledger account that takes the result of a year. */
const RESULT_TYPE = 15;

/** Finds what each staged record may be, and all of them together must not. */
function findContradictions(database: Database): ValidationIssue[] {
  const [administrations, accounts, lines, journals] = [
    'administrations',
    'ledgeraccounts',
    'ledgerlines',
    'journals',
  ].map((table) => quote(getStagedName(table)));
  const find = (key: ValidationIssue['key'], text: string, ...values: readonly unknown[]) =>
    database
      .all(text, ...values)
      .map((parameters) => ({ field: 'administrations', key, parameters }) as ValidationIssue);
  return [
    ...find(
      'stateIncomplete',
      `select id as administration from ${administrations}
       where id not in (select ${TENANT_COLUMN} from ${accounts} where type = ?)`,
      RESULT_TYPE,
    ),
    ...find(
      'stateWithoutMemorial',
      `select distinct ${TENANT_COLUMN} as administration from ${lines} as line where not exists
         (select 1 from ${journals} as journal where journal.${TENANT_COLUMN} = line.${TENANT_COLUMN} and type = 'M')`,
    ),
    ...find(
      'stateUnbalanced',
      `select ${TENANT_COLUMN} as administration, Bookyear as year from ${lines}
       group by 1, 2 having sum(amountDebit) <> sum(amountCredit)`,
    ),
    ...find(
      'ledgerTooLarge',
      `select ledgerAccountNumber as number, Bookyear as year from ${lines}
       group by ${TENANT_COLUMN}, Bookyear, ledgerAccountId having max(sum(amountDebit), sum(amountCredit)) > ?`,
      Math.round(MAX_AMOUNT * 100),
    ),
  ];
}
