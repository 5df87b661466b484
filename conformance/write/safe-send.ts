import type { Context } from '../check.ts';
import type { CleanupRegistry } from '../cleanup.ts';
import { type Operation, UNKNOWN_ID } from '../contract.ts';
import type { RunTag } from '../generators/run-tag.ts';
import type { HttpExchange } from '../http.ts';
import { reportDisclosure } from '../negative/information-disclosure.ts';
import { NoResponseError, type RequestSpec } from '../session.ts';
import { trackCreated, trackOrphans } from './ownership.ts';

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
