import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Answer, bundle, type Operation, operations, type Schema } from './document.ts';
import type { Request } from './request.ts';
import type { Reply } from './send.ts';

/** Says how an answer breaks the contract; nothing when it does not. */
export type Judge = (request: Request, reply: Reply) => readonly string[];

/** Statuses that any request can get before it reaches an operation. */
const general: ReadonlySet<number> = new Set([404, 405, 413, 431]);

/** A judge with a validator of its own. */
export function createJudge(): Judge {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true, discriminator: false });
  addFormats.default(ajv);
  for (const format of ['int32', 'int64', 'double', 'decimal', 'password', 'binary']) ajv.addFormat(format, true);
  ajv.addSchema({ ...bundle, $id: 'bundle' } as object, 'bundle');
  const validators = new Map<Schema, ValidateFunction>();
  const validatorOf = (schema: Schema): ValidateFunction => {
    const known = validators.get(schema) ?? ajv.compile(rooted(schema) as object);
    validators.set(schema, known);
    return known;
  };
  const wrong = (schema: Schema, value: unknown): string[] => {
    const validate = validatorOf(schema);
    return validate(value) ? [] : [`${validate.errors?.[0]?.instancePath} ${validate.errors?.[0]?.message}`];
  };

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
  { method, path }: Request,
  { status, headers, body }: Reply,
  problem: Schema,
  wrong: Wrong,
): string[] {
  // The pages of the sign-in are no part of the contract.
  if ((status === 204 && method === 'OPTIONS') || path.startsWith('/connect/')) return [];
  if (!general.has(status)) return [`status ${status} is not documented`];
  if (status === 405 && headers.allow === undefined) return ['header Allow is missing'];
  if (method === 'HEAD') return [];
  const content = { 'application/problem+json': { schema: problem } };
  return contentFaults({ content }, { method }, { status, headers, body }, wrong);
}

/** A schema whose references lead into the bundle. */
function rooted(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(rooted);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, one]) => [
      key,
      key === '$ref' && typeof one === 'string' ? `bundle${one}` : rooted(one),
    ]),
  );
}

/** Node refuses by itself what is no HTTP, such as a wrong `Host`. */
const isBroken = ({ headers }: Request, { status }: Reply): boolean =>
  status === 400 && headers.some(([name]) => name === 'host');

type Wrong = (schema: Schema, value: unknown) => string[];

function contentFaults({ content }: Answer, { method }: Pick<Request, 'method'>, reply: Reply, wrong: Wrong): string[] {
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
function acceptedFaults({ bodies }: Operation, { headers, body }: Request, { status }: Reply, wrong: Wrong): string[] {
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
