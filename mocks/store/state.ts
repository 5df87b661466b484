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
  /** Data of all administrations together, such as the day of the books. */
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

/** Makes the state of a sandbox as JSON with a line for each record, for people and for version control; in pieces. */
export function* exportState(
  database: Database,
  { version, resources }: StoredContract,
  clock: Clock,
): Generator<string, void> {
  const { now, running, real } = clock.state();
  const readAll = (tenantId: number, isShared: boolean): readonly Table[] =>
    resources
      .filter((resource) => resource.isShared === isShared)
      .map((resource) => [resource.name, readRecords(database, resource, tenantId)]);
  const head = {
    format: STATE_FORMAT,
    contractVersion: version,
    ...(!real && { clock: { now, running } }),
    settings: readSettings(database),
    lastIds: readLastIds(database, resources),
  };
  const members = Object.entries(head).map(([name, value]) => `\n  "${name}": ${JSON.stringify(value)}`);
  yield `{${members},\n  "shared": `;
  yield* formatTables(readAll(SHARED_TENANT_ID, true), '  ');
  yield ',\n  "administrations": [';
  const administrations = database.all('select id from administrations order by id');
  for (const [index, { id }] of administrations.entries()) {
    yield `${index > 0 ? ',' : ''}\n    {\n      "id": ${id},\n      "records": `;
    yield* formatTables(readAll(Number(id), false), '      ');
    yield ',\n      "internal": ';
    yield* formatTables(readInternal(database, Number(id)), '      ');
    yield '\n    }';
  }
  yield administrations.length > 0 ? '\n  ]\n}\n' : ']\n}\n';
}

/** The records of a table, in pieces of some at a time. */
type Table = readonly [name: string, pieces: Iterable<readonly StateRecord[]>];

/** Formats tables that are not empty. */
function* formatTables(tables: readonly Table[], indent: string): Generator<string, void> {
  let start = '{';
  for (const [name, pieces] of tables) {
    let end = '';
    for (const records of pieces) {
      const lines = records.map((record) => `\n${indent}    ${JSON.stringify(record)}`);
      yield end === '' ? `${start}\n${indent}  ${JSON.stringify(name)}: [${lines}` : `,${lines}`;
      end = `\n${indent}  ]`;
    }
    yield end;
    if (end !== '') start = ',';
  }
  yield start === '{' ? '{}' : `\n${indent}}`;
}

/** Records that are read at a time, and files, each of which may have some megabytes. */
const [RECORDS_PER_PIECE, FILES_PER_PIECE] = [200, 1];

/**
 * @param text ends with conditions, of which none uses an index: it would be sorted for each piece. The first column of its rows is
 *   their number.
 */
function* readPieces(database: Database, text: string, tenantId: number, size: number): Generator<unknown[][], void> {
  let last: unknown = 0;
  for (;;) {
    const rows = database.allAsArrays(`${text} and rowid > ? order by rowid limit ?`, tenantId, last, size);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1)?.[0];
  }
}

function* readRecords(database: Database, resource: StoredResource, tenantId: number): Table[1] {
  const { fields, parent, storesFiles } = resource;
  const names = [...fields.map(({ name }) => name), PARENT_COLUMN, ...(storesFiles ? [BYTES_COLUMN] : [])];
  const table = getTableName(resource);
  const decode = createRowDecoder(fields);
  const text = `select rowid, ${names.map(quote).join(', ')} from ${quote(table)} where +${TENANT_COLUMN} = ?`;
  const size = storesFiles ? FILES_PER_PIECE : RECORDS_PER_PIECE;
  for (const rows of readPieces(database, text, tenantId, size)) {
    yield rows.map(([, ...row]) => {
      const record = decode(row);
      const parentId = parent && { [parent.parameter]: row[fields.length] };
      const first = row[fields.length + 1];
      const document = first instanceof Uint8Array && {
        [DOCUMENT_FIELD]: toBase64(joinPieces(database, table, Number(record.id), first)),
      };
      return withoutNulls({ ...parentId, ...record, ...document });
    });
  }
}

const withoutNulls = (record: Row): StateRecord =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null));

const readInternal = (database: Database, tenantId: number): readonly Table[] =>
  Object.entries(SYSTEM_COLUMNS).map(([name, columns]) => [name, readRows(database, name, columns, tenantId)]);

function* readRows(database: Database, table: string, columns: readonly string[], tenantId: number): Table[1] {
  const text = `select rowid, ${columns.join(', ')} from ${table} where +${TENANT_COLUMN} = ?`;
  for (const rows of readPieces(database, text, tenantId, RECORDS_PER_PIECE)) {
    yield rows.map(([, ...row]) => readLayout(Object.fromEntries(columns.map((name, index) => [name, row[index]]))));
  }
}

/** Reads what is printed on a file as an object; a layout of version 1.0.0 stays text. */
function readLayout(row: Row): Row {
  const layout = typeof row.printed === 'string' ? JSON.parse(row.printed) : undefined;
  return layout && 'debtor' in layout ? { fileId: row.fileId, layout } : row;
}

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
