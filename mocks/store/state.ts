import type { Resource } from '../../contract/model.ts';
import type { ValidatedContract } from '../validation/validated-contract.ts';
import { toBase64 } from './base64.ts';
import type { Clock } from './clock.ts';
import { BYTES_COLUMN, getTableName, PARENT_COLUMN, SHARED_TENANT_ID, TENANT_COLUMN } from './columns.ts';
import { type Database, quote } from './database.ts';
import { joinPieces } from './files.ts';
import { createRowDecoder, type StoredField } from './records.ts';
import { CLOCK_SETTING, EARLIER_COLUMNS, PLATFORM_ENTRIES, SYSTEM_COLUMNS } from './system-tables.ts';

/** Version of the layout of a state, independent of the contract's. */
export const STATE_FORMAT = 1;

/** Field with the PDF document of a record, in base64. */
export const DOCUMENT_FIELD = '_document';

export type StateRecord = Readonly<Record<string, unknown>>;

/** Records by resource, in order of identifiers. Null fields are omitted. */
export type StateRecords = Readonly<Record<string, readonly StateRecord[]>>;

/** Whole state of a sandbox, except tokens, faults and snapshots. */
export interface SandboxState {
  readonly format: number;
  readonly contractVersion: string;
  readonly clock?: { readonly now: string; readonly running: boolean };
  /** Data of all administrations together, such as the day of the books. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Highest identifier of a removed record, by resource. */
  readonly lastIds?: Readonly<Record<string, number>>;
  /** Administrations, and other shared records. */
  readonly shared: StateRecords;
  readonly administrations: readonly AdministrationState[];
}

export interface AdministrationState {
  readonly id: number;
  /** Records with their parents, named as in the path: a mandate has `debtorId`. */
  readonly records: StateRecords;
  readonly internal?: StateRecords;
}

/** Fields of a resource, as in its table. */
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

/** Exports the state of a sandbox as JSON with a line per record, for people and for version control. */
export function exportState(database: Database, { version, resources }: StoredContract, clock: Clock): string {
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
  const administrations = database.all('select id from administrations order by id').map(({ id }) => {
    const records = formatTables(readAll(Number(id), false), '      ');
    const internal = formatTables(readInternal(database, Number(id)), '      ');
    return `\n    {\n      "id": ${id},\n      "records": ${records},\n      "internal": ${internal}\n    }`;
  });
  const list = administrations.length > 0 ? `[${administrations}\n  ]` : '[]';
  return `{${members},\n  "shared": ${formatTables(readAll(SHARED_TENANT_ID, true), '  ')},\n  "administrations": ${list}\n}\n`;
}

type Table = readonly [name: string, records: readonly StateRecord[]];

/** Formats tables with rows. */
function formatTables(tables: readonly Table[], indent: string): string {
  const filled = tables.filter(([, records]) => records.length > 0);
  if (filled.length === 0) return '{}';
  const members = filled.map(([name, records]) => {
    const lines = records.map((record) => `\n${indent}    ${JSON.stringify(record)}`);
    return `\n${indent}  ${JSON.stringify(name)}: [${lines}\n${indent}  ]`;
  });
  return `{${members}\n${indent}}`;
}

/** Selects in the order of the rows, faster than an index because almost all are read. */
const selectRows = (columns: readonly string[], table: string): string =>
  `select ${columns.map(quote).join(', ')} from ${quote(table)} where +${TENANT_COLUMN} = ? order by rowid`;

function readRecords(database: Database, resource: StoredResource, tenantId: number): Table[1] {
  const { fields, parent, storesFiles } = resource;
  const names = [...fields.map(({ name }) => name), PARENT_COLUMN, ...(storesFiles ? [BYTES_COLUMN] : [])];
  const table = getTableName(resource);
  const decode = createRowDecoder(fields);
  return database.allAsArrays(selectRows(names, table), tenantId).map((row) => {
    const record = decode(row);
    const exported: Record<string, unknown> = parent ? { [parent.parameter]: row[fields.length] } : {};
    for (const name in record) if (record[name] !== null) exported[name] = record[name];
    const first = row[fields.length + 1];
    if (first instanceof Uint8Array)
      exported[DOCUMENT_FIELD] = toBase64(joinPieces(database, table, Number(record.id), first));
    return exported;
  });
}

const readInternal = (database: Database, tenantId: number): readonly Table[] =>
  Object.entries({ ...SYSTEM_COLUMNS, ...EARLIER_COLUMNS })
    .filter(([name]) => database.get("select 1 from sqlite_schema where type = 'table' and name = ?", name))
    .map(([name, columns]) => [name, readRows(database, name, columns, tenantId)]);

const readRows = (database: Database, table: string, columns: readonly string[], tenantId: number): Table[1] =>
  database.all(selectRows(columns, table), tenantId);

function readSettings(database: Database): Record<string, unknown> {
  const rows = database.all('select name, value from settings where name <> ? order by name', CLOCK_SETTING);
  return Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(String(value))]));
}

/** Reads the last identifiers of removed records, which are not used again. */
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
