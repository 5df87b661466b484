import { findTagged } from '../checks/write/safe-send.ts';
import { findOperation } from '../contract.ts';
import type { Session } from '../session/session.ts';
import { CleanupRegistry } from './cleanup.ts';
import type { CreatedRecords } from './created-records.ts';
import { getRecordPaths } from './rows.ts';
import { hasTag } from './run-tag.ts';

/**
 * Deletes records that earlier runs left, if they still have the mark of their run.
 *
 * @returns the paths of records that could not be deleted, and of records without a tag, which are not.
 */
export async function removeLeftovers(session: Session, journal: CreatedRecords) {
  await findUnsettled(session, journal);
  const cleanup = new CleanupRegistry(journal);
  const { records } = journal.read();
  const unrecognized: string[] = [];
  for (const [path, run] of records) {
    const owner = await findOwner(session, path, run, cleanup);
    const remove = findOperation('DELETE', path);
    if (owner === 'ours' && remove) cleanup.track(remove, path, true);
    else if (owner !== 'unknown') journal.write({ event: 'deleted', run, path });
    if (owner === 'others') unrecognized.push(path);
  }
  const ours = cleanup.remaining.length;
  const undeleted = await cleanup.deleteAll(session);
  journal.close();
  return { deleted: ours - undeleted.length, remaining: [...journal.read().records.keys()], unrecognized };
}

/** Notes the records of runs that ended before the outcome of a creation. */
async function findUnsettled(session: Session, journal: CreatedRecords): Promise<void> {
  for (const { run, list } of journal.read().unsettled) {
    const operation = findOperation('POST', list);
    const rows = operation && (await findTagged(session, operation, list, run));
    for (const [path] of (rows ?? []).map((row) => getRecordPaths(session.toOwnPath, list, row)))
      if (path !== undefined) journal.write({ event: 'created', run, path });
    if (rows) journal.write({ event: 'settled', run, list });
  }
}

/** Finds who created the record at a path. Records below a run's record belong to the run. */
async function findOwner(session: Session, path: string, run: string, cleanup: CleanupRegistry) {
  const get = findOperation('GET', path);
  const spec = { description: 'recognize a record', path };
  const exchange = get && (await session.request(get, spec).catch(() => undefined));
  if (exchange?.response.status === 404) return 'gone';
  if (exchange?.response.status !== 200) return 'unknown';
  const parent = /^(\/\w+\/\w+\/[^/]+)\/\w+\/[^/]+$/.exec(path)?.[1];
  return hasTag(exchange.json, run) || (parent !== undefined && cleanup.owns(parent)) ? 'ours' : 'others';
}
