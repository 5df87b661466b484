import { setTimeout as pause } from 'node:timers/promises';
import { createRouter } from '../../mocks/contract/router.ts';
import type { Context } from '../check.ts';
import { type Operation, operationAt, operations } from '../contract.ts';
import type { Exchange, Fault } from '../exchange.ts';
import type { Row } from '../found.ts';
import type { Ask } from '../session.ts';
import { recordsOf } from './records.ts';
import { onRecord } from './resources.ts';

/** Something that is wrong, with the requests that show it in their order. */
export interface Complaint extends Fault {
  readonly exchanges: readonly [Exchange, ...Exchange[]];
}

/** Milliseconds until a server is asked once more. */
const soon = 300;

/** Reports what is wrong when it is seen twice: a server may need a moment until all of it knows of a change. */
export async function reportIfSeenTwice(
  { session }: Context,
  look: () => Promise<Complaint | undefined>,
): Promise<boolean> {
  if (!(await look())) return false;
  await pause(soon);
  const complaint = await look();
  if (complaint) session.violate(complaint, ...complaint.exchanges);
  return complaint !== undefined;
}

/** The operation that a path is read by, if there is one. */
export function readerOf(path: string): Operation | undefined {
  const match = router.find('GET', path.split('?')[0] ?? '');
  return match && 'operation' in match ? operations.find(({ id }) => id === match.operation.id) : undefined;
}

const router = createRouter(operations);

/** Reads a record of a list, given by the path of the list with its placeholders. */
export function read(context: Context, list: string, path: string): Promise<Exchange> {
  const get = onRecord(list, 'get');
  if (!get) throw new Error(`The contract has no operation that reads a record of ${list}`);
  return recordsOf(context).send(get, { about: 'read it back', path });
}

/** Asks a list for records, given by the paths of the list with its placeholders and filled in. */
export async function readList(
  context: Context,
  list: string,
  path: string,
  query: NonNullable<Ask['query']>,
  headers: Ask['headers'] = {},
): Promise<{ readonly exchange: Exchange; readonly rows: readonly Row[] } | undefined> {
  const operation = operationAt(list, 'list');
  if (!operation) return undefined;
  const exchange = await recordsOf(context).send(operation, { about: 'list it', path, query, headers });
  const { _data } = (exchange.json ?? {}) as { readonly _data?: unknown };
  return exchange.reply.status === 200 && Array.isArray(_data) ? { exchange, rows: _data as Row[] } : undefined;
}

/** A record without what is only about the answer. */
export function plainly(row: unknown): Row {
  const { _meta, ...rest } = (row ?? {}) as Row;
  return rest;
}
