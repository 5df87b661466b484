import { findAlternative, getInputSchema, type Operation } from '../../contract.ts';
import { getRecordPaths } from '../../data/rows.ts';
import { createTagText } from '../../data/run-tag.ts';
import { formatDifference, getDifferences, withoutMeta } from '../../judges/differences.ts';
import { nameRow } from '../../judges/page.ts';
import type { HttpExchange } from '../../session/http.ts';
import type { RequestSpec } from '../../session/request.ts';
import type { Context } from '../check.ts';
import { findRecordOperation, getFilters } from './lists.ts';
import { readList, readRecord } from './read-after-write.ts';
import type { OwnRecord } from './records.ts';
import type { WriteTarget } from './targets.ts';

export interface Attempt {
  readonly tag: string;
  readonly exchange: HttpExchange;
}

/** Values of one filter in a request. */
const MAX_FILTER_VALUES = 40;

export async function reportSideEffects(
  operation: Operation,
  context: Context,
  target: WriteTarget,
  attempts: readonly Attempt[],
): Promise<void> {
  const rejected = attempts.filter(({ exchange }) => exchange.response.status >= 400);
  if (operation.kind === 'create') await reportStored(operation, context, target, rejected);
  else if (target.record) await reportChanged(context, target, target.record, attempts);
}

/** Finds the rejected deletion that deleted the record: each is sent again, to a record of its own. */
export async function reportDeleted(
  operation: Operation,
  context: Context,
  { list, record }: WriteTarget,
  sent: readonly RequestSpec[],
): Promise<void> {
  const isGone = async (path: string) => {
    const read = await readRecord(context, list, path);
    return read.response.status === 404 ? read : undefined;
  };
  if (!record || !(await isGone(record.path))) return;
  for (const spec of sent.filter(({ path }) => path === record.path)) {
    const created = await context.records.create(list, 'full');
    if ('reason' in created) return;
    const { path, exchange: creation } = created.value;
    const deletion = await context.records.send(operation, { ...spec, path });
    const { status } = deletion.response;
    const read = status < 400 ? undefined : await isGone(path);
    if (!read) continue;
    const message = `A deletion was rejected with ${status}, and the record is gone.`;
    context.session.report({ rule: 'stored', message, operation, exchanges: [creation, deletion, read] });
    return;
  }
}

async function reportStored(
  operation: Operation,
  context: Context,
  target: WriteTarget,
  rejected: readonly Attempt[],
): Promise<void> {
  const filters = getFilters(target.list);
  const fields = (target.template?.tagFields ?? []).filter((field) => filters.has(field));
  const { properties } = findAlternative(getInputSchema(operation) ?? {}, {});
  for (const field of fields.slice(0, 2)) {
    const byText = rejected.map(
      ({ tag, exchange }) => [createTagText(properties[field] ?? {}, tag) ?? '', exchange] as const,
    );
    for (let start = 0; start < byText.length; start += MAX_FILTER_VALUES) {
      await reportListed(context, target, field, new Map(byText.slice(start, start + MAX_FILTER_VALUES)));
    }
  }
}

/** Reports the records that have one of the texts, and tracks them. */
async function reportListed(
  context: Context,
  { path, list }: WriteTarget,
  field: string,
  byText: ReadonlyMap<string, HttpExchange>,
): Promise<void> {
  const remove = findRecordOperation(list, 'delete');
  const query = [...byText.keys()].map((text) => [field, text] as const);
  const listed = await readList(context, list, path, query);
  for (const row of listed?.rows ?? []) {
    const exchange = byText.get(String(row[field]));
    if (!exchange || !listed) continue;
    const [record] = getRecordPaths(context.session.toOwnPath, path, row);
    if (remove && record !== undefined) context.cleanup.track(remove, record);
    const message = `A request was rejected with ${exchange.response.status}, and ${nameRow(row)} was created by it.`;
    context.session.report({
      rule: 'stored',
      message,
      operation: exchange.operation,
      exchanges: [exchange, listed.exchange],
    });
  }
}

async function reportChanged(
  context: Context,
  { list }: WriteTarget,
  { path, row, exchange }: OwnRecord,
  attempts: readonly Attempt[],
): Promise<void> {
  const read = await readRecord(context, list, path);
  const rejected = attempts.filter(({ exchange: { response } }) => response.status >= 400);
  const [difference] = getDifferences(withoutMeta(row), read.json);
  if (!difference || read.response.status !== 200) return;
  const text = read.response.body.toString();
  // A request that was accepted instead changed the record rightly, so that only a tag shows that another one did.
  const last = rejected.length === attempts.length ? rejected.at(-1) : undefined;
  const cause = rejected.find(({ tag }) => text.includes(tag)) ?? last;
  if (!cause) return;
  const effect = formatDifference(difference, 'was expected');
  const message = `A request was rejected with ${cause.exchange.response.status}, and ${effect}`;
  context.session.report({
    rule: 'stored',
    message,
    operation: cause.exchange.operation,
    exchanges: [exchange, cause.exchange, read],
  });
}
