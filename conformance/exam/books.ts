import { operations } from '../contract.ts';

export type Row = Readonly<Record<string, unknown>>;

/** What `GET /_sandbox/state` returns, as far as it is graded. */
export interface State {
  readonly administrations: readonly {
    readonly id: number;
    readonly records: Readonly<Record<string, readonly Row[]>>;
  }[];
}

/** A record that differs between two states. */
export interface Change {
  readonly kind: 'created' | 'changed' | 'deleted';
  readonly administration: number;
  /** The name in the path: `draftsalesinvoices`. */
  readonly resource: string;
  readonly id: number;
  /** The record with its lines; of a changed one the fields that differ. */
  readonly record: Row;
}

/** The resources that clients can write. What follows from them, such as ledger lines, is no change of its own. */
const WRITABLE: ReadonlySet<string> = new Set(
  operations
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/v1/'))
    .map(({ path }) => (path.split('/')[2] ?? '').toLowerCase()),
);

type Entry = Pick<Change, 'administration' | 'resource' | 'id'> & { readonly record: Record<string, unknown> };

/** Lists the records that clients can write by administration, resource and identifier; lines are in their record. */
function listRecords({ administrations }: State): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const { id: administration, records } of administrations) {
    // Records come before their lines.
    for (const [name, rows] of Object.entries(records).toSorted(([a], [b]) => a.localeCompare(b))) {
      const [resource = '', child] = name.split('/');
      if (WRITABLE.has(resource)) for (const row of rows) addRow(entries, administration, resource, child, row);
    }
  }
  return entries;
}

/** Adds a record, or a line to the record whose identifier it begins with. */
function addRow(
  entries: Map<string, Entry>,
  administration: number,
  resource: string,
  child: string | undefined,
  row: Row,
): void {
  const id = Number(child === undefined ? row.id : Object.values(row)[0]);
  const key = `${administration} ${resource} ${id}`;
  if (child === undefined) {
    entries.set(key, { administration, resource, id, record: { ...row } });
    return;
  }
  const record = entries.get(key)?.record;
  if (record) record[child] = [...((record[child] as Row[] | undefined) ?? []), row];
}

/** Lists what differs between two states of the books. */
export function listChanges(before: State, after: State): readonly Change[] {
  const [old, now] = [listRecords(before), listRecords(after)];
  const changes: Change[] = [];
  for (const [key, entry] of now) {
    const previous = old.get(key)?.record;
    if (!previous) changes.push({ ...entry, kind: 'created' });
    const record = previous ? listFields(previous, entry.record) : {};
    if (Object.keys(record).length > 0) changes.push({ ...entry, kind: 'changed', record });
  }
  for (const [key, entry] of old) if (!now.has(key)) changes.push({ ...entry, kind: 'deleted' });
  return changes;
}

/** The fields that differ, as they are afterwards. */
function listFields(before: Row, after: Row): Row {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const different = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(different.map((name) => [name, after[name] ?? null]));
}

/** The records of a resource that no client writes, such as `ledgerlines`, of an administration. */
export const listRows = <Type extends object = Row>(state: State, resource: string, administration = 1): Type[] =>
  (state.administrations.find(({ id }) => id === administration)?.records[resource] ?? []) as unknown as Type[];
