import Negotiator from 'negotiator';
import type { Administration, Context, Modules, User } from './behaviours/context.ts';
import { behaviourFor } from './behaviours/dispatch.ts';
import type { Contract } from './contract/contract.ts';
import type { Operation, Resource } from './contract/model.ts';
import { createRouter, type Match } from './contract/router.ts';
import { type Language, languageFor } from './messages/render.ts';
import { preferenceOf } from './preference.ts';
import type { Answer, Engine, Violation } from './prism.ts';
import { problemAnswer } from './problem-answer.ts';
import { type Fault, invalid, type Message, Refusal } from './problems.ts';
import { readBody } from './request-body.ts';
import type { Database } from './store/tables.ts';
import type { Checks } from './validation/ajv.ts';
import { type BodyReader, bodyReader, bodyReaderOf } from './validation/body.ts';
import { type ParameterReader, type ParameterReading, parameterReader } from './validation/parameters.ts';

export interface ApiOptions {
  readonly contract: Contract;
  readonly checks: Checks;
  readonly engine: Engine;
  readonly database: Database;
  /** Who an access token belongs to; a message that says why it is refused. */
  readonly identify: (token: string) => Promise<User | Message>;
  readonly administration: (id: number) => Promise<Administration | undefined>;
  readonly today: () => string;
  readonly log: (line: string) => void;
  /** Whether an answer of ours that breaks the contract is answered 500 ("refuse"), or only logged. */
  readonly onViolation: 'refuse' | 'log';
}

/** Answers requests to the operations of the contract. */
export function createApi(options: ApiOptions) {
  const { contract, checks, engine } = options;
  const router = createRouter(contract.operations);
  const parameterReaders = remembered((operation: Operation): ParameterReader => parameterReader(operation, checks));
  const bodyReaders = remembered((operation: Operation) => bodyReaderOf(contract, checks, operation));
  const inputReaders = remembered(
    ({ input, record }: Resource): BodyReader => bodyReader(contract, checks, String(input), record),
  );

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const language = languageFor(request.headers.get('accept-language') ?? undefined);
    const found = find(router, request.method, url.pathname);
    if (found instanceof Refusal) return responseOf(problemAnswer(found, language, url.pathname));
    const { operation, path } = found;

    const reading = parameterReaders(operation)({ path, query: url.searchParams, headers: request.headers });
    const entry = operation.secured ? await outcome(() => admit(request, operation, reading, options)) : undefined;
    const body = await outcome(() => readBody(request, operation));
    const engineRequest = engineRequestOf(request, operation, reading, body);

    const preference = preferenceOf(request.headers);
    if (preference && !(entry instanceof Refusal)) {
      return responseOf(await engine.mock(operation, engineRequest, preference));
    }

    const behave = async (violations: readonly Violation[]): Promise<Answer> => {
      if (entry instanceof Refusal) throw entry;
      if (!entry) throw new Error(`${operation.id} is not answered here`);
      if (body instanceof Refusal) throw body;
      refuseUnlessValid(operation, reading, bodyReaders(operation)?.(body) ?? [], violations);
      const call = {
        operation,
        resource: resourceOf(contract, operation),
        parameters: reading.values,
        url,
        body: body as Record<string, unknown>,
      };
      const context = { contract, ...entry, origin: url.origin, today: options.today(), inputReader: inputReaders };
      return perform(call, context, options.database);
    };
    const { answer, violations } = await engine.judge(operation, engineRequest, (found) =>
      behave(found).catch((error: unknown) => problemAnswer(asRefusal(error, options.log), language, url.pathname)),
    );
    if (violations.length === 0) return responseOf(answer);
    return responseOf(violated(answer, violations, operation, language, url.pathname, options));
  };
}

function find(router: ReturnType<typeof createRouter>, method: string, path: string): Match | Refusal {
  // HTTP wants HEAD wherever there is GET; the server leaves the body out.
  const match = router.find(method === 'HEAD' ? 'GET' : method, path);
  if (!match) return new Refusal('not-found', { key: 'pathNotFound', parameters: { path } });
  if ('operation' in match) return match;
  const allow = match.allow.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])).join(', ');
  const detail = { key: 'methodNotAllowed', parameters: { path, method, allowed: allow } } as const;
  return new Refusal('method-not-allowed', detail, { headers: { allow } });
}

interface Entry {
  readonly user: User;
  readonly administration: Administration;
}

