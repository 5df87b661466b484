import { setTimeout as delay } from 'node:timers/promises';
import { findOperationAt, type Operation } from '../../contract.ts';
import { getRows, type Row, toSegment } from '../../data/rows.ts';
import type { RunContext } from '../../data/run-context.ts';
import { isEmpty } from '../../judges/compare-values.ts';
import { formatDifference, getDifferences, withoutMeta } from '../../judges/differences.ts';
import { toPage } from '../../judges/page.ts';
import type { HttpExchange, Issue, Query } from '../../session/http.ts';
import type { RequestSpec } from '../../session/request.ts';
import { findRecordOperation } from './lists.ts';
import { safeSend } from './safe-send.ts';

/** Milliseconds before a probe is repeated. */
const RETRY_DELAY = 300;

type ProbeResult = Issue | readonly (Issue | undefined)[] | undefined;

/** Reports what a probe of an operation shows twice: a distributed server may need a moment after a write. */
export async function reportIfReproducible(
  { session }: RunContext,
  operation: Operation,
  probe: () => Promise<ProbeResult>,
): Promise<boolean> {
  const find = async (): Promise<readonly Issue[]> => [await probe()].flat().filter((issue) => issue !== undefined);
  if ((await find()).length === 0) return false;
  await delay(RETRY_DELAY);
  const issues = await find();
  session.report(...issues.map((issue) => ({ ...issue, operation })));
  return issues.length > 0;
}

/** Reads a record. @param list the path of its list, with placeholders. */
export function readRecord(context: RunContext, list: string, path: string): Promise<HttpExchange> {
  const get = findRecordOperation(list, 'get');
  if (!get) throw new Error(`The contract has no operation that reads a record of ${list}.`);
  return safeSend(context, get, { description: 'read after write', path });
}

/** Reads a list. @param list its path with placeholders. @param path its path with identifiers. */
export async function readList(
  context: RunContext,
  list: string,
  path: string,
  query: Query,
  headers: RequestSpec['headers'] = {},
): Promise<{ readonly exchange: HttpExchange; readonly rows: readonly Row[] } | undefined> {
  const operation = findOperationAt(list, 'list');
  if (!operation) return undefined;
  const spec = { description: 'list after write', path, query, headers };
  const exchange = await safeSend(context, operation, spec);
  const rows = getRows(exchange);
  return rows && { exchange, rows };
}

/** Reads a record in its list, by its identifier; undefined for one that has none. */
export async function readListed(
  context: RunContext,
  list: string,
  { path, id }: { readonly path: string; readonly id: unknown },
  headers?: RequestSpec['headers'],
) {
  const segment = toSegment(id);
  const listed = segment && (await readList(context, list, getListPath(path), [['id', segment]], headers));
  const row = listed ? listed.rows.find((candidate) => candidate.id === id) : undefined;
  // A server without that filter may have it on another page.
  const isComplete = listed && isEmpty(toPage(listed.exchange)?.meta.nextPage);
  return listed && (row || isComplete) ? { ...listed, row } : undefined;
}

/** Finds that a list shows a record otherwise than the response of its last write did. */
export async function findListDifference(
  context: RunContext,
  record: { readonly path: string; readonly id: unknown; readonly exchange: HttpExchange },
  written: HttpExchange,
  list: string,
): Promise<Issue | undefined> {
  const listed = await readListed(context, list, record);
  if (!listed) return undefined;
  const exchanges = [...new Set([record.exchange, written]), listed.exchange];
  if (!listed.row) return { rule: 'list-shows', message: 'The list lacks the written record.', exchanges };
  const [difference] = getDifferences(withoutMeta(listed.row), written.json);
  if (!difference) return undefined;
  const { field, expected: actual, actual: expected } = difference;
  const message = `In the list ${formatDifference({ field, expected, actual }, 'was returned')}`;
  return { rule: 'list-shows', message, exchanges };
}

/** The path of the list of a record. */
export const getListPath = (record: string): string => record.replace(/\/[^/]+$/, '');
