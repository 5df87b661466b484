import type { Context } from '../check.ts';
import type { Operation } from '../contract.ts';
import type { Created } from '../created.ts';
import type { Exchange } from '../exchange.ts';
import { reportLeaks } from '../refusals/leaks.ts';
import { unknownId } from '../refusals/trial.ts';
import { type Ask, NoAnswer } from '../session.ts';
import { adopt, adoptStray } from './adopting.ts';
import type { Marks } from './marks.ts';

/**
 * Makes a request. One that writes goes to nothing but what this run made or what there is not. What it creates is kept
 * in mind, to be removed at the end; also when it should have been refused.
 *
 * @throws an Error when the request would touch a record of somebody else.
 */
export async function send(context: Context, marks: Marks, operation: Operation, ask: Ask): Promise<Exchange> {
  const writes = (ask.method ?? operation.method).toUpperCase() !== 'GET';
  if (writes && !isHarmless(ask.path, context.created)) throw new Error(`${ask.path} is not a record of this run`);
  const exchange = await context.session.ask(operation, ask).catch(async (error: unknown) => {
    // Nobody knows what became of it.
    if (operation.kind === 'create' && error instanceof NoAnswer) await adoptStray(context, marks, operation, ask.path);
    throw error;
  });
  reportLeaks(context.session, exchange);
  if (operation.kind === 'create') await adopt(context, marks, exchange, ask.path);
  return exchange;
}

/** Whether the identifier behind a resource is one of this run, or none that a record can have. */
function isHarmless(path: string, created: Created): boolean {
  const [record, id] = /^\/\w+\/\w+\/([^/]+)/.exec(path) ?? [];
  return record === undefined || id === unknownId || !/^[1-9]\d*$/.test(String(id)) || created.has(record);
}
