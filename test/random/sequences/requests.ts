import { expect } from 'vitest';
import type { Caller, Reply } from '../../support/fast-client.ts';
import { findMessageKey } from '../messages.ts';
import type { Company, Json, Row } from './company.ts';
import type { Rejection } from './rejections.ts';

export interface SentRequest {
  readonly administration: number;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** The request and why it was refused, for the message of a failure. */
  readonly text: string;
}

export interface RealSandbox {
  readonly call: Caller;
  readonly requests: SentRequest[];
}

/** Statuses that a request of a sequence can have. Business rules refuse many. */
const STATUSES: readonly number[] = [200, 201, 204, 400, 403, 404];

/** Makes a request in an administration, and remembers it. */
export async function send(
  { call, requests }: RealSandbox,
  { administration }: Company,
  method: string,
  path: string,
  body?: unknown,
): Promise<Reply> {
  const reply = await call(method, path, body, administration);
  const { status } = reply;
  const sent = body === undefined || body instanceof Uint8Array ? '' : ` ${JSON.stringify(body)}`;
  const { errors } = (reply.body ?? {}) as { errors?: object };
  const why = errors ? ` ${JSON.stringify(errors)}` : '';
  const text = `[${administration}] ${method} ${path}${sent} -> ${status}${why}`;
  requests.push({ administration, method, path, status, text });
  if (!STATUSES.includes(status)) throw new Error(`${text}\n${JSON.stringify(reply.body)}`);
  return reply;
}

/** Checks that a request was refused for these reasons and no others. */
export function expectRefused(reply: Reply, rejections: readonly Rejection[]): void {
  const { errors = {} } = (reply.body ?? {}) as { errors?: Readonly<Record<string, readonly string[]>> };
  const actual = Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((message) => `${field}: ${findMessageKey(message, 'en')}`),
  );
  const expected = rejections.map(([field, key]) => `${field}: ${key}`);
  expect([reply.status, [...new Set(actual)].toSorted()]).toEqual([400, expected.toSorted()]);
}

/** Returns a record as an answer shows it, without its envelope. */
export function getRecord({ body }: Reply): Row {
  const { _meta, ...record } = body as Json;
  return record as Row;
}

/** Returns the records of a list, without their envelopes; none of one that is refused. */
export function getRows({ body }: Reply): readonly Row[] {
  const { _data: items = [] } = (body ?? {}) as { readonly _data?: readonly (Row & { readonly _meta?: unknown })[] };
  return items.map(({ _meta, ...record }) => record);
}

/** Checks that records are the same, but for fields inside an object that are null in one and left out in the other. */
export function expectSame(actual: unknown, expected: unknown): void {
  expect(omitInnerNulls(actual)).toEqual(omitInnerNulls(expected));
}

function omitInnerNulls(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((item) => omitInnerNulls(item, depth));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, field]) => depth === 0 || field !== null);
  return Object.fromEntries(
    entries.map(([name, field]) => [name, omitInnerNulls(field, Array.isArray(field) ? 0 : depth + 1)]),
  );
}
