import { type Collection, isEmpty, type Row } from '../data/rows.ts';
import type { HttpExchange } from '../session/http.ts';
import { findCommonDifference, findDifference, withoutMeta } from './differences.ts';

/** The envelope of a page. A server can return other types. */
export interface Meta {
  readonly previousPage?: unknown;
  readonly nextPage?: unknown;
  readonly totalCount?: unknown;
  readonly pageCount?: unknown;
  readonly self?: unknown;
  readonly administrationId?: unknown;
  readonly administrationName?: unknown;
}

export interface Page {
  readonly exchange: HttpExchange;
  readonly meta: Meta;
  readonly rows: readonly Row[];
  readonly hasData: boolean;
  /** `totalCount`; NaN when it is not a number. */
  readonly total: number;
}

/** Records of a page: enough to compare, and few for a list of a million. */
export const PAGE_SIZE = 50;

export function toPage(exchange: HttpExchange): Page | undefined {
  const { _data: data, _meta: meta } = (exchange.json ?? {}) as { _data?: unknown; _meta?: Meta | null };
  if (exchange.response.status !== 200 || typeof meta !== 'object' || meta === null) return undefined;
  const items: readonly unknown[] = Array.isArray(data) ? data : [];
  const rows = items.filter((row): row is Row => typeof row === 'object' && row !== null);
  const total = typeof meta.totalCount === 'number' ? meta.totalCount : Number.NaN;
  return { exchange, meta, rows, hasData: data !== undefined, total };
}

/** Tests whether a page has all the records of its query. */
export const isComplete = ({ meta, rows }: Page): boolean => isEmpty(meta.nextPage) && rows.length < PAGE_SIZE;

/** Identifies a record in its list: by its URL, else by all of its fields. */
export function getRowKey(row: Row): string {
  const self = getSelf(row);
  return typeof self === 'string' ? self : JSON.stringify(withoutMeta(row));
}

/** Tests whether two views show the same record, as far as both show it. */
export const isSameRecord = (a: Row, b: Row): boolean =>
  getRowKey(a) === getRowKey(b) && findCommonDifference(a, b) === undefined;

/** A record of a page that is on another one too, field by field. */
export function findRepeatedRow(rows: readonly Row[], others: readonly Row[]): Row | undefined {
  const byKey = new Map(others.map((row) => [getRowKey(row), row]));
  const isRepeated = (row: Row): boolean => {
    const other = byKey.get(getRowKey(row));
    return other !== undefined && other !== row && !findDifference(other, row);
  };
  return rows.find(isRepeated);
}

/**
 * The first record of a page that should not be on it, and the first known record that is missing on it.
 *
 * @param isWrong whether a record is not expected; a record without the field that decides it may be.
 */
export function findMismatch(
  page: Page,
  { rows }: Pick<Collection, 'rows'>,
  isExpected: (row: Row) => boolean,
  isWrong: (row: Row) => boolean = (row) => !isExpected(row),
): { readonly unexpected?: Row | undefined; readonly missing?: Row | undefined } {
  const unexpected = page.rows.find(isWrong);
  if (unexpected || !isComplete(page)) return { unexpected };
  const keys = new Set(page.rows.map(getRowKey));
  return { missing: rows.find((row) => isExpected(row) && !keys.has(getRowKey(row))) };
}

export const getAdministrationId = ({ json }: HttpExchange): unknown =>
  ((json ?? {}) as { _meta?: Meta | null })._meta?.administrationId;

export const getSelf = (row: Row): unknown => (row._meta as { self?: unknown } | null | undefined)?.self;

/** Tests whether a record has a field, which may be null. What is absent equals nothing, also not what is absent elsewhere. */
export const has = (row: Row, name: string): boolean => row[name] !== undefined;

/** Tests whether the records of a list show a field: a server can have other ones. */
export const showsField = ({ rows }: Pick<Collection, 'rows'>, name: string): boolean =>
  rows.some((row) => has(row, name));

export const nameRow = ({ id }: Row): string => (id === undefined ? 'a record' : `record ${String(id)}`);
