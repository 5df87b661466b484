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

/**
 * Sends a method to an existing record where a path is only read. A faulty server could carry out a deletion, or a write to records
 * that others may change: these go to no record.
 */
function sendMethod(method: string, operation: Operation, context: Context): Promise<HttpExchange> {
  const { session, cleanup } = context;
  const isCountry = operation.resource === 'countries';
  const isReadOnly = operations.every(({ path, method: other }) => path !== operation.path || other === 'GET');
  const isHarmless = !operation.path.endsWith('}') || (isReadOnly && method !== 'DELETE');
  const isSafe = !isCountry && (isHarmless || session.settings.allowPermanent);
  const { path, row } = findTarget(operation, context);
  const body = createBody(method, { operation, row, tag: cleanup.runTag.next() });
  const target = (isSafe ? path : undefined) ?? toUnknownPath(operation.path);
  const spec = { description: `method ${method}`, path: target, method, ...(body && { body }) };
  const isCreation = isCountry && method === 'POST' && operation.kind === 'list';
  return isCreation ? sendCreation(context, operation, spec) : session.request(operation, spec);
}

/**
 * Checks that an unsupported method gets 405 with `Allow`. It goes to an existing record that is only read, to no record, or to a
 * list with an empty object: a faulty server could delete a whole list. With permanent changes allowed, all go to existing records.
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
