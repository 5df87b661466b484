import { MAX_AMOUNT } from '../../totals/line-amounts.ts';
import { ProblemError, type ValidationIssue, validationError } from '../messages/problems.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import { fromBase64 } from './base64.ts';
import { checkState, checkVersion } from './check-state.ts';
import { createClock } from './clock.ts';
import { getTableName, SHARED_TENANT_ID, TENANT_COLUMN } from './columns.ts';
import { createPlaceholders, type Database, quote } from './database.ts';
import { saveBytes } from './files.ts';
import { insertRows } from './insert-rows.ts';
import { listTables } from './schema.ts';
import { type AdministrationState, DOCUMENT_FIELD, type SandboxState, type StateRecords } from './state.ts';
import { SYSTEM_COLUMNS, saveSetting } from './system-tables.ts';

/**
 * Replaces all data by a state, in one transaction: all of it or nothing.
 *
 * @returns why it cannot be used; none when it was imported. Inside another transaction, that must be rolled back then.
 */
export function replaceState(
  sent: SandboxState,
  database: Database,
  contract: ValidatedContract,
): readonly ValidationIssue[] {
  const unreadable = checkVersion(sent, contract);
  if (unreadable) return [unreadable];
  const checked = checkState(sent, contract);
  if ('issues' in checked) return checked.issues;
  try {
    database.transaction(() => {
      for (const table of listTables(contract)) database.exec(`delete from ${quote(table)}`);
      database.run('delete from sqlite_sequence');
      insertState(checked.state, database, contract);
      const issues = findContradictions(database);
      if (issues.length > 0) throw validationError(issues);
      saveSettings(checked.state, database, contract);
    });
    return [];
  } catch (error) {
    if (error instanceof ProblemError) return error.issues;
    const reason = (error as Error).message;
    // Two records with one identifier.
    if (/constraint failed/.test(reason)) return [{ field: 'body', key: 'stateConflict', parameters: { reason } }];
    throw error;
  }
}

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
    for (const row of internal[table] ?? []) database.run(text, id, ...columns.map((column) => row[column]));
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

/** Finds what each record may be, and all of them together must not. */
function findContradictions(database: Database): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  const queries: readonly (readonly [key: ValidationIssue['key'], text: string, ...values: readonly unknown[]])[] = [
    [
      'stateIncomplete',
      `select id as administration from administrations
       where id not in (select ${TENANT_COLUMN} from ledgeraccounts where type = ?)`,
      RESULT_TYPE,
    ],
    [
      'stateWithoutMemorial',
      `select distinct ${TENANT_COLUMN} as administration from ledgerlines as line where not exists
         (select 1 from journals as journal where journal.${TENANT_COLUMN} = line.${TENANT_COLUMN} and type = 'M')`,
    ],
    [
      'stateUnbalanced',
      `select ${TENANT_COLUMN} as administration, Bookyear as year from ledgerlines
       group by 1, 2 having sum(amountDebit) <> sum(amountCredit)`,
    ],
    [
      'ledgerTooLarge',
      `select ledgerAccountNumber as number, Bookyear as year from ledgerlines
       group by ${TENANT_COLUMN}, Bookyear, ledgerAccountId having max(sum(amountDebit), sum(amountCredit)) > ?`,
      Math.round(MAX_AMOUNT * 100),
    ],
  ];
  for (const [key, text, ...values] of queries) {
    for (const parameters of database.all(text, ...values))
      issues.push({ field: 'administrations', key, parameters } as ValidationIssue);
  }
  return issues;
}
