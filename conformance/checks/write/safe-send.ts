import { findOperationAt, type Operation, UNKNOWN_ID } from '../../contract.ts';
import type { CleanupRegistry } from '../../data/cleanup.ts';
import { getRows, type Row } from '../../data/rows.ts';
import type { RunContext } from '../../data/run-context.ts';
import type { HttpExchange } from '../../session/http.ts';
import { NoResponseError, type RequestSpec } from '../../session/request.ts';
import { findRecordOperation } from './lists.ts';

/**
 * Sends a request. A write goes to records of this run or to unknown identifiers only. Created records are tracked, also
 * when the server should have rejected the request.
 *
 * @throws Error when the request would change a record of others.
 */
export async function safeSend(context: RunContext, operation: Operation, spec: RequestSpec): Promise<HttpExchange> {
  const isWrite = (spec.method ?? operation.method) !== 'GET';
  if (isWrite && !isSafe(spec.path, context.cleanup)) throw new Error(`${spec.path} is not a record of this run.`);
  return operation.kind === 'create' ? create(context, operation, spec) : context.session.request(operation, spec);
}

/** Whether the identifier in a path is of a record of this run, or of no record. */
function isSafe(path: string, cleanup: CleanupRegistry): boolean {
  const [record, id] = /^\/\w+\/\w+\/([^/]+)/.exec(path) ?? [];
  return record === undefined || id === UNKNOWN_ID || !/^[1-9]\d*$/.test(String(id)) || cleanup.owns(record);
}

/** Sends a request that may create a record, which is on disk before the record is there. */
async function create(context: RunContext, operation: Operation, spec: RequestSpec): Promise<HttpExchange> {
  const { session, cleanup } = context;
  cleanup.note('creating', spec.path);
  try {
    const exchange = await session.request(operation, spec);
    await trackCreated(context, exchange, spec.path);
    cleanup.note('settled', spec.path);
    return exchange;
  } catch (error) {
    const isUncertain = error instanceof NoResponseError && !(await trackOrphans(context, operation, spec.path));
    if (!isUncertain) cleanup.note('settled', spec.path);
    throw error;
  }
}

/** Tracks a record that a server created, if it is proved to be ours: only those are deleted. */
async function trackCreated(context: RunContext, exchange: HttpExchange, list: string): Promise<void> {
  const { operation, json, response } = exchange;
  const { session, cleanup } = context;
  // A record may exist after an error of the server (openapi/guides/errors.md).
  if (response.status >= 500) await trackOrphans(context, operation, list);
  if (response.status >= 300) return;
  const { id } = (json ?? {}) as Row;
  const path = typeof id === 'number' ? `${list}/${id}` : session.toOwnPath(response.headers.location);
  const remove = findRecordOperation(operation.path, 'delete');
  // The child records of our records are ours.
  const isBelow = operation.path.includes('{') && path?.startsWith(`${list}/`);
  const isOwn = path !== undefined && (isBelow || (await isTagged(context, operation, path)));
  if (isOwn && remove) cleanup.track(remove, path);
  else await trackOrphans(context, operation, list);
}

/** Whether the record at a path has a tag of this run. */
async function isTagged({ session, cleanup }: RunContext, { path }: Operation, record: string): Promise<boolean> {
  const get = findRecordOperation(path, 'get');
  if (!get) return false;
  const spec = { description: 'verify ownership', path: record, evenIfAborted: true };
  const { json, response } = await session.request(get, spec);
  return response.status === 200 && cleanup.runTag.isIn(json);
}

/** Records at the end of a list that are searched for ours. */
const SEARCH_SIZE = 50;

/** Finds and tracks our records with unknown identifiers. Returns whether the list could be searched. */
async function trackOrphans(context: RunContext, operation: Operation, list: string): Promise<boolean> {
  const { cleanup } = context;
  const remove = findRecordOperation(operation.path, 'delete');
  const rows = await findTagged(context, operation, list, (row) => cleanup.runTag.isIn(row));
  for (const { id } of remove && rows ? rows : []) {
    if (remove && !cleanup.owns(`${list}/${id}`)) cleanup.track(remove, `${list}/${id}`);
  }
  return rows !== undefined;
}

/** The newest records of a list that a run created; undefined when the list cannot be read. */
export async function findTagged(
  { session }: Pick<RunContext, 'session'>,
  { path: collectionPath }: Pick<Operation, 'path'>,
  list: string,
  isOwn: (row: Row) => boolean,
): Promise<readonly Row[] | undefined> {
  const operation = findOperationAt(collectionPath, 'list');
  if (!operation) return undefined;
  const query = [['orderby', '-id'] as const, ['pageSize', String(SEARCH_SIZE)] as const];
  const spec = { description: 'find orphans', path: list, query, evenIfAborted: true };
  const exchange = await session.request(operation, spec).catch(() => undefined);
  return exchange && getRows(exchange)?.filter(isOwn);
}
