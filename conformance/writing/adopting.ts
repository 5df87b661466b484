import type { Context } from '../check.ts';
import { type Operation, operationAt } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import type { Row } from '../found.ts';
import type { Marks } from './marks.ts';
import { onRecord } from './resources.ts';

/** Keeps in mind what a server created, if it can be shown to be ours: only that is removed. */
export async function adopt(context: Context, marks: Marks, exchange: Exchange, list: string): Promise<void> {
  const { operation, json, reply } = exchange;
  // After a failure of the server it may be there (openapi/guides/errors.md).
  if (reply.status >= 500) await adoptStray(context, marks, operation, list);
  if (reply.status >= 300) return;
  const remove = onRecord(operation.path, 'delete');
  const { id } = (json ?? {}) as Row;
  const path = typeof id === 'number' ? `${list}/${id}` : context.session.ownPath(reply.headers.location);
  const isOwn =
    path !== undefined && (isBelow(operation, list, path) || (await isOurs(context, marks, operation, path)));
  if (isOwn && remove) context.created.add(remove, path);
  else if (!(await adoptStray(context, marks, operation, list))) context.created.lose(path ?? `${list}, one record`);
}

/** What stands below a record of ours is ours. */
const isBelow = (operation: Operation, list: string, path: string): boolean =>
  operation.path.includes('{') && path.startsWith(`${list}/`);

/** Whether the record at a path holds a mark of this run. */
async function isOurs({ session }: Context, marks: Marks, { path }: Operation, record: string): Promise<boolean> {
  const get = onRecord(path, 'get');
  if (!get) return false;
  const { json, reply } = await session.ask(get, { about: 'what was created', path: record, always: true });
  return reply.status === 200 && marks.isIn(json);
}

/** Records at the end of a list that are looked at for one of ours. */
const looked = 20;

/** Looks for a record of ours that was created without anybody knowing its identifier. Says whether there was one. */
export async function adoptStray(
  { session, created }: Context,
  marks: Marks,
  { path: collection }: Operation,
  list: string,
): Promise<boolean> {
  const operation = operationAt(collection, 'list');
  const remove = onRecord(collection, 'delete');
  if (!operation || !remove) return false;
  const query = [['orderby', '-id'] as const, ['pageSize', String(looked)] as const];
  const ask = { about: 'what was created', path: list, query, always: true };
  const json = (await session.ask(operation, ask).catch(() => undefined))?.json;
  const { _data } = (json ?? {}) as { readonly _data?: unknown };
  const rows = (Array.isArray(_data) ? _data : []) as Row[];
  const strays = rows.filter((row) => marks.isIn(row) && !created.has(`${list}/${row.id}`));
  for (const { id } of strays) created.add(remove, `${list}/${id}`);
  return strays.length > 0;
}
