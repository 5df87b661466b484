import { findOperationAt, findRecordOperation, isJsonObject, type Operation, UNKNOWN_ID } from '../../contract.ts';
import type { RunContext } from '../../data/cleanup.ts';
import { getRecordPaths, getRows, isEmpty, type Row } from '../../data/rows.ts';
import { hasTag } from '../../data/run-tag.ts';
import { toPage } from '../../judges/page.ts';
import { arePathsEqual, type HttpExchange } from '../../session/http.ts';
import { NoResponseError, type RequestSpec } from '../../session/request.ts';
import type { Session } from '../../session/session.ts';

/**
 * Sends a request. A write concerns only records of this run, or unknown identifiers. Created records are tracked, even if the
 * server should have rejected the request.
 *
 * @throws Error when the request would change a record of others.
 */
export async function safeSend(context: RunContext, operation: Operation, spec: RequestSpec): Promise<HttpExchange> {
  const isWrite = (spec.method ?? operation.method) !== 'GET';
  if (isWrite && !isSafe(spec.path, context)) throw new Error(`${spec.path} is not a record of this run.`);
  return operation.kind === 'create'
    ? sendCreation(context, operation, spec)
    : context.session.request(operation, spec);
}

/** Checks that the identifier in a path belongs to a record of this run, or to none. Some servers have texts as identifiers. */
function isSafe(path: string, { cleanup, inventory }: RunContext): boolean {
  const [record, id] = /^\/\w+\/\w+\/([^/]+)/.exec(path) ?? [];
  if (record === undefined || id === UNKNOWN_ID || cleanup.owns(record)) return true;
  const isNumber = /^[1-9]\d*$/.test(String(id));
  return (
    !isNumber &&
    !inventory.getCollections().some((list) => list.rows.some((row) => arePathsEqual(list.getPath(row), record)))
  );
}

/** Sends a request that may create a record, noted on disk first. */
export async function sendCreation(context: RunContext, operation: Operation, spec: RequestSpec) {
  const { session, cleanup } = context;
  const isTagKnown = cleanup.tagged.has(getForm(operation, spec));
  const before = isTagKnown ? undefined : await readPaths(context, operation, spec.path);
  cleanup.note('creating', spec.path);
  try {
    const exchange = await session.request(operation, spec);
    await trackCreated(context, exchange, spec, before);
    cleanup.note('settled', spec.path);
    return exchange;
  } catch (error) {
    const isUncertain = error instanceof NoResponseError && !(await trackOrphans(context, operation, spec.path));
    if (!isUncertain) cleanup.note('settled', spec.path);
    throw error;
  }
}

/** Returns the operation and the fields of a body. All records of one form show the tag, or none does. */
const getForm = ({ path }: Operation, { body }: RequestSpec): string =>
  `${path} ${isJsonObject(body) ? Object.keys(body).toSorted() : ''}`;

/** Maximum pages of a list to prove that a record is new. */
const MAX_PAGES = 40;

type Paths = ReadonlySet<string>;

/** Reads the paths of all records of a list; undefined when some are unknown. */
async function readPaths({ session }: RunContext, operation: Operation, path: string): Promise<Paths | undefined> {
  const list = findOperationAt(operation.path, 'list');
  const paths = new Set<string>();
  for (let page = 1; list && page <= MAX_PAGES; page += 1) {
    const spec = { description: 'records before a write', path, query: [['page', String(page)]] } as const;
    const exchange = await session.request(list, { ...spec, evenIfAborted: true }).catch(() => undefined);
    const read = exchange && toPage(exchange);
    if (!read?.hasData) return undefined;
    for (const row of read.rows)
      for (const own of getRecordPaths(session.toOwnPath, path, row).slice(0, 1)) paths.add(own);
    if (isEmpty(read.meta.nextPage)) return paths;
  }
  return undefined;
}

/**
 * Tracks a created record if it is certainly ours, as only those are deleted: it has the tag, or it is the only new record of its
 * list.
 */
async function trackCreated(context: RunContext, exchange: HttpExchange, spec: RequestSpec, before?: Paths) {
  const { operation, response } = exchange;
  const list = spec.path;
  const isNew = async (path: string): Promise<boolean> => {
    const after = response.status === 201 && before && (await readPaths(context, operation, list));
    const added = [...(after || [])].filter((other) => !before?.has(other));
    return added.length === 1 && arePathsEqual(added[0], path);
  };
  // A record may exist after an error of the server (openapi/guides/errors.md).
  if (response.status >= 500) await trackOrphans(context, operation, list);
  if (response.status >= 300) return;
  const remove = findRecordOperation(operation.path, 'delete') ?? operation;
  for (const path of getCreatedPaths(context.session, exchange, list)) {
    // The child records of our records are ours.
    const isBelow = operation.path.includes('{') && path.startsWith(`${list}/`);
    const isOurs = isBelow || (await isTagged(context, operation, path));
    if (isOurs && !isBelow) context.cleanup.tagged.add(getForm(operation, spec));
    if (isOurs || (await isNew(path))) return context.cleanup.track(remove, path);
  }
  await trackOrphans(context, operation, list);
}

/** Returns the possible paths of a created record: by its URL, its identifier, and Location. */
export function getCreatedPaths({ toOwnPath }: Session, { json, response }: HttpExchange, list: string) {
  const location = toOwnPath(response.headers.location)?.replace(/\/$/, '');
  return new Set([...getRecordPaths(toOwnPath, list, (json ?? {}) as Row), ...[location ?? []].flat()]);
}

async function isTagged({ session, cleanup }: RunContext, { path }: Operation, record: string): Promise<boolean> {
  const get = findRecordOperation(path, 'get');
  if (!get) return false;
  const spec = { description: 'verify ownership', path: record, evenIfAborted: true };
  const { json, response } = await session.request(get, spec);
  return response.status === 200 && cleanup.runTag.isIn(json);
}

/** Records at the end of a list to search for ours. */
const SEARCH_SIZE = 50;

/** Finds and tracks our records with unknown identifiers. Returns true when the list could be searched. */
async function trackOrphans(context: RunContext, operation: Operation, list: string): Promise<boolean> {
  const { session, cleanup } = context;
  const remove = findRecordOperation(operation.path, 'delete');
  const rows = await findTagged(session, operation, list, cleanup.runTag.id);
  for (const row of rows ?? []) {
    const [path] = getRecordPaths(session.toOwnPath, list, row);
    if (remove && path !== undefined && !cleanup.owns(path)) cleanup.track(remove, path);
  }
  return rows !== undefined;
}

/** Returns the newest records of a list that a run created; undefined for an unreadable list. */
export async function findTagged(session: Session, { path: template }: Operation, path: string, run: string) {
  const operation = findOperationAt(template, 'list');
  if (!operation) return undefined;
  const query = Object.entries({ orderby: '-id', pageSize: String(SEARCH_SIZE) });
  const spec = { description: 'find orphans', path, query, evenIfAborted: true };
  const exchange = await session.request(operation, spec).catch(() => undefined);
  return exchange && getRows(exchange)?.filter((row) => hasTag(row, run));
}
