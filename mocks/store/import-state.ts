import { compareVersions } from '../../contract/compare-versions.ts';
import type { Resource } from '../../contract/model.ts';
import { ProblemError, type ValidationIssue, validationError } from '../messages/problems.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import { fromBase64 } from './base64.ts';
import { checkState, checkVersion, MAX_ISSUES } from './check-state.ts';
import { createClock } from './clock.ts';
import { getTableName, SHARED_TENANT_ID, TENANT_COLUMN } from './columns.ts';
import { createPlaceholders, type Database, quote } from './database.ts';
import { saveBytes } from './files.ts';
import { insertRows, insertUnique } from './insert-rows.ts';
import { createIndexes, dropIndexes, listTables } from './schema.ts';
import { type AdministrationState, DOCUMENT_FIELD, type SandboxState, type StateRecords } from './state.ts';
import { SYSTEM_COLUMNS, saveSetting } from './system-tables.ts';
import { upgradeLayouts } from './upgrade-layouts.ts';

/** Contradiction between stored records, by table and record. */
interface Discrepancy extends ValidationIssue {
  readonly administrationId: number;
  readonly table: string;
  /** Identifier of the record; without one, the value of the field. */
  readonly id: number;
}

type Verify = (database: Database, contract: ValidatedContract) => Iterable<Discrepancy>;

/**
 * Replaces all data with a state, in one transaction. Returns issues; none when it was imported.
 * @param verify finds contradictions between valid records.
 */
export function replaceState(
  sent: SandboxState,
  database: Database,
  contract: ValidatedContract,
  verify: Verify = () => [],
): readonly ValidationIssue[] {
  const unreadable = checkVersion(sent, contract);
  if (unreadable) return [unreadable];
  const checked = checkState(upgradeLayouts(sent), contract);
  if ('issues' in checked) return checked.issues;
  try {
    database.transaction(() => importState(checked.state, database, contract, verify));
  } catch (error) {
    if (error instanceof ProblemError) return error.issues;
    throw error;
  }
  return [];
}

/** @throws ProblemError with the first contradictions, which rolls the import back. */
function importState(state: SandboxState, database: Database, contract: ValidatedContract, verify: Verify): void {
  for (const table of listTables(contract)) database.exec(`delete from ${quote(table)}`);
  database.run('delete from sqlite_sequence');
  const large = [...contract.resources.values()].filter((resource) => isLarge(state, resource));
  for (const resource of large) dropIndexes(database, resource);
  const duplicates = insertState(state, database, contract);
  if (duplicates.length > 0) throw validationError(duplicates.slice(0, MAX_ISSUES));
  for (const resource of large) createIndexes(database, resource, contract.resources);
  saveSettings(state, database, contract);
  if (compareVersions(state.contractVersion, '3.0.0') < 0) for (const text of FILL_VAT_NUMBERS) database.run(text);
  const issues: ValidationIssue[] = [];
  for (const discrepancy of verify(database, contract)) {
    const { administrationId: _administration, table: _table, id: _id, ...issue } = discrepancy;
    issues.push({ ...issue, field: findPath(state, discrepancy) });
    if (issues.length >= MAX_ISSUES) break;
  }
  if (issues.length > 0) throw validationError(issues);
}

/** Fills VAT numbers of invoices before 3.0.0: without a layout, the one of the debtor or creditor. */
const FILL_VAT_NUMBERS: readonly string[] = [
  `update salesinvoices set vatNumber = (select vatNumber from debtors where debtors.id = debtorId)
    where vatNumber is null`,
  'update purchaseinvoices set vatNumber = (select vatNumber from creditors where creditors.id = creditorId)',
];

/** Returns the path of a field in a state: `administrations[0].records.debtors[3].number`. */
function findPath(state: SandboxState, { administrationId, table, id, field }: Discrepancy): string {
  const index = state.administrations.findIndex((administration) => administration.id === administrationId);
  const { records = {}, internal = {} } = state.administrations[index] ?? {};
  const parts = [
    [`administrations[${index}].records`, records],
    [`administrations[${index}].internal`, internal],
  ] as const;
  for (const [path, tables] of [...parts, ['shared', state.shared] as const]) {
    const place = tables[table]?.findIndex((record) => (record.id ?? record[field]) === id) ?? -1;
    if (place >= 0) return `${path}.${table}[${place}].${field}`;
  }
  return field;
}

/** Checks if recreating indexes is faster than updating them for each record. */
const isLarge = ({ administrations }: SandboxState, { name }: Resource): boolean =>
  administrations.some(({ records }) => (records[name]?.length ?? 0) > 2000);

function insertState(state: SandboxState, database: Database, contract: ValidatedContract): ValidationIssue[] {
  return [
    ...insertRecords('shared', SHARED_TENANT_ID, state.shared, database, contract),
    ...state.administrations.flatMap((administration, index) => [
      ...insertRecords(
        `administrations[${index}].records`,
        administration.id,
        administration.records,
        database,
        contract,
      ),
      ...insertInternal(`administrations[${index}].internal`, administration, database),
    ]),
  ];
}

function saveSettings(state: SandboxState, database: Database, contract: ValidatedContract): void {
  for (const [name, id] of Object.entries(state.lastIds ?? {})) saveLastId(name, id, database, contract);
  for (const [name, value] of Object.entries(state.settings ?? {})) saveSetting(database, name, value);
  if (state.clock) createClock(database).set(new Date(state.clock.now), state.clock.running);
}

function insertRecords(
  path: string,
  administrationId: number,
  rows: StateRecords,
  database: Database,
  contract: ValidatedContract,
): ValidationIssue[] {
  const issues = insertRows(database, contract, administrationId, rows, path);
  for (const [name, records] of Object.entries(rows)) {
    const resource = contract.resources.get(name);
    if (!resource?.storesFiles) continue;
    for (const { id, [DOCUMENT_FIELD]: document } of records) {
      const bytes = document === undefined ? undefined : fromBase64(String(document));
      // Validated above.
      if (bytes) saveBytes(database, getTableName(resource), Number(id), bytes);
    }
  }
  return issues;
}

function insertInternal(
  path: string,
  { id, internal = {} }: AdministrationState,
  database: Database,
): ValidationIssue[] {
  return Object.entries(SYSTEM_COLUMNS).flatMap(([table, columns]) => {
    const names = [TENANT_COLUMN, ...columns];
    const text = `insert into ${table} (${names.join(', ')}) values (${createPlaceholders(names)})`;
    return (internal[table] ?? []).flatMap((row, index) => {
      const values = columns.map((column) => row[column]);
      return insertUnique(`${path}.${table}[${index}]`, row, () => database.run(text, id, ...values));
    });
  });
}

function saveLastId(name: string, id: number, database: Database, contract: ValidatedContract): void {
  const resource = contract.resources.get(name);
  const table = resource ? getTableName(resource) : name;
  const { changes } = database.run('update sqlite_sequence set seq = max(seq, ?) where name = ?', id, table);
  if (changes === 0) database.run('insert into sqlite_sequence (name, seq) values (?, ?)', table, id);
}
