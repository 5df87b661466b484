import { Decimal } from 'decimal.js';
import { memoize } from '../contract/memoize.ts';
import type { Field, Resource } from '../contract/model.ts';
import { quoted } from './database.ts';

/** Columns that no record shows. */
export const TENANT_COLUMN = '_administrationId';
export const PARENT_COLUMN = '_parentId';
export const BYTES_COLUMN = '_bytes';

/** The administration of records that are the same in every administration. */
export const SHARED_TENANT_ID = 0;

/** The table of a resource; a view of another resource has none of its own. */
export const tableOf = ({ viewOf, name }: Resource): string => (viewOf ?? name).replaceAll('/', '_');

/** A value as its column stores it. */
export function encode({ storage }: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  switch (storage.as) {
    case 'boolean':
      return value === true ? 1 : 0;
    case 'decimal':
      return Math.round(Number(value) * 10 ** storage.scale);
    case 'json':
      return JSON.stringify(value);
    default:
      return value;
  }
}

/** A value to search for. A decimal is not rounded, so a value with too many decimals matches nothing. */
export function encodeFilterValue(field: Field, value: unknown): unknown {
  if (field.storage.as !== 'decimal') return encode(field, value);
  return new Decimal(Number(value)).times(10 ** field.storage.scale).toNumber();
}

/** Decodes the value of a column that is not null. Undefined when the column stores values of the field as they are. */
function createDecoder({ storage }: Field): ((value: unknown) => unknown) | undefined {
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

/** A value as it would be read again after it was stored. */
export function normalize(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (field.storage.as === 'decimal')
    return Math.round(Number(value) * 10 ** field.storage.scale) / 10 ** field.storage.scale;
  return value;
}

/** Converts rows, whose columns are those of the fields, into records. */
export const rowDecoderFor = memoize(
  (fields: readonly Field[]): ((row: readonly unknown[]) => Record<string, unknown>) => {
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
  },
);

/** A condition in SQL, and the values in it. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** A field and the values that it may have, or the lowest that it may have. A record must pass all filters. */
export type Filter = readonly [field: string, values: readonly unknown[], from?: 'from'];

/** A filter in SQL. */
export function toCondition(field: Field, [name, values, from]: Filter): Condition {
  const encoded = values.map((value) => encodeFilterValue(field, value));
  if (from) return { sql: `${quoted(name)} >= ?`, values: encoded };
  return { sql: `${quoted(name)} in (${encoded.map(() => '?').join(', ')})`, values: encoded };
}

/** Compares a text without regard to the case of the letters A to Z. */
export const caseInsensitive = ({ storage }: Field): string => (storage.as === 'text' ? ' collate nocase' : '');

/** Text is sorted without regard to case. */
export const toOrder = (field: Field, isDescending: boolean): string =>
  `${quoted(field.name)}${caseInsensitive(field)}${isDescending ? ' desc' : ''}`;
