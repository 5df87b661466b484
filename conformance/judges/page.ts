import { type Collection, isEmpty, type Row } from '../data/rows.ts';
import type { HttpExchange } from '../session/http.ts';
import { findCommonDifference, findDifference, withoutMeta } from './differences.ts';

/** Envelope of a page. A server can return other types. */
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

/** Checks that a page has all records of its query. */
export const isComplete = ({ meta, rows }: Page): boolean => isEmpty(meta.nextPage) && rows.length < PAGE_SIZE;

/** Returns the key of a record in its list: its URL, else all fields. */
export function getRowKey(row: Row): string {
  const self = getSelf(row);
  return typeof self === 'string' ? self : JSON.stringify(withoutMeta(row));
}

/** Checks that two views show the same record, in their shared fields. */
export const isSameRecord = (a: Row, b: Row): boolean =>
  getRowKey(a) === getRowKey(b) && findCommonDifference(a, b) === undefined;

/** Finds a record that another page repeats, field by field. */
export function findRepeatedRow(rows: readonly Row[], others: readonly Row[]): Row | undefined {
  const byKey = new Map(others.map((row) => [getRowKey(row), row]));
  const isRepeated = (row: Row): boolean => {
    const other = byKey.get(getRowKey(row));
    return other !== undefined && other !== row && !findDifference(other, row);
  };
  return rows.find(isRepeated);
}

/**
 * Finds the first unexpected record of a page, and the first known record that it lacks.
 *
 * @param isWrong returns true for an unexpected record; one without the deciding field may be expected.
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

/** Returns the envelope of a list or a record; empty without one. */
export const getMeta = ({ json }: HttpExchange): Meta => ((json ?? {}) as { _meta?: Meta | null })._meta ?? {};

export const getAdministrationId = (exchange: HttpExchange): unknown => getMeta(exchange).administrationId;

export const getSelf = (row: Row): unknown => (row._meta as { self?: unknown } | null | undefined)?.self;

/** Checks that a record has a field, which may be null. An absent field equals nothing. */
export const has = (row: Row, name: string): boolean => row[name] !== undefined;

/** Checks that the records of a list show a field: a server can have others. */
export const showsField = ({ rows }: Pick<Collection, 'rows'>, name: string): boolean =>
  rows.some((row) => has(row, name));

export const nameRow = ({ id }: Row): string => (id === undefined ? 'a record' : `record ${String(id)}`);
