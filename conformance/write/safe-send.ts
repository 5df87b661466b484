import type { Context } from '../check.ts';
import type { CleanupRegistry } from '../cleanup.ts';
import { findOperationAt, type Operation, UNKNOWN_ID } from '../contract.ts';
import { getRows, type Row } from '../discovery.ts';
import type { RunTag } from '../generators/run-tag.ts';
import type { HttpExchange } from '../http.ts';
import { reportDisclosure } from '../negative/information-disclosure.ts';
import { NoResponseError, type RequestSpec } from '../session.ts';
import { findRecordOperation } from './lists.ts';

/**
 * Sends a request. A write goes to records of this run or to unknown identifiers only. Created records are tracked, also
 * when the server should have rejected the request.
 *
 * @throws Error when the request would change a record of others.
 */
export async function safeSend(
  context: Context,
  tag: RunTag,
  operation: Operation,
  spec: RequestSpec,
): Promise<HttpExchange> {
  const isWrite = (spec.method ?? operation.method) !== 'GET';
  if (isWrite && !isSafe(spec.path, context.cleanup)) throw new Error(`${spec.path} is not a record of this run.`);
  const exchange = await context.session.request(operation, spec).catch(async (error: unknown) => {
    const isUncertain = operation.kind === 'create' && error instanceof NoResponseError;
    if (isUncertain) await trackOrphans(context, tag, operation, spec.path);
    throw error;
  });
  reportDisclosure(context.session, exchange);
  if (operation.kind === 'create') await trackCreated(context, tag, exchange, spec.path);
  return exchange;
}

/** Whether the identifier in a path is of a record of this run, or of no record. */
function isSafe(path: string, cleanup: CleanupRegistry): boolean {
  const [record, id] = /^\/\w+\/\w+\/([^/]+)/.exec(path) ?? [];
  return record === undefined || id === UNKNOWN_ID || !/^[1-9]\d*$/.test(String(id)) || cleanup.owns(record);
}

/** Tracks a record that a server created, if it is proved to be ours: only those are deleted. */
async function trackCreated(context: Context, tag: RunTag, exchange: HttpExchange, list: string): Promise<void> {
  const { operation, json, response } = exchange;
  const { session, cleanup } = context;
  // A record may exist after an error of the server (openapi/guides/errors.md).
  if (response.status >= 500) await trackOrphans(context, tag, operation, list);
  if (response.status >= 300) return;
  const { id } = (json ?? {}) as Row;
  const path = typeof id === 'number' ? `${list}/${id}` : session.toOwnPath(response.headers.location);
  const remove = findRecordOperation(operation.path, 'delete');
  cleanup.markUnowned(path ?? `${list}, one record`);
  // The child records of our records are ours.
  const isBelow = operation.path.includes('{') && path?.startsWith(`${list}/`);
  const isOwn = path !== undefined && (isBelow || (await hasTag(context, tag, operation, path)));
  if (isOwn && remove) cleanup.track(remove, path);
  else if (await trackOrphans(context, tag, operation, list)) cleanup.unmark(path ?? `${list}, one record`);
}

/** Whether the record at a path has a tag of this run. */
async function hasTag({ session }: Context, tag: RunTag, { path }: Operation, record: string): Promise<boolean> {
  const get = findRecordOperation(path, 'get');
  if (!get) return false;
  const spec = { description: 'verify ownership', path: record, evenIfAborted: true };
  const { json, response } = await session.request(get, spec);
  return response.status === 200 && tag.isIn(json);
}

/** Records at the end of a list that are searched for ours. */
const SEARCH_SIZE = 20;

/** Finds and tracks our records with unknown identifiers. Returns whether there are any. */
async function trackOrphans(
  { session, cleanup }: Context,
  tag: RunTag,
  { path: collectionPath }: Operation,
  list: string,
): Promise<boolean> {
  const operation = findOperationAt(collectionPath, 'list');
  const remove = findRecordOperation(collectionPath, 'delete');
  if (!operation || !remove) return false;
  const query = [['orderby', '-id'] as const, ['pageSize', String(SEARCH_SIZE)] as const];
  const spec = { description: 'find orphans', path: list, query, evenIfAborted: true };
  const exchange = await session.request(operation, spec).catch(() => undefined);
  const rows = (exchange && getRows(exchange)) ?? [];
  const orphans = rows.filter((row) => tag.isIn(row) && !cleanup.owns(`${list}/${row.id}`));
  for (const { id } of orphans) cleanup.track(remove, `${list}/${id}`);
  return orphans.length > 0;
}
