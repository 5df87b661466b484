import type { Resource } from '../../contract/model.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import { toBase64 } from './base64.ts';
import { type Clock, toTimestamp } from './clock.ts';
import { BYTES_COLUMN, getTableName, PARENT_COLUMN, SHARED_TENANT_ID, TENANT_COLUMN } from './columns.ts';
import { type Database, quote, type Row } from './database.ts';
import { joinPieces } from './files.ts';
import { createRowDecoder } from './records.ts';
import { CLOCK_SETTING, SYSTEM_COLUMNS } from './system-tables.ts';

/** The version of the layout of a state, whatever the version of the contract. */
export const STATE_FORMAT = 1;

/** The field of a record that has its PDF document, in base64. */
export const DOCUMENT_FIELD = '_document';

export type StateRecord = Readonly<Record<string, unknown>>;

/** Records by resource, in the order of their identifiers. A field that is null is left out. */
export type StateRecords = Readonly<Record<string, readonly StateRecord[]>>;

/** The whole of a sandbox, but its tokens, faults and snapshots. */
export interface SandboxState {
  readonly format: number;
  readonly contractVersion: string;
  /** The clock; undefined for the time of the machine. */
  readonly clock?: { readonly now: string; readonly running: boolean };
  /** What holds for all administrations, such as the day of the books. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** By resource, the highest identifier of a record that was removed. */
  readonly lastIds?: Readonly<Record<string, number>>;
  /** The administrations themselves, and other records that belong to all of them. */
  readonly shared: StateRecords;
  readonly administrations: readonly AdministrationState[];
}

export interface AdministrationState {
  readonly id: number;
  /** A record that belongs to another one names it as the path does: a mandate in `debtorId`. */
  readonly records: StateRecords;
  /** By system table, what no operation shows. */
  readonly internal?: StateRecords;
}

/** System tables with rows of an administration. */
export const TENANT_TABLES = Object.keys(SYSTEM_COLUMNS);

/** Returns the state of a sandbox. */
export function exportState(database: Database, contract: ValidatedContract, clock: Clock): SandboxState {
  const { now, running, real } = clock.state();
  const resources = [...contract.resources.values()].filter(({ hasTable }) => hasTable);
  const readAll = (tenantId: number, isShared: boolean): StateRecords =>
    Object.fromEntries(
      resources
        .filter((resource) => resource.isShared === isShared)
        .map((resource) => [resource.name, readRecords(database, resource, tenantId)] as const)
        .filter(([, records]) => records.length > 0),
    );
  const shared = readAll(SHARED_TENANT_ID, true);
  return {
    format: STATE_FORMAT,
    contractVersion: contract.document.info.version,
    ...(!real && { clock: { now: running ? now : toTimestamp(clock.now()), running } }),
    settings: readSettings(database),
    lastIds: readLastIds(database, resources),
    shared,
    administrations: (shared.administrations ?? []).map(({ id }) => ({
      id: Number(id),
      records: readAll(Number(id), false),
      internal: readInternal(database, Number(id)),
    })),
  };
}

function readRecords(database: Database, resource: Resource, tenantId: number): StateRecord[] {
  const { fields, parent, storesFiles } = resource;
  const names = [...fields.map(({ name }) => name), PARENT_COLUMN, ...(storesFiles ? [BYTES_COLUMN] : [])];
  const decode = createRowDecoder(fields);
  const text = `select ${names.map(quote).join(', ')} from ${quote(getTableName(resource))} where ${TENANT_COLUMN} = ? order by id`;
  return database.allAsArrays(text, tenantId).map((row) => {
    const parentId = parent && { [parent.parameter]: row[fields.length] };
    const bytes = row[fields.length + 1];
    const record = decode(row);
    const document = bytes instanceof Uint8Array && {
      [DOCUMENT_FIELD]: toBase64(joinPieces(database, resource, Number(record.id), bytes)),
    };
    return withoutNulls({ ...parentId, ...record, ...document });
  });
}

const withoutNulls = (record: Row): StateRecord =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));

function readInternal(database: Database, tenantId: number): StateRecords {
  const tables = TENANT_TABLES.map((table) => {
    const rows = database.all(`select * from ${table} where ${TENANT_COLUMN} = ?`, tenantId);
    return [table, rows.map(({ [TENANT_COLUMN]: _tenant, ...row }) => row)] as const;
  });
  return Object.fromEntries(tables.filter(([, rows]) => rows.length > 0));
}

function readSettings(database: Database): Record<string, unknown> {
  const rows = database.all('select name, value from settings where name <> ? order by name', CLOCK_SETTING);
  return Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(String(value))]));
}

/** Identifiers are not used again, so the last ones matter when their records are gone. */
function readLastIds(database: Database, resources: readonly Resource[]): Record<string, number> {
  const tables = [...resources.map((resource) => [resource.name, getTableName(resource)] as const), PLATFORM_ENTRIES];
  const lastIds = tables.map(([name, table]) => {
    const text = `select seq, (select max(id) from ${quote(table)}) as highest from sqlite_sequence where name = ?`;
    const { seq = 0, highest = 0 } = database.get(text, table) ?? {};
    return [name, Number(seq), Number(highest)] as const;
  });
  return Object.fromEntries(lastIds.filter(([, last, highest]) => last > highest).map(([name, last]) => [name, last]));
}

const PLATFORM_ENTRIES = ['platform_entries', 'platform_entries'] as const;

/** Formats a state as JSON with a line for each record, for people and for version control. */
export function formatState({ shared, administrations, ...head }: SandboxState): string {
  const fields = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`);
  const formatted = administrations.map(({ id, records, internal = {} }) => {
    const parts = [`"id": ${id}`, `"records": ${formatRecords(records, '      ')}`];
    return `    {\n      ${[...parts, `"internal": ${formatRecords(internal, '      ')}`].join(',\n      ')}\n    }`;
  });
  const list = formatted.length === 0 ? '[]' : `[\n${formatted.join(',\n')}\n  ]`;
  return `{\n${fields.join('')}  "shared": ${formatRecords(shared, '  ')},\n  "administrations": ${list}\n}\n`;
}

function formatRecords(records: StateRecords, indent: string): string {
  const lists = Object.entries(records).map(([name, list]) => {
    const lines = list.map((record) => `${indent}    ${JSON.stringify(record)}`).join(',\n');
    return `${indent}  ${JSON.stringify(name)}: [\n${lines}\n${indent}  ]`;
  });
  return lists.length === 0 ? '{}' : `{\n${lists.join(',\n')}\n${indent}}`;
}
