import type { Check, Context } from '../check.ts';
import { contract, type Operation } from '../contract.ts';
import type { Exchange } from '../exchange.ts';
import { isWithoutModule } from '../refusals/places.ts';
import { lookAtProblem } from '../refusals/problem.ts';
import { unknownPath } from '../refusals/trial.ts';

const methods = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** Methods that a path does not take, by its placeholders. */
const notTaken = (path: string): readonly string[] =>
  methods.filter((method) => !(method.toLowerCase() in (contract.document.paths[path] ?? {})));

/**
 * A method that a path does not take is refused with 405, and `Allow` says what it takes. It is tried on a record that
 * there is not: a list would be at stake as a whole.
 */
export const wrongMethods: Check = {
  name: 'wrong methods',
  appliesTo: ({ path }) => path.includes('{') && path.endsWith('}') && notTaken(path).length > 0,
  async run(operation, context) {
    const { operations } = context.session.settings;
    const isFirst = operations.find(({ path }) => path === operation.path)?.id === operation.id;
    if (!isFirst || isWithoutModule(operation, context.found)) return;
    for (const method of notTaken(operation.path)) await tryMethod(operation, method, context);
  },
};

async function tryMethod(operation: Operation, method: string, { session }: Context): Promise<void> {
  const ask = { about: `method ${method}`, path: unknownPath(operation.path), method };
  const exchange = await session.ask(operation, method === 'DELETE' ? ask : { ...ask, body: {} });
  const { status } = exchange.reply;
  if (status === 429) return;
  if (status !== 405) {
    const message = `The path does not take ${method}, and the answer is ${status}; 405 was to be expected.`;
    return session.violate({ rule: 'method', message }, exchange);
  }
  lookAtProblem(session, exchange);
  lookAtAllow(exchange, method, session);
}

function lookAtAllow(exchange: Exchange, method: string, session: Context['session']): void {
  const allowed = exchange.reply.headers.allow?.split(',').map((one) => one.trim().toUpperCase());
  if (allowed?.includes('GET') && !allowed.includes(method)) return;
  const came = allowed ? `Allow is "${allowed.join(', ')}"` : 'There is no Allow';
  const message = `${came}; the methods that the path takes were to be expected, without ${method}.`;
  session.violate({ rule: 'allow header', message }, exchange);
}
