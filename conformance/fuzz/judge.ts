import { type Answer, bundle, type Operation, operations, type Schema } from './document.ts';
import type { Request } from './request.ts';
import type { Reply } from './send.ts';
import { createValidity, type Validity } from './validity.ts';

/** Says how an answer breaks the contract; nothing when it does not. */
export type Judge = (request: Request, reply: Reply) => readonly string[];

/** Statuses that any request can get before it reaches an operation; 421 for a `Host` that is not ours. */
const general: ReadonlySet<number> = new Set([404, 405, 413, 421, 431]);

/** A judge with a validator of its own. */
export function createJudge(): Judge {
  const wrong = createValidity();
  const problem = bundle.components.schemas.Problem as Schema;

  return (request, reply) => {
    const { status } = reply;
    if (status >= 500) return [`answered ${status}`];
    if (isBroken(request, reply)) return [];
    const operation = operationOf(request);
    const answer = operation?.answers[status];
    if (!operation || !answer) return generalFaults(request, reply, problem, wrong);
    return [
      ...contentFaults(answer, request, reply, wrong),
      ...headerFaults(answer, reply),
      ...emptyErrors(operation, request, reply),
      ...acceptedFaults(operation, request, reply, wrong),
    ];
  };
}

const shapes = operations.map((operation) => ({
  operation,
  shape: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The operation that a request is for after all that was done to it; none when there is no such operation. */
function operationOf({ method, path }: Request): Operation | undefined {
  const [own = ''] = path.split('?');
  const wanted = method === 'HEAD' ? 'GET' : method;
  return shapes.find(({ operation, shape }) => operation.method === wanted && shape.test(own))?.operation;
}

/** What is wrong with an answer that no operation has. */
function generalFaults(
  { method, path, headers: sent }: Request,
  { status, headers, body }: Reply,
  problem: Schema,
  wrong: Validity,
): string[] {
  // The pages of the sign-in are no part of the contract.
  if ((status === 204 && method === 'OPTIONS') || path.startsWith('/connect/')) return [];
  if (!general.has(status) || (status === 421 && !isForeign(sent))) return [`status ${status} is not documented`];
  if (status === 405 && headers.allow === undefined) return ['header Allow is missing'];
  if (method === 'HEAD') return [];
  const content = { 'application/problem+json': { schema: problem } };
  return contentFaults({ content }, { method }, { status, headers, body }, wrong);
}

/** Whether a request names a host that is no loopback address, or none at all. */
function isForeign(headers: Request['headers']): boolean {
  const host = headers.find(([name]) => name === 'host')?.[1];
  if (host === undefined) return false;
  const { hostname } = URL.parse(`http://${host}`) ?? { hostname: '' };
  return !/^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Node refuses by itself what is no HTTP, such as a wrong `Host`. */
const isBroken = ({ headers }: Request, { status }: Reply): boolean =>
  status === 400 && headers.some(([name]) => name === 'host');

function contentFaults(
  { content }: Answer,
  { method }: Pick<Request, 'method'>,
  reply: Reply,
  wrong: Validity,
): string[] {
  const { status, headers, body } = reply;
  if (method === 'HEAD') return body.length > 0 ? ['has a body for HEAD'] : [];
  // A redirect has a note for people (RFC 9110, 15.4).
  if (!content && status >= 300 && status < 400) return [];
  if (!content) return body.length > 0 ? ['has a body that is not documented'] : [];
  const mediaType = String(headers['content-type'] ?? '').split(';')[0] ?? '';
  const documented = content[mediaType];
  if (!documented) return [`content type "${mediaType}" is not documented`];
  if (!mediaType.endsWith('json')) return [];
  try {
    return wrong(documented.schema, JSON.parse(body.toString())).map((fault) => `body breaks its schema: ${fault}`);
  } catch {
    return ['body is no JSON'];
  }
}

const headerFaults = ({ headers = {} }: Answer, reply: Reply): string[] =>
  Object.entries(headers)
    .filter(([name, { required }]) => required && reply.headers[name.toLowerCase()] === undefined)
    .map(([name]) => `header ${name} is missing`);

/** Who is refused is told why. */
function emptyErrors({ path }: Operation, { method }: Request, { status, body }: Reply): string[] {
  if (status !== 400 || method === 'HEAD' || path.startsWith('/connect')) return [];
  const { errors = {} } = JSON.parse(body.toString()) as { errors?: Record<string, string[]> };
  const messages = Object.values(errors);
  return messages.length > 0 && messages.every((some) => some.length > 0) ? [] : ['says nothing in errors'];
}

/** A body that its schema does not allow must not be accepted. */
function acceptedFaults(
  { bodies }: Operation,
  { headers, body }: Request,
  { status }: Reply,
  wrong: Validity,
): string[] {
  const json = bodies['application/json'];
  if (!json || status >= 300 || !headers.some(([name, value]) => name === 'content-type' && value.includes('json')))
    return [];
  try {
    const sent: unknown = JSON.parse(Buffer.from(body ?? []).toString());
    return wrong(json.schema, sent).map((fault) => `accepted a body that breaks its schema: ${fault}`);
  } catch {
    return ['accepted a body that is no JSON'];
  }
}
