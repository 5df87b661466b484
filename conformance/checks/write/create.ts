import { findOperation, getFilters, type Operation } from '../../contract.ts';
import type { RunContext } from '../../data/cleanup.ts';
import { getAdministrations } from '../../data/discovery.ts';
import { findReadBackIssue } from '../../judges/comparisons.ts';
import { findSentIssues } from '../../judges/records.ts';
import { formatValue } from '../../rules/format.ts';
import type { HttpExchange, Issue } from '../../session/http.ts';
import { ObstacleError, orObstacle } from '../../session/stop.ts';
import type { Check, Context } from '../check.ts';
import { listStates } from './changes.ts';
import {
  findListDifference,
  getListPath,
  readList,
  readListed,
  readRecord,
  reportIfReproducible,
} from './read-after-write.ts';
import type { OwnRecord } from './records.ts';

/** Checks that a record is created as sent, and found at `Location` and in its list. */
export const createCheck: Check = {
  name: 'create',
  appliesTo: ({ kind }) => kind === 'create',
  async run(operation, context) {
    const record = await context.records.create(operation.path, 'full');
    const exchanges = [record.exchange];
    context.session.report(...findSentIssues(record.exchange, record.sent).map((issue) => ({ ...issue, exchanges })));
    await followLocation(context, operation, record);
    for (const find of [compareRecord, findListDifference, findTwin])
      await reportIfReproducible(context, operation, () => find(context, record));
    await checkOtherAdministrations(context, operation, record);
    for (const change of listStates(operation, record.row)) {
      const other = await orObstacle(context.records.create(operation.path, 'full', change));
      if (other instanceof ObstacleError) continue;
      context.session.report(
        ...findSentIssues(other.exchange, change).map((issue) => ({ ...issue, exchanges: [other.exchange] })),
      );
      await reportIfReproducible(context, operation, () => compareRecord(context, other));
    }
  },
};

/** Follows Location. A judge compares it with the record's URL. */
async function followLocation({ session }: Context, operation: Operation, { exchange }: OwnRecord): Promise<void> {
  const path = session.toOwnPath(exchange.response.headers.location);
  const get = path === undefined ? undefined : findOperation('GET', path);
  if (path === undefined || !get) return;
  const followed = await session.request(get, { description: 'follow Location', path });
  const { status } = followed.response;
  if (status === 200) return;
  const message = `The status of Location is ${status}; expected 200.`;
  session.report({ rule: 'location', message, operation, exchanges: [exchange, followed] });
}

async function compareRecord(context: Context, record: OwnRecord): Promise<Issue | undefined> {
  const read = await readRecord(context, record);
  const exchanges = [record.exchange, read] as const;
  const { status } = read.response;
  if (status !== 200) {
    const message = `The status of the created record is ${status}; expected 200.`;
    return { rule: 'created-record', message, exchanges };
  }
  return findReadBackIssue(record.exchange, read);
}

/** Finds two records of one POST, by their unique text. */
export async function findTwin(
  context: RunContext,
  { list, path, sent, exchange }: Omit<OwnRecord, 'row'>,
): Promise<Issue | undefined> {
  const filters = getFilters(list);
  const isTagged = ([name, value]: readonly [string, unknown]): boolean =>
    filters.has(name) && context.cleanup.runTag.isIn(value);
  const [field, text] = Object.entries(sent).findLast(isTagged) ?? [];
  if (field === undefined) return undefined;
  const listed = await readList(context, list, { path: getListPath(path), query: [[field, String(text)]] });
  const twins = listed?.rows.filter((row) => row[field] === text) ?? [];
  if (!listed || twins.length < 2) return undefined;
  const message = `One POST created ${twins.length} records with ${field} ${formatValue(text)}.`;
  return { rule: 'created-once', message, exchanges: [exchange, listed.exchange] };
}

const MAX_ADMINISTRATIONS = 2;

async function checkOtherAdministrations(context: Context, operation: Operation, record: OwnRecord): Promise<void> {
  const { session, inventory, cleanup } = context;
  const { administrationId } = (record.row._meta ?? {}) as { administrationId?: unknown };
  const tenant = session.settings.tenant ?? administrationId;
  const get = findOperation('GET', record.path);
  if (tenant === undefined || !get) return;
  const others = getAdministrations(inventory).ids.filter((id) => id !== tenant);
  for (const other of others.slice(0, MAX_ADMINISTRATIONS)) {
    const headers = { 'x-tenant-id': String(other) };
    const spec = { description: 'a record in another administration', path: record.path, headers };
    const read = await context.send(get, spec);
    const listed = await readListed(context, record, headers);
    const message = `The record of administration ${tenant} is shown in administration ${other}.`;
    const reportLeak = (exchange: HttpExchange) =>
      session.report({ rule: 'tenant-leak', message, operation, exchanges: [record.exchange, exchange] });
    if (read.response.status === 200 && cleanup.runTag.isIn(read.json)) reportLeak(read);
    if (listed && cleanup.runTag.isIn(listed.rows)) reportLeak(listed.exchange);
  }
}
