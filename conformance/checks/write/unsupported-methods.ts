import { getCollectionPath, type Operation, operations, toUnknownPath } from '../../contract.ts';
import type { Row } from '../../data/rows.ts';
import { withoutMeta } from '../../judges/differences.ts';
import { findAllowIssues, getMethodStatements } from '../../judges/exchange.ts';
import type { HttpExchange } from '../../session/http.ts';
import type { Check, Context } from '../check.ts';
import { lacksModule } from '../negative/rejections.ts';
import { sendCreation } from './safe-send.ts';

/** Lists the methods that a path lacks: for a record all, for a list POST. */
function getUnsupportedMethods(path: string): readonly string[] {
  const isRecord = path.endsWith('}');
  if (!isRecord && !path.startsWith('/v1/')) return [];
  return (isRecord ? ['POST', 'PUT', 'PATCH', 'DELETE'] : ['POST']).filter(
    (method) => !operations.some((operation) => operation.path === path && operation.method === method),
  );
}

/** Creates the body of a method: a record's own fields, so that a faulty server changes nothing. */
function createBody(method: string, { operation, row, tag }: { operation: Operation; row: Row; tag: string }) {
  if (method === 'DELETE') return undefined;
  // The source also shows writes to countries, so a server may accept this one. It is deleted afterwards.
  if (operation.resource === 'countries') return { name: `contract test ${tag}`, code: 'XX' };
  return method === 'POST' ? {} : row;
}

/** Returns an existing record, or the list itself; undefined where none is known. */
function findTarget({ path }: Operation, { inventory }: Context) {
  const list = inventory.getCollection(getCollectionPath(path));
  const row = path.endsWith('}') ? list?.rows.find((candidate) => list.getPath(candidate) !== undefined) : undefined;
  return { path: path.endsWith('}') ? row && list?.getPath(row) : path, row: withoutMeta(row ?? {}) };
}

/** Sends a method to an existing record, except a deletion, which a faulty server could execute. */
function sendMethod(method: string, operation: Operation, context: Context): Promise<HttpExchange> {
  const { session, cleanup } = context;
  const isCountry = operation.resource === 'countries';
  const isSafe = !isCountry && (method !== 'DELETE' || session.settings.allowPermanent);
  const { path, row } = findTarget(operation, context);
  const body = createBody(method, { operation, row, tag: cleanup.runTag.next() });
  const target = (isSafe ? path : undefined) ?? toUnknownPath(operation.path);
  const spec = { description: `method ${method}`, path: target, method, ...(body && { body }) };
  const isCreation = isCountry && method === 'POST' && operation.kind === 'list';
  return isCreation ? sendCreation(context, operation, spec) : session.request(operation, spec);
}

/**
 * Checks that an unsupported method gets 405 with `Allow`. It goes to an existing record, or to a list with an empty object: a
 * faulty server could delete a whole list. A record is deleted only where permanent changes are allowed.
 */
export const unsupportedMethodsCheck: Check = {
  name: 'unsupported methods',
  appliesTo: ({ path }) => getUnsupportedMethods(path).length > 0,
  async run(operation, context) {
    const { session, inventory } = context;
    const isFirst = session.settings.operations.find(({ path }) => path === operation.path)?.id === operation.id;
    if (!isFirst || lacksModule(operation, inventory)) return;
    for (const method of getUnsupportedMethods(operation.path)) {
      const exchange = await sendMethod(method, operation, context);
      const { status } = exchange.response;
      const message = `The status for ${method} is ${status}; expected 405, as the path lacks it.`;
      const provenance = getMethodStatements(exchange);
      const issue = { rule: 'method', message, exchanges: [exchange], provenance } as const;
      if (status !== 429) session.report(...(status === 405 ? findAllowIssues(exchange) : [issue]));
    }
  },
};
