import { MAX_AMOUNT } from '../../totals/line-amounts.ts';
import { ProblemError, type ValidationIssue, validationError } from '../messages/problems.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import { fromBase64 } from './base64.ts';
import { checkState } from './check-state.ts';
import { createClock } from './clock.ts';
import { getTableName, SHARED_TENANT_ID, TENANT_COLUMN } from './columns.ts';
import { createPlaceholders, type Database, quote } from './database.ts';
import { saveBytes } from './files.ts';
import { insertRows } from './insert-rows.ts';
import { createTables } from './schema.ts';
import {
  type AdministrationState,
  DOCUMENT_FIELD,
  type SandboxState,
  type StateRecords,
  TENANT_TABLES,
} from './state.ts';
import { saveSetting } from './system-tables.ts';

/**
 * Replaces all data by a state: all of it or nothing.
 *
 * @returns why it cannot be used; none when it was imported.
 */
export function replaceState(
  sent: SandboxState,
  database: Database,
  contract: ValidatedContract,
): readonly ValidationIssue[] {
  const checked = checkState(sent, contract);
  if ('issues' in checked) return checked.issues;
  try {
    database.transaction(() => {
      importState(checked.state, database, contract);
      const issues = findContradictions(database);
      if (issues.length > 0) throw validationError(issues);
    });
    return [];
  } catch (error) {
    if (error instanceof ProblemError) return error.issues;
    const reason = (error as Error).message;
    // Two records with one identifier.
    if (!/constraint failed/.test(reason)) throw error;
    return [{ field: 'body', key: 'stateConflict', parameters: { reason } }];
  }
}

function importState(state: SandboxState, database: Database, contract: ValidatedContract): void {
  createTables(database, contract);
  insertRecords(SHARED_TENANT_ID, state.shared, database, contract);
  for (const administration of state.administrations) {
    insertRecords(administration.id, administration.records, database, contract);
    insertInternal(administration, database);
  }
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
      saveBytes(database, resource, Number(id), fromBase64(String(document)));
    }
  }
}

function insertInternal({ id, internal = {} }: AdministrationState, database: Database): void {
  for (const table of TENANT_TABLES) {
    for (const row of internal[table] ?? []) {
      const names = [TENANT_COLUMN, ...Object.keys(row)];
      const text = `insert into ${table} (${names.map(quote).join(', ')}) values (${createPlaceholders(names)})`;
      database.run(text, id, ...Object.values(row));
    }
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
  const find = (key: ValidationIssue['key'], text: string, ...values: readonly unknown[]) =>
    database
      .all(text, ...values)
      .map((parameters) => ({ field: 'administrations', key, parameters }) as ValidationIssue);
  return [
    ...find(
      'stateIncomplete',
      `select id as administration from administrations
       where id not in (select ${TENANT_COLUMN} from ledgeraccounts where type = ?)`,
      RESULT_TYPE,
    ),
    ...find(
      'stateUnbalanced',
      `select ${TENANT_COLUMN} as administration, Bookyear as year from ledgerlines
       group by 1, 2 having sum(amountDebit) <> sum(amountCredit)`,
    ),
    ...find(
      'ledgerTooLarge',
      `select ledgerAccountNumber as number, Bookyear as year from ledgerlines
       group by ${TENANT_COLUMN}, Bookyear, ledgerAccountId having max(sum(amountDebit), sum(amountCredit)) > ?`,
      Math.round(MAX_AMOUNT * 100),
    ),
  ];
}
