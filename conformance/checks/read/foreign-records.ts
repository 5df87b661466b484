import { toUnknownPath } from '../../contract.ts';
import { findDifference } from '../../judges/differences.ts';
import { formatValue } from '../../rules/format.ts';
import type { HttpExchange } from '../../session/http.ts';
import type { Context } from '../check.ts';

/** Checks that a record of another administration and a nonexistent one get the same response. */
export async function compareWithUnknown({ session, samples }: Context, foreign: HttpExchange): Promise<void> {
  const { operation, response } = foreign;
  if (response.status === 404 && !samples.isFirst(operation, 'foreign-record')) return;
  const spec = { description: 'an unknown identifier', path: toUnknownPath(operation.path), expected: [404] };
  const unknown = await session.request(operation, { ...spec, rule: 'unknown-record' });
  const message = compareRejections(foreign, unknown);
  if (message !== undefined) session.report({ rule: 'foreign-record', message, exchanges: [unknown, foreign] });
}

function compareRejections(foreign: HttpExchange, unknown: HttpExchange): string | undefined {
  const [status, expected] = [foreign, unknown].map((exchange) => exchange.response.status);
  const difference =
    status === expected
      ? findDifference(toComparable(unknown), toComparable(foreign))
      : { field: 'The status', expected, actual: status };
  if (!difference) return undefined;
  const { field, expected: usual, actual } = difference;
  return `${field} is ${formatValue(actual)} for a record of another administration, and ${formatValue(usual)} for a nonexistent record.`;
}

type Comparable = Readonly<Record<string, unknown>>;

/** The body without the parts that differ between any two requests: instance, request number and identifier. */
function toComparable({ json, request }: HttpExchange): Comparable {
  const id = request.path.split('/').at(-1) ?? '';
  const { instance: _, requestId: __, traceId: ___, ...body } = (json ?? {}) as Comparable;
  return JSON.parse(JSON.stringify(body).replaceAll(new RegExp(`\\b${id}\\b`, 'g'), '#')) as Comparable;
}
