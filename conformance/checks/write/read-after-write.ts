import { setTimeout as delay } from 'node:timers/promises';
import { findOperationAt, findRecordOperation, type Operation } from '../../contract.ts';
import type { RunContext } from '../../data/cleanup.ts';
import { getRows, isEmpty, type Row, toSegment } from '../../data/rows.ts';
import { findCommonDifference, formatDifference } from '../../judges/differences.ts';
import { toPage } from '../../judges/page.ts';
import type { HttpExchange, Issue, Query } from '../../session/http.ts';
import type { RequestSpec } from '../../session/request.ts';
import { safeSend } from './safe-send.ts';

/** Place of a record: its path, and the path of its list with placeholders. */
export interface RecordPlace {
  readonly list: string;
  readonly path: string;
}

interface WrittenRecord extends RecordPlace {
  readonly row: Row;
  readonly exchange: HttpExchange;
}

/** Milliseconds before a probe is repeated. */
const RETRY_DELAY = 300;

type Probe = () => Promise<Issue | readonly (Issue | undefined)[] | undefined>;

/** Reports issues that a probe finds twice: a distributed server may need a moment after a write. */
export async function reportIfReproducible({ session }: RunContext, operation: Operation, probe: Probe) {
  const find = async (): Promise<readonly Issue[]> => [await probe()].flat().filter((issue) => issue !== undefined);
  if ((await find()).length === 0) return false;
  await delay(RETRY_DELAY);
  const issues = await find();
  session.report(...issues.map((issue) => ({ operation, ...issue })));
  return issues.length > 0;
}

export function readRecord(context: RunContext, { list, path }: RecordPlace): Promise<HttpExchange> {
  const get = findRecordOperation(list, 'get');
  if (!get) throw new Error(`The contract has no operation that reads a record of ${list}.`);
  return safeSend(context, get, { description: 'read after write', path });
}

/** Reads a list. @param list its path with placeholders. @param spec its path with identifiers. */
export async function readList(context: RunContext, list: string, spec: Omit<RequestSpec, 'description'>) {
  const operation = findOperationAt(list, 'list');
  if (!operation) return undefined;
  const exchange = await safeSend(context, operation, { description: 'list after write', ...spec });
  const rows = getRows(exchange);
  return rows && { exchange, rows };
}

/** Reads a record in its list, by its identifier; undefined without one. */
export async function readListed(context: RunContext, { list, path, row }: WrittenRecord, headers = {}) {
  const segment = toSegment(row.id);
  if (segment === undefined) return undefined;
  const query: Query = [['id', segment]];
  const listed = await readList(context, list, { path: getListPath(path), query, headers });
  const own = listed?.rows.find(({ id }) => id === row.id);
  // A server without that filter may have it on another page.
  const isComplete = listed && isEmpty(toPage(listed.exchange)?.meta.nextPage);
  return listed && (own || isComplete) ? { ...listed, row: own } : undefined;
}

/** Finds a value in a list that differs from the record after its last write. */
export async function findListDifference(
  context: RunContext,
  record: WrittenRecord,
  written = record.exchange,
): Promise<Issue | undefined> {
  const listed = await readListed(context, record);
  if (!listed) return undefined;
  const exchanges = [...new Set([record.exchange, written]), listed.exchange];
  if (!listed.row) return { rule: 'list-shows', message: 'The list lacks the written record.', exchanges };
  const read = await readRecord(context, record);
  const difference = read.response.status === 200 ? findCommonDifference(read.json, listed.row) : undefined;
  if (!difference) return undefined;
  const message = `In the list ${formatDifference(difference, 'is shown by the record itself')}`;
  return { rule: 'list-shows', message, exchanges: [...new Set([record.exchange, written, read]), listed.exchange] };
}

export const getListPath = (record: string): string => record.replace(/\/[^/]+$/, '');
