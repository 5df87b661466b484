import { findRecordOperation, getFilters, getInputProperties } from '../../contract.ts';
import { getRecordPaths } from '../../data/rows.ts';
import { createTagText } from '../../data/run-tag.ts';
import { formatDifference, getDifferences, withoutMeta } from '../../judges/differences.ts';
import { nameRow } from '../../judges/page.ts';
import type { HttpExchange } from '../../session/http.ts';
import type { RequestSpec } from '../../session/request.ts';
import type { RejectedRequest } from '../negative/expect-rejection.ts';
import { readList, readRecord } from './read-after-write.ts';
import type { TaggedRequest, WriteTarget } from './targets.ts';

type Attempt = RejectedRequest<TaggedRequest>;

/** Values of one filter in a request. */
const MAX_FILTER_VALUES = 40;

const isRejected = ({ exchange }: Attempt): boolean => exchange.response.status >= 400;

export async function reportSideEffects(target: WriteTarget, attempts: readonly Attempt[]): Promise<void> {
  if (target.operation.kind === 'create') await reportStored(target, attempts.filter(isRejected));
  else await reportChanged(target, attempts);
}

/** Finds which rejected deletion deleted the record, by sending each again to a new record. */
export async function reportDeleted(target: WriteTarget, sent: readonly RequestSpec[]): Promise<void> {
  const { operation, context, list, record } = target;
  const isGone = async (path: string) => {
    const read = await readRecord(context, { list, path });
    return read.response.status === 404 ? read : undefined;
  };
  if (!record || !(await isGone(record.path))) return;
  for (const spec of sent.filter(({ path }) => path === record.path)) {
    const { path, exchange: creation } = await context.records.create(list, 'full');
    const deletion = await context.send(operation, { ...spec, path });
    const { status } = deletion.response;
    const read = status < 400 ? undefined : await isGone(path);
    if (!read) continue;
    const message = `A deletion was rejected with ${status}, and the record is gone.`;
    context.session.report({ rule: 'stored', message, operation, exchanges: [creation, deletion, read] });
    return;
  }
}

async function reportStored(target: WriteTarget, rejected: readonly Attempt[]): Promise<void> {
  const filters = getFilters(target.list);
  const fields = (target.template?.tagFields ?? []).filter((field) => filters.has(field));
  const properties = getInputProperties(target.operation);
  for (const field of fields.slice(0, 2)) {
    for (let start = 0; start < rejected.length; start += MAX_FILTER_VALUES) {
      const byText = rejected
        .slice(start, start + MAX_FILTER_VALUES)
        .map(({ base, exchange }) => [createTagText(properties[field] ?? {}, base.tag) ?? '', exchange] as const);
      await reportListed(target, field, new Map(byText));
    }
  }
}

/** Reports records with one of the texts, and tracks them. */
async function reportListed(target: WriteTarget, field: string, byText: ReadonlyMap<string, HttpExchange>) {
  const { path, list, context } = target;
  const remove = findRecordOperation(list, 'delete');
  const listed = await readList(context, list, { path, query: [...byText.keys()].map((text) => [field, text]) });
  for (const row of listed?.rows ?? []) {
    const exchange = byText.get(String(row[field]));
    if (!exchange || !listed) continue;
    const [record] = getRecordPaths(context.session.toOwnPath, path, row);
    if (remove && record !== undefined) context.cleanup.track(remove, record);
    const { operation, response } = exchange;
    const message = `A request was rejected with ${response.status}, and ${nameRow(row)} was created by it.`;
    context.session.report({ rule: 'stored', message, operation, exchanges: [exchange, listed.exchange] });
  }
}

async function reportChanged({ context, record }: WriteTarget, attempts: readonly Attempt[]): Promise<void> {
  if (!record) return;
  const read = await readRecord(context, record);
  const rejected = attempts.filter(isRejected);
  const [difference] = getDifferences(withoutMeta(record.row), read.json);
  if (!difference || read.response.status !== 200) return;
  const text = read.response.body.toString();
  // An accepted request changed the record rightly, so only a tag shows another one's change.
  const last = rejected.length === attempts.length ? rejected.at(-1) : undefined;
  const { exchange } = rejected.find(({ base }) => text.includes(base.tag)) ?? last ?? {};
  if (!exchange) return;
  const { operation, response } = exchange;
  const effect = formatDifference(difference, 'was expected');
  const message = `A request was rejected with ${response.status}, and ${effect}`;
  context.session.report({ rule: 'stored', message, operation, exchanges: [record.exchange, exchange, read] });
}
