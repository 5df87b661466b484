import type { Check, Context } from '../check.ts';
import { operations, toUnknownPath } from '../contract.ts';
import type { HttpExchange } from '../http.ts';
import { lacksModule } from '../negative/base-request.ts';
import { checkProblem } from '../negative/problem.ts';
import type { Session } from '../session.ts';

const getUnsupportedMethods = (path: string): readonly string[] =>
  ['POST', 'PUT', 'PATCH', 'DELETE'].filter(
    (method) => !operations.some((operation) => operation.path === path && operation.method === method),
  );

/**
 * A method that a path does not support gets 405 with `Allow`. It is sent to an unknown record only: a server that is wrong
 * could delete a whole list.
 */
export const unsupportedMethodsCheck: Check = {
  name: 'unsupported methods',
  appliesTo: ({ path }) => path.endsWith('}') && getUnsupportedMethods(path).length > 0,
  async run(operation, context) {
    const selected = context.session.settings.operations;
    const isFirst = selected.find(({ path }) => path === operation.path)?.id === operation.id;
    if (!isFirst || lacksModule(operation, context.inventory)) return;
    for (const method of getUnsupportedMethods(operation.path)) {
      const spec = { description: `method ${method}`, path: toUnknownPath(operation.path), method };
      const exchange = await context.session.request(operation, method === 'DELETE' ? spec : { ...spec, body: {} });
      checkResponse(context, exchange);
    }
  },
};

function checkResponse({ session }: Context, exchange: HttpExchange): void {
  const { status } = exchange.response;
  if (status === 429) return;
  if (status !== 405) {
    const message = `The status for ${exchange.request.method} is ${status}; expected 405, as the path lacks it.`;
    session.report({ rule: 'method', message }, exchange);
    return;
  }
  checkProblem(session, exchange);
  checkAllow(session, exchange);
}

function checkAllow(session: Session, exchange: HttpExchange): void {
  const { method } = exchange.request;
  const { allow } = exchange.response.headers;
  const methods = allow?.split(',').map((name) => name.trim().toUpperCase());
  if (methods?.includes('GET') && !methods.includes(method)) return;
  const message = `Allow is ${allow === undefined ? 'missing' : `"${allow}"`}; expected the methods of the path, without ${method}.`;
  session.report({ rule: 'allow-header', message }, exchange);
}
