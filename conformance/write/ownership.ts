import type { Context } from '../check.ts';
import { findOperationAt, type Operation } from '../contract.ts';
import { getRows, type Row } from '../discovery.ts';
import type { RunTag } from '../generators/run-tag.ts';
import type { HttpExchange } from '../http.ts';
import { findRecordOperation } from './lists.ts';

/** Tracks a record that a server created, if it is proved to be ours: only those are deleted. */
export async function trackCreated(context: Context, tag: RunTag, exchange: HttpExchange, list: string): Promise<void> {
  const { operation, json, response } = exchange;
  const { session, cleanup } = context;
  // A record may exist after an error of the server (openapi/guides/errors.md).
  if (response.status >= 500) await trackOrphans(context, tag, operation, list);
  if (response.status >= 300) return;
  const { id } = (json ?? {}) as Row;
  const path = typeof id === 'number' ? `${list}/${id}` : session.toOwnPath(response.headers.location);
  const remove = findRecordOperation(operation.path, 'delete');
  cleanup.markUnowned(path ?? `${list}, one record`);
  // A record below one of ours is ours.
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

/** Finds and tracks records of ours whose identifiers are unknown. Returns whether there are any. */
export async function trackOrphans(
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
