import { type JsonObject, type Operation, operations, toUnknownPath } from '../../contract.ts';
import { findAllowIssues, getMethodStatements } from '../../judges/method.ts';
import type { HttpExchange } from '../../session/http.ts';
import type { Check, Context } from '../check.ts';
import { lacksModule } from '../negative/base-request.ts';
import { sendCreation } from './safe-send.ts';

/** Lists the methods that a path lacks: of a record all, of a list POST. */
function getUnsupportedMethods(path: string): readonly string[] {
  const isRecord = path.endsWith('}');
  if (!isRecord && !path.startsWith('/v1/')) return [];
  return (isRecord ? ['POST', 'PUT', 'PATCH', 'DELETE'] : ['POST']).filter(
    (method) => !operations.some((operation) => operation.path === path && operation.method === method),
  );
}

/**
 * A method that a path does not support gets 405 with `Allow`. It is sent to an unknown record, or to a list with an empty
 * object: a server that is wrong could delete a whole list.
 */
export const unsupportedMethodsCheck: Check = {
  name: 'unsupported methods',
  appliesTo: ({ path }) => getUnsupportedMethods(path).length > 0,
  async run(operation, context) {
    const selected = context.session.settings.operations;
    const isFirst = selected.find(({ path }) => path === operation.path)?.id === operation.id;
    if (!isFirst || lacksModule(operation, context.inventory)) return;
    for (const method of getUnsupportedMethods(operation.path)) {
      const spec = { description: `method ${method}`, path: toUnknownPath(operation.path), method };
      const sent = method === 'DELETE' ? spec : { ...spec, body: createBody(operation, context) };
      // A server may create countries, so the country of the run is deleted.
      const isCreation = method === 'POST' && operation.kind === 'list' && operation.resource === 'countries';
      const exchange = await (isCreation
        ? sendCreation(context, operation, sent)
        : context.session.request(operation, sent));
      checkResponse(context, exchange);
    }
  },
};

/** A server may create countries, which the platform shows too: those have what it names, and the tag of the run. */
const createBody = ({ resource }: Operation, { cleanup }: Context): JsonObject =>
  resource === 'countries' ? { name: `contract test ${cleanup.runTag.next()}`, code: 'XX' } : {};

function checkResponse({ session }: Context, exchange: HttpExchange): void {
  const { status } = exchange.response;
  if (status === 429) return;
  if (status !== 405) {
    const message = `The status for ${exchange.request.method} is ${status}; expected 405, as the path lacks it.`;
    session.report({ rule: 'method', message, exchanges: [exchange], provenance: getMethodStatements(exchange) });
    return;
  }
  session.report(...findAllowIssues(exchange));
}