/** Lets a request in: a known user, an administration of theirs, and an answer that the client can read. */
async function admit(
  request: Request,
  operation: Operation,
  reading: ParameterReading,
  options: ApiOptions,
): Promise<Entry> {
  const user = await userOf(request, options);
  const wanted = reading.values.header['X-Tenant-Id'];
  const id = typeof wanted === 'number' ? wanted : (user.administrations[0] ?? 0);
  const administration = user.administrations.includes(id) ? await options.administration(id) : undefined;
  if (!administration) {
    throw new Refusal('administration-not-accessible', { key: 'administrationNotAccessible', parameters: { id } });
  }
  const { modules } = operation;
  if (modules.length > 0 && !modules.some((name) => administration.modules[name as keyof Modules])) {
    throw new Refusal('module-required', { key: 'moduleRequired', parameters: { modules } });
  }
  const accept = request.headers.get('accept');
  if (accept !== null && operation.answers.length > 0) {
    const types = operation.answers;
    // JSON is UTF-8 whether or not somebody asks for it by that name.
    const offered = types.flatMap((type) => [type, `${type};charset=utf-8`]);
    const acceptable = new Negotiator({ headers: { accept } }).mediaTypes(offered).length > 0;
    if (!acceptable) throw new Refusal('not-acceptable', { key: 'notAcceptable', parameters: { types } });
  }
  return { user, administration };
}

async function userOf(request: Request, { identify }: ApiOptions): Promise<User> {
  const token = /^Bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) throw unauthorized({ key: 'tokenMissing' }, '');
  const user = await identify(token);
  if ('key' in user) throw unauthorized(user, ', error="invalid_token"');
  return user;
}

const unauthorized = (detail: Message, error: string): Refusal =>
  new Refusal('unauthorized', detail, { headers: { 'www-authenticate': `Bearer realm="accounting-api"${error}` } });

function engineRequestOf(request: Request, operation: Operation, { query, values }: ParameterReading, body: unknown) {
  const headers = Object.fromEntries(request.headers);
  const hasBody = body !== undefined && !(body instanceof Refusal);
  // Prism looks at the media type of a body only when it has a length, which a streamed body does not tell.
  headers['content-length'] = hasBody ? String(Math.max(Number(headers['content-length'] ?? 0), 1)) : '0';
  // The name of the scheme may be written in any case (RFC 9110, 11.1); Prism knows one.
  if (headers.authorization) headers.authorization = headers.authorization.replace(/^bearer\b/i, 'Bearer');
  for (const [name, value] of Object.entries(values.header)) headers[name.toLowerCase()] = String(value);
  // Not the path as it was called: a % in it that encodes nothing would be too much for Prism.
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.path[name])),
  );
  return { path, query, headers, body: hasBody ? body : undefined };
}

/**
 * Prism decides whether a request keeps to the contract; our own reading of it says why not, by field and in a
 * language. It also knows what the schema language cannot say: unknown parameters and the scale of decimals.
 */
function refuseUnlessValid(
  operation: Operation,
  reading: ParameterReading,
  bodyFaults: readonly Fault[],
  violations: readonly Violation[],
): void {
  if (violations.some(({ code }) => code === '415')) {
    throw new Refusal('unsupported-media-type', {
      key: 'mediaTypeUnsupported',
      parameters: { types: operation.body?.mediaTypes ?? [] },
    });
  }
  const faults = [...reading.faults, ...bodyFaults];
  if (faults.length === 0) faults.push(...violations.map(asFault));
  if (faults.length > 0) throw invalid(faults);
}

const asFault = ({ path }: Violation): Fault => ({
  field: path.slice(1).join('.') || (path[0] ?? 'body'),
  key: 'notValid',
});

/** Runs the behaviour of a request: a write inside a transaction of its own. */
function perform(
  call: Parameters<ReturnType<typeof behaviourFor>>[0],
  context: Omit<Context, 'database'>,
  database: Database,
) {
  const behaviour = behaviourFor(call.operation, call.resource);
  if (call.operation.method === 'get') return behaviour(call, { ...context, database });
  return database.transaction().execute((transaction) => behaviour(call, { ...context, database: transaction }));
}

function resourceOf({ resources }: Contract, { resource, id }: Operation): Resource {
  const found = resources.get(resource);
  if (!found) throw new Error(`The sandbox has nothing to answer ${id} with`);
  return found;
}

function violated(
  answer: Answer,
  violations: readonly Violation[],
  operation: Operation,
  language: Language,
  path: string,
  { log, onViolation }: ApiOptions,
): Answer {
  const violation = violations.map(({ message }) => message).join('; ');
  log(`${operation.id} answered ${answer.status} against the contract: ${violation}`);
  if (onViolation === 'log') return answer;
  return problemAnswer(
    new Refusal('internal-error', { key: 'contractViolated', parameters: { violation } }),
    language,
    path,
  );
}

function asRefusal(error: unknown, log: (line: string) => void): Refusal {
  if (error instanceof Refusal) return error;
  log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return new Refusal('internal-error', { key: 'internalError' });
}

/** What came of something that may be refused. */
async function outcome<T>(attempt: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function responseOf({ status, headers, body }: Answer): Response {
  if (body === undefined || status === 204) return new Response(null, { status, headers });
  const isText = typeof body === 'string' || body instanceof Uint8Array;
  return new Response(isText ? (body as Uint8Array<ArrayBuffer> | string) : JSON.stringify(body), { status, headers });
}

function remembered<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}
