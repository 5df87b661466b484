import { Decimal } from 'decimal.js';
import type { Field, Resource } from '../../contract/model.ts';
import { foldCase } from '../../contract/normalize-text.ts';
import { getTableName, PARENT_COLUMN, SHARED_TENANT_ID, TENANT_COLUMN } from './columns.ts';
import { createPlaceholders, type Database, quote, type RowDecoder } from './database.ts';
import type { Condition, Filter, Records, Scope, StoredRecord } from './types.ts';

export function openRecords(database: Database, resource: Resource): Records {
  const opened = database.records.get(resource) ?? createRecords(database, resource);
  database.records.set(resource, opened);
  return opened;
}

/** Decimal digits of an exact whole number. */
const MAX_DIGITS = 15;

function createRecords(database: Database, resource: Resource): Records {
  const table = quote(getTableName(resource));
  const byName = new Map(resource.fields.map((field) => [field.name, field]));
  // Lines that a view shows with its header are separate records.
  const all = resource.fields.filter(({ name }) => resource.viewOf === undefined || name !== 'lines');
  const changeable = all.filter(({ name }) => name !== 'id');
  const everyColumn = all.map(({ name }) => quote(name)).join(', ');
  const toRecord = createRowDecoder(all) as RowDecoder<StoredRecord>;

  function getField(name: string): Field {
    const field = byName.get(name);
    if (!field) throw new Error(`${resource.name} has no field ${name}`);
    return field;
  }

  function inScope({ administrationId, parentId }: Scope): Condition {
    const tenantId = resource.isShared ? SHARED_TENANT_ID : administrationId;
    const tenant = `${TENANT_COLUMN} = ?`;
    if (resource.parent === undefined || parentId === undefined) return { sql: tenant, values: [tenantId] };
    return { sql: `${tenant} and ${PARENT_COLUMN} = ?`, values: [tenantId, parentId] };
  }

  function matching(scope: Scope, filters: readonly Filter[]): Condition {
    let { sql, values } = inScope(scope);
    for (const filter of filters) {
      const condition = toCondition(getField(filter[0]), addSpellings(scope, filter));
      sql = `${sql} and ${condition.sql}`;
      values = [...values, ...condition.values];
    }
    return { sql, values };
  }

  /** Adds stored texts that equal a value by letters outside A to Z, where case does not matter. */
  function addSpellings(scope: Scope, filter: Filter): Filter {
    const [name, values] = filter;
    const field = getField(name);
    if (!field.ignoresCase) return filter;
    const folded = values.map((value) => foldCase(String(value)));
    // Unique fields have only ASCII.
    if (field.isUnique) return [name, folded];
    const { sql, values: scoped } = inScope(scope);
    const text = `select distinct ${quote(name)} from ${table} where ${sql} and ${quote(name)} ${HAS_OTHER_LETTERS}`;
    const others = database.allAsArrays(text, ...scoped).map(([stored]) => String(stored));
    return [name, [...folded, ...others.filter((other) => folded.includes(foldCase(other)))]];
  }

  function select(rest: string, ...values: readonly unknown[]): StoredRecord[] {
    return database.allDecoded(toRecord, `select ${everyColumn} from ${table} where ${rest}`, ...values);
  }

  const toStored = (id: number, record: Readonly<Record<string, unknown>>): StoredRecord =>
    Object.fromEntries(
      all.map((field) => [field.name, field.name === 'id' ? id : normalize(field, record[field.name])]),
    ) as StoredRecord;

  const insertColumns = ['id', ...changeable.map(({ name }) => name), TENANT_COLUMN, PARENT_COLUMN];
  const target = `into ${table} (${insertColumns.map(quote).join(', ')})`;
  const values = `values (${createPlaceholders(insertColumns)})`;
  const insertText = `insert ${target} ${values}`;
  const putText = `insert or replace ${target} ${values}`;
  // Constant for any number of rows.
  const insertAllText = `insert ${target} select ${insertColumns.map((_, index) => `value ->> ${index}`).join(', ')} from json_each(?)`;

  function toRow(scope: Scope, record: Readonly<Record<string, unknown>>): readonly unknown[] {
    const encoded = changeable.map((field) => encode(field, record[field.name]));
    const tenantId = resource.isShared ? SHARED_TENANT_ID : scope.administrationId;
    return [record.id ?? null, ...encoded, tenantId, scope.parentId ?? null];
  }

  function insertAll(scope: Scope, records: readonly Readonly<Record<string, unknown>>[]): StoredRecord[] {
    if (records.length === 0) return [];
    const rows = records.map((record) => toRow(scope, record));
    const ids =
      rows.length > 1 && database.insertAll
        ? database.insertAll(insertAllText, JSON.stringify(rows))
        : rows.map((row) => database.insert(insertText, ...row));
    return records.map((record, index) => toStored(Number(ids[index]), record));
  }

  function update(scope: Scope, id: number, fields: readonly Field[], changes: Readonly<Record<string, unknown>>) {
    const { sql, values } = inScope(scope);
    const columns = fields.map(({ name }) => `${quote(name)} = ?`).join(', ');
    const encoded = fields.map((field) => encode(field, changes[field.name]));
    database.run(`update ${table} set ${columns} where ${sql} and id = ?`, ...encoded, ...values, id);
  }

  /** Lists, by identifier as JSON, sort keys that SQLite cannot fold. */
  function foldTexts({ sql, values }: Condition, { name, storage }: Field): string | undefined {
    if (storage.as !== 'text') return undefined;
    const text = `select id, ${quote(name)} from ${table} where ${sql} and ${quote(name)} ${HAS_OTHER_LETTERS} limit ?`;
    const rows = database.allAsArrays(text, ...values, MAX_FOLDED + 1);
    if (rows.length === 0 || rows.length > MAX_FOLDED) return undefined;
    const folded = JSON.stringify(rows.map(([id, value]) => [id, foldCase(String(value))]));
    return folded.length > MAX_FOLDED_LENGTH ? undefined : folded;
  }

  return {
    count(scope, { filters }) {
      const { sql, values } = matching(scope, filters);
      return Number(database.allAsArrays(`select count(*) from ${table} where ${sql}`, ...values)[0]?.[0]);
    },

    page(scope, { filters, orderby, page, pageSize, fields }) {
      const condition = matching(scope, filters);
      const { sql, values } = condition;
      const selected = fields && all.filter(({ name }) => name === 'id' || fields.has(name));
      const columns = selected?.map(({ name }) => quote(name)).join(', ') ?? everyColumn;
      const decode = selected ? (createRowDecoder(selected) as typeof toRecord) : toRecord;
      const folded = orderby && foldTexts(condition, getField(orderby.field));
      const join = folded === undefined ? '' : `left join (${SELECT_FOLDED}) on foldedId = id`;
      const order = orderby ? `${toOrder(getField(orderby.field), orderby.descending, folded !== undefined)}, ` : '';
      const text = `select ${columns} from ${table} ${join} where ${sql} order by ${order}id limit +? offset ?`;
      const first = folded === undefined ? [] : [folded];
      return database.allAsArrays(text, ...first, ...values, pageSize, (page - 1) * pageSize).map(decode);
    },

    all(scope) {
      const { sql, values } = inScope(scope);
      return select(`${sql} order by id`, ...values);
    },

    findBy(scope, name, values) {
      const { sql, values: scoped } = inScope(scope);
      const field = getField(name);
      const encoded = values.map((value) => encode(field, value));
      return select(`${sql} and ${quote(name)} in (${createPlaceholders(encoded)}) order by id`, ...scoped, ...encoded);
    },

    findByIgnoringCase(scope, name, value) {
      const { sql, values } = inScope(scope);
      const condition = `${sql} and ${quote(name)}${getCollation(getField(name))} = ? order by id`;
      return select(condition, ...values, encode(getField(name), value));
    },

    find(scope, id) {
      const { sql, values } = inScope(scope);
      return select(`${sql} and id = ?`, ...values, id)[0];
    },

    findByParents(administrationId, parentIds) {
      const children = new Map(parentIds.map((id) => [id, [] as StoredRecord[]]));
      const { sql, values } = inScope({ administrationId });
      const condition = `${sql} and ${PARENT_COLUMN} in (${createPlaceholders(parentIds)}) order by id`;
      const text = `select ${everyColumn}, ${PARENT_COLUMN} from ${table} where ${condition}`;
      for (const row of database.allAsArrays(text, ...values, ...parentIds)) {
        children.get(Number(row[all.length]))?.push(toRecord(row));
      }
      return children;
    },

    highestNumber(scope, name, prefix, below = Number.MAX_SAFE_INTEGER) {
      const { sql, values } = inScope(scope);
      const column = quote(getField(name).name);
      // The range lets SQLite read only an index of the numbers.
      const isOfSeries = `${column} >= ? and ${column} < ? || char(1114111) and length(${column}) <= ?`;
      const number = `cast(substr(${column}, ?) as integer)`;
      const text = `select max(${number}) from ${table} where ${sql} and ${isOfSeries} and ${number} < ?`;
      const first = prefix.length + 1;
      const parameters = [first, ...values, prefix, prefix, MAX_DIGITS + prefix.length, first, below];
      return Number(database.allAsArrays(text, ...parameters)[0]?.[0] ?? 0);
    },

    add: (scope, record) => void database.run(insertText, ...toRow(scope, record)),
    insert: (scope, record) => insertAll(scope, [record])[0] as StoredRecord,
    insertAll,
    put: (scope, record) => void database.run(putText, ...toRow(scope, record)),

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

function encode({ storage, emptyParts }: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  switch (storage.as) {
    case 'boolean':
      return value === true ? 1 : 0;
    case 'decimal':
      return Math.round(Number(value) * 10 ** storage.scale);
    case 'json':
      return JSON.stringify(fillParts(emptyParts, value));
    default:
      return value;
  }
}

/** Encodes a value to search for. Decimals are not rounded, so too many match nothing. */
function encodeFilterValue(field: Field, value: unknown): unknown {
  if (field.storage.as !== 'decimal') return encode(field, value);
  return new Decimal(Number(value)).times(10 ** field.storage.scale).toNumber();
}

/** Adds parts of an object that an earlier version lacks. */
const fillParts = (emptyParts: Field['emptyParts'], value: unknown): unknown =>
  Object.keys(emptyParts).length > 0 ? { ...emptyParts, ...(value as object) } : value;

export type StoredField = Pick<Field, 'name' | 'storage'>;

/** Creates the decoder of a column's non-null values. Undefined for values stored as they are. */
function createDecoder({ storage }: StoredField): ((value: unknown) => unknown) | undefined {
  switch (storage.as) {
    case 'boolean':
      return (value) => value === 1;
    case 'decimal': {
      const factor = 10 ** storage.scale;
      return (value) => Number(value) / factor;
    }
    case 'json':
      return (value) => JSON.parse(String(value));
    default:
      return undefined;
  }
}

/** Returns a value as it would be read after storing it. */
function normalize(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (field.storage.as === 'json') return fillParts(field.emptyParts, value);
  return field.storage.as === 'decimal' ? Number(encode(field, value)) / 10 ** field.storage.scale : value;
}

/** Creates the converter of rows, with a column per field, into records. */
export function createRowDecoder(fields: readonly StoredField[]): RowDecoder<Record<string, unknown>> {
  const columns = fields.map((field) => ({ name: field.name, decode: createDecoder(field) }));
  return (row) => {
    const record: Record<string, unknown> = {};
    for (let index = 0; index < columns.length; index += 1) {
      const { name, decode } = columns[index] as (typeof columns)[number];
      const value = row[index];
      record[name] = decode && value !== null ? decode(value) : value;
    }
    return record;
  };
}

export function toCondition(field: Field, [name, values, from]: Filter): Condition {
  const encoded = values.map((value) => encodeFilterValue(field, value));
  if (from) return { sql: `${quote(name)} >= ?`, values: encoded };
  const collation = field.ignoresCase ? ' collate nocase' : '';
  return { sql: `${quote(name)}${collation} in (${createPlaceholders(encoded)})`, values: encoded };
}

/** Returns the collation that ignores the case of A to Z; unique fields have only ASCII. */
const getCollation = ({ storage }: Field): string => (storage.as === 'text' ? ' collate nocase' : '');

/** Matches a text outside ASCII. SQLite folds only A to Z. */
export const HAS_OTHER_LETTERS = "glob '*[^ -~]*'";

/** Limit of sort keys outside A to Z. Above it, only the case of A to Z is ignored. */
const MAX_FOLDED = 10_000;

/** Limit of their characters: a Durable Object binds values of at most 2 MB. */
const MAX_FOLDED_LENGTH = 500_000;

/** Cast and limit let SQLite index the result, which it would otherwise read for each record. */
const SELECT_FOLDED = `
  select cast(json_extract(value, '$[0]') as integer) as foldedId, json_extract(value, '$[1]') as foldedText
  from json_each(?) limit -1`;

/**
 * Orders by a field, ignoring the case of texts.
 * @param isFolded true when texts that SQLite cannot fold are joined.
 */
export const toOrder = (field: Field, isDescending: boolean, isFolded = false): string => {
  const text = isFolded ? `coalesce(foldedText, ${quote(field.name)})` : quote(field.name);
  return `${text}${getCollation(field)}${isDescending ? ' desc' : ''}`;
};
