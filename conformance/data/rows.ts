import type { Operation } from '../contract.ts';
import type { HttpExchange, Query, ToOwnPath } from '../session/http.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A list of the server, with its first records. */
export interface Collection {
  readonly operation: Operation;
  /** With its identifiers: `/v1/debtors/1/mandates`. */
  readonly path: string;
  readonly required: Query;
  /** True when the server rejects the usual page size; its own is read then. */
  readonly isSizeRejected?: boolean;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly exchange: HttpExchange;
  /** The path of a record of the list; undefined for one that has none. */
  readonly getPath: (row: Row) => string | undefined;
}

export type ListLocation = Pick<Collection, 'operation' | 'path' | 'required' | 'isSizeRejected'>;

/** An identifier as a segment of a path; undefined for one that JSON does not hold exactly. */
export const toSegment = (id: unknown): string | undefined =>
  typeof id === 'string' || Number.isSafeInteger(id) ? encodeURIComponent(String(id)) : undefined;

/** The paths that a record can have below a list: that of its URL, else that of its identifier. */
export function getRecordPaths(toOwnPath: ToOwnPath, list: string, row: Row): readonly string[] {
  const { self } = (row._meta ?? {}) as { readonly self?: unknown };
  const own = toOwnPath(self)?.replace(/\?.*|\/$/, '');
  const isBelow = own?.toLowerCase().startsWith(`${list.toLowerCase()}/`);
  const segment = toSegment(row.id);
  return [...(own && isBelow ? [own] : []), ...(segment === undefined ? [] : [`${list}/${segment}`])];
}

/** The records of a response of a list; undefined when it has none. */
export function getRows(exchange: HttpExchange | undefined): readonly Row[] | undefined {
  const { _data: rows } = (exchange?.json ?? {}) as { _data?: unknown };
  if (exchange?.response.status !== 200 || !Array.isArray(rows)) return undefined;
  return rows.filter((row): row is Row => typeof row === 'object' && row !== null);
}

export const isEmpty = (value: unknown): boolean => value === null || value === undefined;
