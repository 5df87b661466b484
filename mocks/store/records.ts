import { memoize } from '../contract/memoize.ts';
import type { Field, Resource } from '../contract/model.ts';
import { type Database, placeholders, quoted } from './database.ts';
import { encode, getDecoder, PARENT_COLUMN, SHARED_TENANT_ID, sought, TENANT_COLUMN, tableOf } from './tables.ts';

/** A record as the contract shows it, without `_meta`. */
export interface StoredRecord {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** Which records of a resource are meant: those of one administration, and of one parent where there is one. */
export interface Scope {
  readonly administrationId: number;
  readonly parentId?: number | undefined;
}

/** A field and the values that it may have, or the lowest that it may have. A record must pass all filters. */
export type Filter = readonly [field: string, values: readonly unknown[], from?: 'from'];

export interface Query {
  readonly filters: readonly Filter[];
  readonly orderby?: { readonly field: string; readonly descending: boolean } | undefined;
  readonly page: number;
  readonly pageSize: number;
  /** Fields to read; all of them when undefined. */
  readonly fields?: ReadonlySet<string> | undefined;
}

type Json = Readonly<Record<string, unknown>>;

/** A condition in SQL, and the values in it. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Reads and writes the records of one resource. Knows nothing of HTTP; every query stays inside its scope. */
export interface Records {
  readonly count: (scope: Scope, query: Pick<Query, 'filters'>) => number;
  readonly page: (scope: Scope, query: Query) => StoredRecord[];
  /** The records with one of these values in a field, in the order of their ids. */
  readonly findBy: (scope: Scope, name: string, values: readonly unknown[]) => StoredRecord[];
  /** The records with this value in a field, which in a text may have other capitals, in the order of their ids. */
  readonly findByIgnoringCase: (scope: Scope, name: string, value: unknown) => StoredRecord[];
  readonly find: (scope: Scope, id: number) => StoredRecord | undefined;
  /** Records of several parents, each with the id of its parent, in the order in which they were added. */
  readonly findByParents: (administrationId: number, parentIds: readonly number[]) => Map<number, StoredRecord[]>;
  /**
   * The highest number that a text field begins with after a prefix, for the next one of a series; 0 when there is none.
   * Texts of more characters than a number can be exact in are left out.
   */
  readonly highestNumber: (scope: Scope, name: string, prefix: string) => number;
  /** Adds a record and returns its identifier. */
  readonly insert: (scope: Scope, record: Json) => number;
  readonly update: (scope: Scope, id: number, record: Json) => void;
  readonly remove: (scope: Scope, id: number) => void;
  /** Removes all records of one parent. */
  readonly removeByParent: (scope: Scope & { readonly parentId: number }) => void;
}

const known = new WeakMap<Database, WeakMap<Resource, Records>>();

/** The records of a resource in a database. */
export function recordsOf(database: Database, resource: Resource): Records {
  const ofDatabase = known.get(database) ?? new WeakMap<Resource, Records>();
  known.set(database, ofDatabase);
  const records = ofDatabase.get(resource) ?? createRecords(database, resource);
  ofDatabase.set(resource, records);
  return records;
}

function createRecords(database: Database, resource: Resource): Records {
  const table = quoted(tableOf(resource));
  const byName = new Map(resource.fields.map((field) => [field.name, field]));
  // The lines that a view shows with its header are records of their own.
  const all = resource.fields.filter(({ name }) => resource.viewOf === undefined || name !== 'lines');
  const toRecord = rowDecoderFor(all);
  const tenantOf = ({ administrationId }: Scope) => (resource.shared ? SHARED_TENANT_ID : administrationId);

  function fieldNamed(name: string): Field {
    const field = byName.get(name);
    if (!field) throw new Error(`${resource.name} has no field ${name}`);
    return field;
  }

  function inScope(scope: Scope): Condition {
    const isChild = resource.parent !== undefined && scope.parentId !== undefined;
    return {
      sql: `${TENANT_COLUMN} = ?${isChild ? ` and ${PARENT_COLUMN} = ?` : ''}`,
      values: [tenantOf(scope), ...(isChild ? [scope.parentId] : [])],
    };
  }

  function matching(scope: Scope, filters: readonly Filter[]): Condition {
    const parts = [inScope(scope), ...filters.map((filter) => conditionOf(fieldNamed(filter[0]), filter))];
    return { sql: parts.map(({ sql }) => sql).join(' and '), values: parts.flatMap(({ values }) => values) };
  }

  const everyColumn = all.map(({ name }) => quoted(name)).join(', ');

  function select(fields: readonly Field[], rest: string, values: readonly unknown[]): StoredRecord[] {
    const columns = fields === all ? everyColumn : fields.map(({ name }) => quoted(name)).join(', ');
    return database.allAsArrays(`select ${columns} from ${table} where ${rest}`, ...values).map(rowDecoderFor(fields));
  }

  function columnsFor(record: Json): [string, unknown][] {
    const columns: [string, unknown][] = [];
    for (const field of all) if (field.name in record) columns.push([field.name, encode(field, record[field.name])]);
    return columns;
  }

  const texts = new Map<string, string>();

  /** A statement that comes again and again in a few forms, made once for each. */
  function text(form: string, make: () => string): string {
    const before = texts.get(form);
    if (before) return before;
    const made = make();
    texts.set(form, made);
    return made;
  }

  function selectOne(scope: Scope, id: number): StoredRecord | undefined {
    const { sql, values } = inScope(scope);
    const statement = text(`find ${sql}`, () => `select ${everyColumn} from ${table} where ${sql} and id = ?`);
    const [row] = database.allAsArrays(statement, ...values, id);
    return row && toRecord(row);
  }

  return {
    count(scope, { filters }) {
      const { sql, values } = matching(scope, filters);
      return Number(database.allAsArrays(`select count(*) from ${table} where ${sql}`, ...values)[0]?.[0]);
    },

    page(scope, { filters, orderby, page, pageSize, fields }) {
      const { sql, values } = matching(scope, filters);
      const wanted = fields ? all.filter(({ name }) => name === 'id' || fields.has(name)) : all;
      const order = orderby ? `${orderOf(fieldNamed(orderby.field), orderby.descending)}, ` : '';
      return select(wanted, `${sql} order by ${order}id limit ? offset ?`, [
        ...values,
        pageSize,
        (page - 1) * pageSize,
      ]);
    },

    findBy(scope, name, values) {
      const { sql, values: scoped } = inScope(scope);
      const field = fieldNamed(name);
      const encoded = values.map((value) => encode(field, value));
      const statement = text(`having ${name} ${encoded.length} ${sql}`, () => {
        const condition = `${sql} and ${quoted(name)} in (${placeholders(encoded)}) order by id`;
        return `select ${everyColumn} from ${table} where ${condition}`;
      });
      return database.allAsArrays(statement, ...scoped, ...encoded).map(toRecord);
    },

    findByIgnoringCase(scope, name, value) {
      const { sql, values } = inScope(scope);
      const field = fieldNamed(name);
      return select(all, `${sql} and ${quoted(name)}${caseless(field)} = ? order by id`, [
        ...values,
        encode(field, value),
      ]);
    },

    find: selectOne,

    findByParents(administrationId, parentIds) {
      const children = new Map(parentIds.map((id) => [id, [] as StoredRecord[]]));
      const { sql, values } = inScope({ administrationId });
      const statement = text(`of parents ${parentIds.length}`, () => {
        const where = `${sql} and ${PARENT_COLUMN} in (${placeholders(parentIds)}) order by id`;
        return `select ${everyColumn}, ${PARENT_COLUMN} from ${table} where ${where}`;
      });
      for (const row of database.allAsArrays(statement, ...values, ...parentIds)) {
        children.get(Number(row[all.length]))?.push(toRecord(row));
      }
      return children;
    },

    highestNumber(scope, name, prefix) {
      const { sql, values } = inScope(scope);
      const column = quoted(fieldNamed(name).name);
      const isOfSeries = `substr(${column}, 1, length(?)) = ? and length(${column}) <= ${mostDigits} + length(?)`;
      const highest = `
        select max(cast(substr(${column}, length(?) + 1) as integer)) from ${table} where ${sql} and ${isOfSeries}`;
      return Number(database.allAsArrays(highest, prefix, ...values, prefix, prefix, prefix)[0]?.[0] ?? 0);
    },

    insert(scope, record) {
      const columns = columnsFor(record);
      columns.push([TENANT_COLUMN, tenantOf(scope)]);
      if (resource.parent) columns.push([PARENT_COLUMN, scope.parentId ?? null]);
      const statement = text(`insert ${namesIn(columns)}`, () => {
        const names = columns.map(([name]) => quoted(name)).join(', ');
        return `insert into ${table} (${names}) values (${placeholders(columns)})`;
      });
      return database.run(statement, ...columns.map(([, value]) => value)).lastId;
    },

    update(scope, id, record) {
      const columns = columnsFor(record).filter(([name]) => name !== 'id');
      if (columns.length === 0) return;
      const { sql, values } = inScope(scope);
      const statement = text(`update ${sql} ${namesIn(columns)}`, () => {
        const changes = columns.map(([name]) => `${quoted(name)} = ?`).join(', ');
        return `update ${table} set ${changes} where ${sql} and id = ?`;
      });
      database.run(statement, ...columns.map(([, value]) => value), ...values, id);
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

/** A number of more digits is not exact. */
const mostDigits = 15;

const namesIn = (columns: readonly (readonly [string, unknown])[]): string => columns.map(([name]) => name).join();

/** A filter in SQL. */
export function conditionOf(field: Field, [name, values, from]: Filter): Condition {
  const encoded = values.map((value) => sought(field, value));
  if (from) return { sql: `${quoted(name)} >= ?`, values: encoded };
  return { sql: `${quoted(name)} in (${placeholders(encoded)})`, values: encoded };
}

/** Compares a text without regard to the case of the letters A to Z. */
export const caseless = ({ storage }: Pick<Field, 'storage'>): string =>
  storage.as === 'text' ? ' collate nocase' : '';

/** Text is sorted without regard to case. */
export function orderOf({ name, storage }: Field, descending: boolean): string {
  return `${quoted(name)}${caseless({ storage })}${descending ? ' desc' : ''}`;
}

/** Converts rows, whose columns are those of the fields, into records. */
export const rowDecoderFor = memoize((fields: readonly Field[]): ((row: readonly unknown[]) => StoredRecord) => {
  const columns = fields.map((field) => ({ name: field.name, decode: getDecoder(field) }));
  return (row) => {
    const record: Record<string, unknown> = {};
    for (let index = 0; index < columns.length; index += 1) {
      const { name, decode } = columns[index] as (typeof columns)[number];
      const value = row[index];
      record[name] = decode && value !== null ? decode(value) : value;
    }
    return record as StoredRecord;
  };
});
