import type { Collection, ListLocation, Row } from '../data/rows.ts';
import type { HttpExchange } from '../session/http.ts';
import { isEmpty } from './compare-values.ts';
import { getListParameters } from './list-parameters.ts';

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

/** Whether a page has all the records of its query. */
export const isComplete = ({ meta, rows }: Page): boolean => isEmpty(meta.nextPage) && rows.length < PAGE_SIZE;

/** Identifies a record in its list: by its `id`, else by its URL; a balance by the fields that it is grouped by. */
export function getRowKey({ operation }: Pick<ListLocation, 'operation'>, row: Row): string {
  if (row.id !== undefined) return String(row.id);
  if (getListParameters(operation).groups.length === 0) return String(getSelf(row));
  return JSON.stringify(getListParameters(operation).filters.map(({ name }) => row[name]));
}

/** The first record of a page that should not be on it, and the first known record that is missing on it. */
export function findMismatch(
  page: Page,
  { operation, rows }: Pick<Collection, 'operation' | 'rows'>,
  isExpected: (row: Row) => boolean,
): { readonly unexpected?: Row | undefined; readonly missing?: Row | undefined } {
  const unexpected = page.rows.find((row) => !isExpected(row));
  if (unexpected || !isComplete(page)) return { unexpected };
  const keys = new Set(page.rows.map((row) => getRowKey({ operation }, row)));
  return { missing: rows.find((row) => isExpected(row) && !keys.has(getRowKey({ operation }, row))) };
}

export const getAdministrationId = ({ json }: HttpExchange): unknown =>
  ((json ?? {}) as { _meta?: Meta | null })._meta?.administrationId;

export const getSelf = (row: Row): unknown => (row._meta as { self?: unknown } | null | undefined)?.self;

/** Whether a list has a field, as far as is known: a server can have other ones. */
export const hasField = ({ rows }: Pick<Collection, 'rows'>, name: string): boolean =>
  rows.length === 0 || rows.some((row) => name in row);

/** A record, for people. */
export const nameRow = ({ id }: Row): string => (id === undefined ? 'a record' : `record ${String(id)}`);
