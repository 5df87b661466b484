import { memoize } from '../contract/memoize.ts';
import type { Field, Resource } from '../contract/model.ts';
import {
  type Condition,
  caseInsensitive,
  encode,
  type Filter,
  normalize,
  PARENT_COLUMN,
  rowDecoderFor,
  SHARED_TENANT_ID,
  TENANT_COLUMN,
  tableOf,
  toCondition,
  toOrder,
} from './columns.ts';
import { type Database, placeholders, quoted } from './database.ts';

/** A record as the contract shows it, without `_meta`. Null stands for what a record of its kind cannot have. */
export interface StoredRecord {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** The fields of a record that is to be stored. What is left out is null; an `id` that is left out is the next one. */
export type NewRecord<Record extends StoredRecord> = Partial<Record>;

/** Which records of a resource are meant: those of one administration, and of one parent where there is one. */
export interface Scope {
  readonly administrationId: number;
  readonly parentId?: number | undefined;
}

export interface Query {
  readonly filters: readonly Filter[];
  readonly orderby?: { readonly field: string; readonly descending: boolean } | undefined;
  readonly page: number;
  readonly pageSize: number;
  /** Fields to read; all of them when undefined. */
  readonly fields?: ReadonlySet<string> | undefined;
}

/** Reads and writes the records of one resource. Every query stays inside its scope. */
export interface Records<Record extends StoredRecord = StoredRecord> {
  readonly count: (scope: Scope, query: Pick<Query, 'filters'>) => number;
  readonly page: (scope: Scope, query: Query) => Record[];
  /** All records, in the order of their ids. */
  readonly all: (scope: Scope) => Record[];
  /** The records with one of these values in a field, in the order of their ids. */
  readonly findBy: (scope: Scope, name: keyof Record & string, values: readonly unknown[]) => Record[];
  /** The records with this value in a field, in the order of their ids. The case of a text does not matter. */
  readonly findByIgnoringCase: (scope: Scope, name: keyof Record & string, value: unknown) => Record[];
  readonly find: (scope: Scope, id: number) => Record | undefined;
  /** Records of several parents by the id of the parent, in the order in which they were added. */
  readonly findByParents: (administrationId: number, parentIds: readonly number[]) => Map<number, Record[]>;
  /**
   * The highest number that a text field begins with after a prefix, for the next one of a series; 0 when there is none.
   * Texts of more characters than a number can be exact in are left out.
   */
  readonly highestNumber: (scope: Scope, name: string, prefix: string) => number;
  /** Adds a record and returns it as it was stored. */
  readonly insert: (scope: Scope, record: NewRecord<Record>) => Record;
  readonly update: (scope: Scope, id: number, changes: NewRecord<Record>) => void;
  /** Replaces all fields of a record, and returns it as it was stored. */
  readonly replace: (scope: Scope, id: number, record: NewRecord<Record>) => Record;
  readonly remove: (scope: Scope, id: number) => void;
  /** Removes all records of one parent. */
  readonly removeByParent: (scope: Scope & { readonly parentId: number }) => void;
}

/** Returns the records of a resource in a database. */
export const recordsOf = (database: Database, resource: Resource): Records => recordsFor(database)(resource);

const recordsFor = memoize((database: Database) => memoize((resource: Resource) => createRecords(database, resource)));

/** Decimal digits up to which every whole number is exact. */
const MAX_DIGITS = 15;

function createRecords(database: Database, resource: Resource): Records {
  const table = quoted(tableOf(resource));
  const byName = new Map(resource.fields.map((field) => [field.name, field]));
  // The lines that a view shows with its header are records of their own.
  const all = resource.fields.filter(({ name }) => resource.viewOf === undefined || name !== 'lines');
  const changeable = all.filter(({ name }) => name !== 'id');
  const everyColumn = all.map(({ name }) => quoted(name)).join(', ');
  const toRecord = rowDecoderFor(all) as (row: readonly unknown[]) => StoredRecord;

  function getField(name: string): Field {
    const field = byName.get(name);
    if (!field) throw new Error(`${resource.name} has no field ${name}`);
    return field;
  }

  function inScope({ administrationId, parentId }: Scope): Condition {
    const tenantId = resource.shared ? SHARED_TENANT_ID : administrationId;
    if (resource.parent === undefined || parentId === undefined)
      return { sql: `${TENANT_COLUMN} = ?`, values: [tenantId] };
    return { sql: `${TENANT_COLUMN} = ? and ${PARENT_COLUMN} = ?`, values: [tenantId, parentId] };
  }

  function matching(scope: Scope, filters: readonly Filter[]): Condition {
    const parts = [inScope(scope), ...filters.map((filter) => toCondition(getField(filter[0]), filter))];
    return { sql: parts.map(({ sql }) => sql).join(' and '), values: parts.flatMap(({ values }) => values) };
  }

  function select(rest: string, ...values: readonly unknown[]): StoredRecord[] {
    return database.allAsArrays(`select ${everyColumn} from ${table} where ${rest}`, ...values).map(toRecord);
  }

  const toStored = (id: number, record: Readonly<Record<string, unknown>>): StoredRecord =>
    Object.fromEntries(
      all.map((field) => [field.name, field.name === 'id' ? id : normalize(field, record[field.name])]),
    ) as StoredRecord;

  const insertColumns = ['id', ...changeable.map(({ name }) => name), TENANT_COLUMN, PARENT_COLUMN];
  const insertText = `insert into ${table} (${insertColumns.map(quoted).join(', ')}) values (${placeholders(insertColumns)})`;

  function update(scope: Scope, id: number, fields: readonly Field[], changes: Readonly<Record<string, unknown>>) {
    const { sql, values } = inScope(scope);
    const columns = fields.map(({ name }) => `${quoted(name)} = ?`).join(', ');
    const encoded = fields.map((field) => encode(field, changes[field.name]));
    database.run(`update ${table} set ${columns} where ${sql} and id = ?`, ...encoded, ...values, id);
  }

  return {
    count(scope, { filters }) {
      const { sql, values } = matching(scope, filters);
      return Number(database.allAsArrays(`select count(*) from ${table} where ${sql}`, ...values)[0]?.[0]);
    },

    page(scope, { filters, orderby, page, pageSize, fields }) {
      const { sql, values } = matching(scope, filters);
      const selected = fields ? all.filter(({ name }) => name === 'id' || fields.has(name)) : all;
      const columns = fields ? selected.map(({ name }) => quoted(name)).join(', ') : everyColumn;
      const order = orderby ? `${toOrder(getField(orderby.field), orderby.descending)}, ` : '';
      const text = `select ${columns} from ${table} where ${sql} order by ${order}id limit ? offset ?`;
      const rows = database.allAsArrays(text, ...values, pageSize, (page - 1) * pageSize);
      return rows.map(rowDecoderFor(selected)) as StoredRecord[];
    },

    all(scope) {
      const { sql, values } = inScope(scope);
      return select(`${sql} order by id`, ...values);
    },

    findBy(scope, name, values) {
      const { sql, values: scoped } = inScope(scope);
      const field = getField(name);
      const encoded = values.map((value) => encode(field, value));
      return select(`${sql} and ${quoted(name)} in (${placeholders(encoded)}) order by id`, ...scoped, ...encoded);
    },

    findByIgnoringCase(scope, name, value) {
      const { sql, values } = inScope(scope);
      const field = getField(name);
      return select(
        `${sql} and ${quoted(name)}${caseInsensitive(field)} = ? order by id`,
        ...values,
        encode(field, value),
      );
    },

    find(scope, id) {
      const { sql, values } = inScope(scope);
      return select(`${sql} and id = ?`, ...values, id)[0];
    },

    findByParents(administrationId, parentIds) {
      const children = new Map(parentIds.map((id) => [id, [] as StoredRecord[]]));
      const { sql, values } = inScope({ administrationId });
      const condition = `${sql} and ${PARENT_COLUMN} in (${placeholders(parentIds)}) order by id`;
      const text = `select ${everyColumn}, ${PARENT_COLUMN} from ${table} where ${condition}`;
      for (const row of database.allAsArrays(text, ...values, ...parentIds)) {
        children.get(Number(row[all.length]))?.push(toRecord(row));
      }
      return children;
    },

    highestNumber(scope, name, prefix) {
      const { sql, values } = inScope(scope);
      const column = quoted(getField(name).name);
      const isOfSeries = `substr(${column}, 1, length(?)) = ? and length(${column}) <= ${MAX_DIGITS} + length(?)`;
      const text = `select max(cast(substr(${column}, length(?) + 1) as integer)) from ${table} where ${sql} and ${isOfSeries}`;
      return Number(database.allAsArrays(text, prefix, ...values, prefix, prefix, prefix)[0]?.[0] ?? 0);
    },

    insert(scope, record) {
      const encoded = changeable.map((field) => encode(field, record[field.name]));
      const tenantId = resource.shared ? SHARED_TENANT_ID : scope.administrationId;
      const { lastId } = database.run(insertText, record.id ?? null, ...encoded, tenantId, scope.parentId ?? null);
      return toStored(lastId, record);
    },

    update(scope, id, changes) {
      const fields = changeable.filter(({ name }) => name in changes);
      if (fields.length > 0) update(scope, id, fields, changes);
    },

    replace(scope, id, record) {
      update(scope, id, changeable, record);
      return toStored(id, record);
    },

    remove(scope, id) {
      const { sql, values } = inScope(scope);
      database.run(`delete from ${table} where ${sql} and id = ?`, ...values, id);
    },

    removeByParent(scope) {
      const { sql, values } = inScope(scope);
      database.run(`delete from ${table} where ${sql}`, ...values);
    },
  };
}
