import isEqual from 'fast-deep-equal';
import type { Message, ValidationIssue } from '../../messages/problems.ts';
import type { AdministrationState, StateRecord, StateRecords } from '../../store/state.ts';

/** The tables of an administration in a state, whose records are each as the contract has them. */
export interface ImportedBooks {
  readonly id: number;
  /** Its own tables by name, those that no operation shows too. */
  readonly tables: StateRecords;
  readonly list: (table: string) => readonly StateRecord[];
  /** Finds records by the value of a field, also those that all administrations share. */
  readonly find: (resource: string, field?: string) => ReadonlyMap<unknown, StateRecord>;
  readonly report: Report;
  /** Reports the fields of a record whose values are not those that follow from other records. */
  readonly expect: (table: string, index: number, record: StateRecord, expected: object) => void;
}

/** Adds an issue of a field of a record, by the place of the record in its table. */
type Report = (table: string, index: number, field: string, message: Message) => void;

export function openBooks(
  path: string,
  { id, records, internal = {} }: AdministrationState,
  shared: StateRecords,
  addIssue: (issue: ValidationIssue) => void,
): ImportedBooks {
  const tables = { ...records, ...internal };
  const indexes = new Map<string, ReadonlyMap<unknown, StateRecord>>();
  const list = (table: string) => tables[table] ?? shared[table] ?? [];
  const report: Report = (table, index, field, message) => {
    const parent = table in internal ? path.replace('records', 'internal') : path;
    addIssue({ ...message, field: `${parent}.${table}[${index}].${field}` });
  };
  return {
    id,
    tables,
    list,
    find(resource, field = 'id') {
      const key = `${resource} ${field}`;
      const index = indexes.get(key) ?? new Map(list(resource).map((record) => [record[field], record]));
      indexes.set(key, index);
      return index;
    },
    report,
    expect(table, index, record, expected) {
      for (const field of Object.keys(expected)) {
        const value = (expected as StateRecord)[field];
        if (record[field] === value || isEqual(record[field] ?? null, value ?? null)) continue;
        const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
        report(table, index, field, { key: 'stateExpected', parameters: { expected: text } });
      }
    },
  };
}
