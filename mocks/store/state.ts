import type { Resource } from '../../contract/model.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import { toBase64 } from './base64.ts';
import type { Clock } from './clock.ts';
import { BYTES_COLUMN, getTableName, PARENT_COLUMN, SHARED_TENANT_ID, TENANT_COLUMN } from './columns.ts';
import { type Database, quote, type Row } from './database.ts';
import { joinPieces } from './files.ts';
import { createRowDecoder, type StoredField } from './records.ts';
import { CLOCK_SETTING, PLATFORM_ENTRIES, SYSTEM_COLUMNS } from './system-tables.ts';

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
  readonly internal?: StateRecords;
}

/** The fields of a resource, as its table has them. */
export type StoredResource = Pick<Resource, 'name' | 'parent' | 'isShared' | 'storesFiles' | 'viewOf'> & {
  readonly fields: readonly StoredField[];
};

export interface StoredContract {
  readonly version: string;
  readonly resources: readonly StoredResource[];
}

export const toStoredContract = ({ document, resources }: ValidatedContract): StoredContract => ({
  version: document.info.version,
  resources: [...resources.values()].filter(({ hasTable }) => hasTable),
});

/** Returns the state of a sandbox as JSON in UTF-8 with a line for each record, for people and for version control. */
export function exportState(database: Database, { version, resources }: StoredContract, clock: Clock): Uint8Array {
  const { now, running, real } = clock.state();
  const readAll = (tenantId: number, isShared: boolean): readonly RowList[] =>
    resources
      .filter((resource) => resource.isShared === isShared)
      .map((resource) => readRows(database, resource, tenantId))
      .filter(({ rows }) => rows.length > 0);
  const head = {
    format: STATE_FORMAT,
    contractVersion: version,
    ...(!real && { clock: { now, running } }),
    settings: readSettings(database),
    lastIds: readLastIds(database, resources),
  };
  const shared = readAll(SHARED_TENANT_ID, true);
  const administrations = database.all('select id from administrations order by id').map(({ id }) => ({
    id: Number(id),
    records: readAll(Number(id), false),
    internal: readInternal(database, Number(id)),
  }));
  // In pieces, because joining and encoding one long text takes longer than the rest.
  const pieces: Uint8Array[] = [];
  const encoder = new TextEncoder();
  formatState({ head, shared, administrations }, (text) => void pieces.push(encoder.encode(text)));
  return concatenate(pieces);
}

function concatenate(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    bytes.set(piece, offset);
    offset += piece.length;
  }
  return bytes;
}

/** The rows of one table, and how one of them becomes a record. */
interface RowList {
  readonly name: string;
  readonly rows: readonly (readonly unknown[])[];
  readonly toRecord: (row: readonly unknown[]) => StateRecord;
}

function readRows(database: Database, resource: StoredResource, tenantId: number): RowList {
  const { name, fields, parent, storesFiles } = resource;
  const names = [...fields.map((field) => field.name), PARENT_COLUMN, ...(storesFiles ? [BYTES_COLUMN] : [])];
  const decode = createRowDecoder(fields);
  const text = `select ${names.map(quote).join(', ')} from ${quote(getTableName(resource))} where ${TENANT_COLUMN} = ? order by id`;
  const rows = database.allAsArrays(text, tenantId);
  if (storesFiles) {
    const idIndex = names.indexOf('id');
    for (const row of rows) {
      const first = row.at(-1);
      if (first instanceof Uint8Array) {
        row[names.length - 1] = joinPieces(database, getTableName(resource), Number(row[idIndex]), first);
      }
    }
  }
  return {
    name,
    rows,
    toRecord(row) {
      const parentId = parent && { [parent.parameter]: row[fields.length] };
      const bytes = row[fields.length + 1];
      const document = bytes instanceof Uint8Array && { [DOCUMENT_FIELD]: toBase64(bytes) };
      return withoutNulls({ ...parentId, ...decode(row), ...document });
    },
  };
}

const withoutNulls = (record: Row): StateRecord =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));

const readInternal = (database: Database, tenantId: number): readonly RowList[] =>
  Object.entries(SYSTEM_COLUMNS)
    .map(([name, columns]) => {
      const text = `select ${columns.join(', ')} from ${name} where ${TENANT_COLUMN} = ?`;
      const toRecord = (row: readonly unknown[]) =>
        Object.fromEntries(columns.map((column, index) => [column, row[index]] as const));
      return { name, rows: database.allAsArrays(text, tenantId), toRecord };
    })
    .filter(({ rows }) => rows.length > 0);

function readSettings(database: Database): Record<string, unknown> {
  const rows = database.all('select name, value from settings where name <> ? order by name', CLOCK_SETTING);
  return Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(String(value))]));
}

/** Identifiers are not used again, so the last ones matter when their records are gone. */
function readLastIds(database: Database, resources: readonly StoredResource[]): Record<string, number> {
  const tables = [
    ...resources.map((resource) => [resource.name, getTableName(resource)] as const),
    [PLATFORM_ENTRIES, PLATFORM_ENTRIES] as const,
  ];
  const lastIds = tables.map(([name, table]) => {
    const text = `select seq, (select max(id) from ${quote(table)}) as highest from sqlite_sequence where name = ?`;
    const { seq = 0, highest = 0 } = database.get(text, table) ?? {};
    return [name, Number(seq), Number(highest)] as const;
  });
  return Object.fromEntries(lastIds.filter(([, last, highest]) => last > highest).map(([name, last]) => [name, last]));
}

interface StateRows {
  readonly head: Readonly<Record<string, unknown>>;
  readonly shared: readonly RowList[];
  readonly administrations: readonly {
    readonly id: number;
    readonly records: readonly RowList[];
    readonly internal: readonly RowList[];
  }[];
}

type Write = (text: string) => void;

function formatState({ head, shared, administrations }: StateRows, write: Write): void {
  write('{\n');
  for (const [name, value] of Object.entries(head)) write(`  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`);
  write('  "shared": ');
  formatLists(shared, '  ', write);
  write(',\n  "administrations": [');
  for (const [index, { id, records, internal }] of administrations.entries()) {
    write(`${index === 0 ? '' : ','}\n    {\n      "id": ${id},\n      "records": `);
    formatLists(records, '      ', write);
    write(',\n      "internal": ');
    formatLists(internal, '      ', write);
    write('\n    }');
  }
  write(`${administrations.length === 0 ? '' : '\n  '}]\n}\n`);
}

function formatLists(lists: readonly RowList[], indent: string, write: Write): void {
  write('{');
  for (const [index, { name, rows, toRecord }] of lists.entries()) {
    write(`${index === 0 ? '' : ','}\n${indent}  ${JSON.stringify(name)}: [`);
    for (let start = 0; start < rows.length; start += BATCH_SIZE) {
      const batch = rows.slice(start, start + BATCH_SIZE);
      const lines = batch.map((row) => `${indent}    ${JSON.stringify(toRecord(row))}`).join(',\n');
      write(`${start === 0 ? '' : ','}\n${lines}`);
    }
    write(`\n${indent}  ]`);
  }
  write(lists.length === 0 ? '}' : `\n${indent}}`);
}

/** Lines that are encoded together. */
const BATCH_SIZE = 200;
