import { expect } from 'vitest';
import type { Caller, Reply } from '../../support/fast-client.ts';
import { findMessageKey } from '../messages.ts';
import type { Company, Json, Row } from './company.ts';
import type { ShapeName } from './record-pick.ts';
import type { Rejection } from './rejections.ts';
import { type Shape, shapes } from './shapes.ts';

/** The sandbox, and what it was asked. */
export interface RealSandbox {
  readonly call: Caller;
  /** Requests and responses, for the message of a failure. */
  readonly requests: string[];
}

/** Makes a request in an administration, and remembers it. */
export async function request(
  real: RealSandbox,
  company: Company,
  method: string,
  path: string,
  body?: unknown,
): Promise<Reply> {
  const reply = await real.call(method, path, body, company.administration);
  const sent = body === undefined ? '' : ` ${JSON.stringify(body)}`;
  const { errors } = (reply.body ?? {}) as { errors?: object };
  const why = errors ? ` ${JSON.stringify(errors)}` : '';
  real.requests.push(`[${company.administration}] ${method} ${path}${sent} -> ${reply.status}${why}`);
  return reply;
}

/** Path of the list that a record is in, or of the record itself. */
export function pathOf({ path }: Pick<Shape, 'path'>, parent?: Row, id?: number): string {
  return `${path.replace(/\{\w+\}/, String(parent?.id))}${id === undefined ? '' : `/${id}`}`;
}

/** One of the records of a kind, and the one that it is below. */
export function pickRecord(
  company: Company,
  name: ShapeName,
  index: number,
): { row: Row; parent: Row | undefined } | undefined {
  const rows = company.rowsOf(name);
  const row = rows[index % Math.max(rows.length, 1)];
  const { parent } = shapes[name];
  return row && { row, parent: parent && company.find(parent, Number(row.debtorId)) };
}

/** Checks that a request was refused for these reasons and no others. */
export function expectRefused(reply: Reply, refusals: readonly Rejection[]): void {
  const { errors = {} } = (reply.body ?? {}) as { errors?: Readonly<Record<string, readonly string[]>> };
  const said = Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((message) => `${field}: ${findMessageKey(message, 'en')}`),
  );
  const expected = refusals.map(([field, key]) => `${field}: ${key}`);
  expect([reply.status, [...new Set(said)].toSorted()]).toEqual([400, expected.toSorted()]);
}

/** A record as an answer shows it, without its envelope. */
export function getRecord({ body }: Reply): Row {
  const { _meta, ...record } = body as Json;
  return record as Row;
}

/** Checks that records are the same, but for fields inside an object that are null in one and left out in the other. */
export function expectSame(actual: unknown, expected: unknown): void {
  expect(plain(actual)).toEqual(plain(expected));
}

function plain(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((item) => plain(item, depth));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, field]) => depth === 0 || field !== null);
  return Object.fromEntries(
    entries.map(([name, field]) => [name, Array.isArray(field) ? plain(field) : plain(field, depth + 1)]),
  );
}
