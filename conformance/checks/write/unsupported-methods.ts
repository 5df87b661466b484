import { operations, toUnknownPath } from '../../contract.ts';
import { findAllowIssues, getMethodStatements } from '../../judges/exchange.ts';
import type { Check } from '../check.ts';
import { lacksModule } from '../negative/rejections.ts';
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
    const { session, cleanup } = context;
    const isFirst = session.settings.operations.find(({ path }) => path === operation.path)?.id === operation.id;
    if (!isFirst || lacksModule(operation, context.inventory)) return;
    for (const method of getUnsupportedMethods(operation.path)) {
      const spec = { description: `method ${method}`, path: toUnknownPath(operation.path), method };
      // The source also shows writes to countries, so a server may accept this one. It is deleted afterwards.
      const isCountry = operation.resource === 'countries';
      const body = isCountry ? { name: `contract test ${cleanup.runTag.next()}`, code: 'XX' } : {};
      const sent = method === 'DELETE' ? spec : { ...spec, body };
      const isCreation = isCountry && method === 'POST' && operation.kind === 'list';
      const exchange = isCreation
        ? await sendCreation(context, operation, sent)
        : await session.request(operation, sent);
      const { status } = exchange.response;
      const message = `The status for ${method} is ${status}; expected 405, as the path lacks it.`;
      const issue = {
        rule: 'method',
        message,
        exchanges: [exchange],
        provenance: getMethodStatements(exchange),
      } as const;
      if (status !== 429) session.report(...(status === 405 ? findAllowIssues(exchange) : [issue]));
    }
  },
};
