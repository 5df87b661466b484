import type { Operation } from '../contract.ts';
import type { HttpExchange, Query } from '../session/http.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A list of the server, with its first records. */
export interface Collection {
  readonly operation: Operation;
  /** With its identifiers: `/v1/debtors/1/mandates`. */
  readonly path: string;
  readonly required: Query;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly exchange: HttpExchange;
}

export type ListLocation = Pick<Collection, 'operation' | 'path' | 'required'>;

/** The records of a response of a list; undefined when it has none. */
export function getRows({ response, json }: HttpExchange): readonly Row[] | undefined {
  const { _data: rows } = (json ?? {}) as { _data?: unknown };
  if (response.status !== 200 || !Array.isArray(rows)) return undefined;
  return rows.filter((row): row is Row => typeof row === 'object' && row !== null);
}
