import type { Context } from '../check.ts';
import type { Operation } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import type { Row } from '../found.ts';
import type { Sends } from '../refusals/refuse.ts';
import { differences, told } from './differences.ts';
import { markFor } from './marks.ts';
import { plainly, read, readList } from './reading-back.ts';
import type { OwnRecord } from './records.ts';
import { filtersOf, onRecord } from './resources.ts';
import { schemaNamed, shapeOf } from './shape.ts';
import type { Target } from './targets.ts';

/** A request that was to be refused, and the mark that it has. */
export interface Attempt {
  readonly mark: string;
  readonly exchange: Exchange;
}

/** Values that one request filters by. */
const atOnce = 40;

/** Reports what was stored of requests that were refused. */
export async function reportStored(
  operation: Operation,
  context: Context,
  target: Target,
  attempts: readonly Attempt[],
): Promise<void> {
  // What was not refused has been told already.
  const refused = attempts.filter(({ exchange }) => exchange.reply.status >= 400);
  if (operation.kind === 'create') await reportCreated(operation, context, target, refused);
  else if (target.record) await reportChanged(context, target, target.record, refused);
}

/** A way to send that looks after each refused deletion whether the record is still there: nothing else tells which. */
export function watching(context: Context, { list, record }: Target, sends: Sends): Sends {
  let isGone = record === undefined;
  return async (operation, ask) => {
    const exchange = await sends(operation, ask);
    if (operation.kind !== 'delete' || !record || isGone || exchange.reply.status < 400) return exchange;
    const there = await read(context, list, record.path);
    isGone = there.reply.status === 404;
    if (!isGone) return exchange;
    const message = `A deletion was refused with ${exchange.reply.status}, and the record is gone.`;
    context.session.violate({ rule: 'stored', message }, record.exchange, exchange, there);
    return exchange;
  };
}

/** Looks for records with the marks of what was refused. */
async function reportCreated(
  operation: Operation,
  context: Context,
  { path, list, template }: Target,
  refused: readonly Attempt[],
): Promise<void> {
  const filters = filtersOf(list);
  const { properties } = shapeOf(schemaNamed(String(operation.body?.schema)), {});
  for (const name of (template?.labels ?? []).filter((label) => filters.has(label)).slice(0, 2)) {
    const byText = new Map(refused.map((one) => [markFor(properties.get(name) ?? {}, one.mark) ?? '', one.exchange]));
    const texts = [...byText.keys()];
    for (let from = 0; from < texts.length; from += atOnce) {
      const query = texts.slice(from, from + atOnce).map((text) => [name, text] as const);
      const listed = await readList(context, list, path, query);
      const strays = listed?.rows.filter((row) => byText.has(String(row[name]))) ?? [];
      for (const stray of strays)
        await report(stray, byText.get(String(stray[name])) as Exchange, listed?.exchange as Exchange);
    }
  }

  async function report(stray: Row, refusal: Exchange, listed: Exchange): Promise<void> {
    const remove = onRecord(list, 'delete');
    if (remove) context.created.add(remove, `${path}/${stray.id}`);
    const message = `What was refused with ${refusal.reply.status} is in the list, as the record with id ${stray.id}.`;
    context.session.violate({ rule: 'stored', message }, refusal, listed);
  }
}

/** Looks whether a record is as it was. */
async function reportChanged(
  context: Context,
  { list }: Target,
  { path, row, exchange }: OwnRecord,
  refused: readonly Attempt[],
): Promise<void> {
  const there = await read(context, list, path);
  const last = refused.at(-1);
  if (!last) return;
  const [difference] = differences(plainly(row), there.json);
  if (!difference || there.reply.status !== 200) return;
  const text = there.reply.body.toString();
  const cause = refused.find(({ mark }) => text.includes(mark)) ?? last;
  const message = `A request was refused with ${cause.exchange.reply.status}, and ${told(difference, 'was there')}`;
  context.session.violate({ rule: 'stored', message }, exchange, cause.exchange, there);
}
