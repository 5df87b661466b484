import { isDeepStrictEqual } from 'node:util';
import { toUnknownPath } from '../../contract.ts';
import { formatValue } from '../../rules/format.ts';
import type { HttpExchange } from '../../session/http.ts';
import type { Context } from '../check.ts';

/** Compares the answer for a record of another administration with that for one that nobody has: it must tell nothing. */
export async function compareWithUnknown({ session, samples }: Context, foreign: HttpExchange): Promise<void> {
  const { operation, response } = foreign;
  if (response.status === 404 && !samples.isFirst(operation, 'foreign-record')) return;
  const spec = { description: 'an unknown identifier', path: toUnknownPath(operation.path), expected: [404] };
  const unknown = await session.request(operation, { ...spec, rule: 'unknown-record' });
  const message = findDifference(foreign, unknown);
  if (message !== undefined) session.report({ rule: 'foreign-record', message, exchanges: [unknown, foreign] });
}

function findDifference(foreign: HttpExchange, unknown: HttpExchange): string | undefined {
  const origin = 'for a record of another administration';
  const [status, expected] = [foreign, unknown].map((exchange) => exchange.response.status);
  if (status !== expected) return `The status is ${status} ${origin}, and ${expected} for one that nobody has.`;
  const [own, other] = [foreign, unknown].map(toComparable) as [Comparable, Comparable];
  const name = Object.keys({ ...own, ...other }).find((field) => !isDeepStrictEqual(own[field], other[field]));
  if (name === undefined) return undefined;
  return `${name} is ${formatValue(own[name])} ${origin}, and ${formatValue(other[name])} for one that nobody has.`;
}

type Comparable = Readonly<Record<string, unknown>>;

/** The body without what differs between any two requests: where it occurred, its number, and the identifier. */
function toComparable({ json, request }: HttpExchange): Comparable {
  const id = request.path.split('/').at(-1) ?? '';
  const { instance: _, requestId: __, traceId: ___, ...body } = (json ?? {}) as Comparable;
  return JSON.parse(JSON.stringify(body).replaceAll(new RegExp(`\\b${id}\\b`, 'g'), '#')) as Comparable;
}
