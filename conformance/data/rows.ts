import type { Operation } from '../contract.ts';
import type { HttpExchange, Query, ToOwnPath } from '../session/http.ts';

export type Row = Readonly<Record<string, unknown>>;

/** List of the server, with its first records. */
export interface Collection {
  readonly operation: Operation;
  /** Path with identifiers: `/v1/debtors/1/mandates`. */
  readonly path: string;
  readonly required: Query;
  /** True when the server rejects the usual page size; the list is then read with its own. */
  readonly isSizeRejected?: boolean;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly exchange: HttpExchange;
  /** Returns the path of a record of the list; undefined without one. */
  readonly getPath: (row: Row) => string | undefined;
}

export type ListLocation = Pick<Collection, 'operation' | 'path' | 'required' | 'isSizeRejected'>;

/** Returns an identifier as a path segment; undefined when JSON does not hold it exactly. */
export const toSegment = (id: unknown): string | undefined =>
  typeof id === 'string' || Number.isSafeInteger(id) ? encodeURIComponent(String(id)) : undefined;

/** Returns the possible paths of a record below a list: by its URL, else by its identifier. */
export function getRecordPaths(toOwnPath: ToOwnPath, list: string, row: Row): readonly string[] {
  const { self } = (row._meta ?? {}) as { readonly self?: unknown };
  const own = toOwnPath(self)?.replace(/\?.*|\/$/, '');
  const isBelow = own?.toLowerCase().startsWith(`${list.toLowerCase()}/`);
  const segment = toSegment(row.id);
  return [...(own && isBelow ? [own] : []), ...(segment === undefined ? [] : [`${list}/${segment}`])];
}

/** Returns the records of a list response; undefined for any other. */
export function getRows(exchange: HttpExchange | undefined): readonly Row[] | undefined {
  const { _data: rows } = (exchange?.json ?? {}) as { _data?: unknown };
  if (exchange?.response.status !== 200 || !Array.isArray(rows)) return undefined;
  return rows.filter((row): row is Row => typeof row === 'object' && row !== null);
}

export const isEmpty = (value: unknown): boolean => value === null || value === undefined;
