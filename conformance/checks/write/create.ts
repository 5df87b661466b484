import { findOperation, type Operation } from '../../contract.ts';
import { getAdministrations } from '../../data/discovery.ts';
import type { Row } from '../../data/rows.ts';
import { formatDifference, getDifferences, withoutMeta } from '../../judges/differences.ts';
import { getRowKey, nameRow } from '../../judges/page.ts';
import { findSentIssues } from '../../judges/records.ts';
import { formatValue } from '../../rules/format.ts';
import type { Issue } from '../../session/http.ts';
import type { Check, Context } from '../check.ts';
import { getFilters } from './lists.ts';
import {
  findListDifference,
  getListPath,
  readList,
  readListed,
  readRecord,
  reportIfReproducible,
} from './read-after-write.ts';
import type { OwnRecord } from './records.ts';

/** A record is created as it was sent, and is found at `Location` and in its list. */
export const createCheck: Check = {
  name: 'create',
  appliesTo: ({ kind }) => kind === 'create',
  async run(operation, context) {
    const { session } = context;
    const created = await context.records.create(operation.path, 'full');
    if ('reason' in created) return session.coverage.skip(operation, 201, created.reason);
    const record = created.value;
    const exchanges = [record.exchange];
    session.report(...findSentIssues(record.exchange, record.sent).map((issue) => ({ ...issue, exchanges })));
    await checkLocation(context, operation, record);
    await reportIfReproducible(context, operation, () => compareRecord(context, operation, record));
    const compareList = () => findListDifference(context, record, record.exchange, operation.path);
    await reportIfReproducible(context, operation, compareList);
    await reportIfReproducible(context, operation, () => findTwin(context, operation, record));
    await checkOtherAdministrations(context, operation, record);
  },
};

async function checkLocation({ session }: Context, operation: Operation, record: OwnRecord): Promise<void> {
  const { exchange, row } = record;
  const { location } = exchange.response.headers;
  // A missing header is reported by validateResponse.
  if (location === undefined) return;
  const path = session.toOwnPath(location);
  const get = path && findOperation('GET', path);
  if (!get) {
    const message = `Location is "${location}", which is no URL of a record of this server.`;
    return session.report({ rule: 'location', message, operation, exchanges: [exchange] });
  }
  const followed = await session.request(get, { description: 'follow Location', path });
  const { status } = followed.response;
  if (status !== 200) {
    const message = `The status of Location is ${status}; expected 200.`;
    session.report({ rule: 'location', message, operation, exchanges: [exchange, followed] });
  } else if (!showSameRecord(row, (followed.json ?? {}) as Row)) {
    const message = `Location leads to another record than ${nameRow(row)}.`;
    session.report({ rule: 'location', message, operation, exchanges: [exchange, followed] });
  }
}

/** Tests whether two responses show the same record: they have the same identifier or URL, or neither has one. */
const showSameRecord = (a: Row, b: Row): boolean => a.id === b.id || getRowKey(a) === getRowKey(b);

/** A write returns the whole record, as it is read afterwards. */
async function compareRecord(
  context: Context,
  { path: list }: Operation,
  { path, row, exchange }: OwnRecord,
): Promise<Issue | undefined> {
  const read = await readRecord(context, list, path);
  const exchanges = [exchange, read] as const;
  const { status } = read.response;
  if (status !== 200) {
    const message = `The status of the created record is ${status}; expected 200.`;
    return { rule: 'created-record', message, exchanges };
  }
  const [difference] = getDifferences(withoutMeta(row), read.json);
  return difference && { rule: 'write-read-back', message: formatDifference(difference, 'was returned'), exchanges };
}

/** Finds that one POST created two records, by the text that is in no other. */
async function findTwin(context: Context, { path: list }: Operation, record: OwnRecord): Promise<Issue | undefined> {
  const filters = getFilters(list);
  const [field, text] =
    Object.entries(record.sent).findLast(([name, value]) => filters.has(name) && context.cleanup.runTag.isIn(value)) ??
    [];
  if (field === undefined) return undefined;
  const listed = await readList(context, list, getListPath(record.path), [[field, String(text)]]);
  const twins = listed?.rows.filter((row) => row[field] === text) ?? [];
  if (!listed || twins.length < 2) return undefined;
  const message = `One POST created ${twins.length} records with ${field} ${formatValue(text)}.`;
  return { rule: 'created-once', message, exchanges: [record.exchange, listed.exchange] };
}

const MAX_ADMINISTRATIONS = 2;

/** A record of one administration must not be found in another. */
async function checkOtherAdministrations(context: Context, operation: Operation, record: OwnRecord): Promise<void> {
  const { session, inventory, cleanup } = context;
  const { records } = context;
  const { administrationId } = (record.row._meta ?? {}) as { administrationId?: unknown };
  const tenant = session.settings.tenant ?? administrationId;
  const get = findOperation('GET', record.path);
  if (tenant === undefined || !get) return;
  const others = getAdministrations(inventory).ids.filter((id) => id !== tenant);
  for (const other of others.slice(0, MAX_ADMINISTRATIONS)) {
    const headers = { 'x-tenant-id': String(other) };
    const message = `The record of administration ${tenant} is shown in administration ${other}.`;
    const spec = { description: 'a record in another administration', path: record.path, headers };
    const read = await records.send(get, spec);
    if (read.response.status === 200 && cleanup.runTag.isIn(read.json)) {
      session.report({ rule: 'tenant-leak', message, operation, exchanges: [record.exchange, read] });
    }
    const listed = await readListed(context, operation.path, record, headers);
    if (listed && cleanup.runTag.isIn(listed.rows)) {
      session.report({ rule: 'tenant-leak', message, operation, exchanges: [record.exchange, listed.exchange] });
    }
  }
}
