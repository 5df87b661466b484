import type { Answer } from './answer.ts';
import type { Contract } from './contract/contract.ts';
import type { Operation } from './contract/model.ts';
import { createRouter, type Match } from './contract/router.ts';
import type { About, Incoming, Outgoing } from './incoming.ts';
import { type Language, languageFor } from './messages/render.ts';
import { preferenceOf } from './preference.ts';
import type { Engine, EngineRequest, Violation } from './prism.ts';
import { problemAnswer } from './problem-answer.ts';
import { type Fault, invalid, Refusal } from './problems.ts';
import { remembered } from './remembered.ts';
import { readBody } from './request-body.ts';
import { scrubbed } from './transport/request-log.ts';
import type { Checks } from './validation/ajv.ts';
import { bodyReaderOf, listLimitsOf } from './validation/body.ts';
import { normalizerOf } from './validation/normalize.ts';
import { type ParameterReading, type Parameters, parameterReader } from './validation/parameters.ts';

/** One request that keeps to the contract. */
export interface Request<Entry> {
  readonly operation: Operation;
  readonly parameters: Parameters;
  readonly body: unknown;
  readonly incoming: Incoming;
  /** What letting it in found out. */
  readonly entry: Entry;
}

export interface ServiceOptions<Entry> {
  readonly contract: Contract;
  readonly checks: Checks;
  readonly engine: Engine;
  /** Lets a request in, or throws a Refusal. */
  readonly admit: (incoming: Incoming, operation: Operation, parameters: Parameters) => Entry;
  /** Does what the operation is for. */
  readonly perform: (request: Request<Entry>) => Answer | Promise<Answer>;
  /** What a log says of who called. */
  readonly tell?: (entry: Entry) => Pick<About, 'user' | 'administration'> | undefined;
  readonly log: (line: string) => void;
  /** Whether an answer of ours that breaks the contract is answered 500 ("refuse"), or only logged. */
  readonly onViolation: 'refuse' | 'log';
}

export interface Service {
  /** The operation that a request is for. Throws a Refusal when there is none. */
  readonly find: (incoming: Pick<Incoming, 'method' | 'path'>) => Match;
  /** The operation that a request is for, if there is one. */
  readonly operationOf: (incoming: Pick<Incoming, 'method' | 'path'>) => Operation | undefined;
  /** Methods that a path takes; empty for a path that there is not. */
  readonly methodsOf: (path: string) => readonly string[];
  /** Answers a request for an operation that was found. */
  readonly answer: (incoming: Incoming, match: Match) => Promise<Outgoing>;
}

/**
 * Answers requests to the operations of a contract: reads the request, has Prism judge it, does what it is for, and
 * has Prism judge the answer.
 */
export function createService<Entry>(options: ServiceOptions<Entry>): Service {
  const { contract, checks, engine, admit } = options;
  const router = createRouter(contract.operations);
  const parameterReaders = remembered((operation: Operation) => parameterReader(operation, checks));
  const listLimits = remembered((operation: Operation) => listLimitsOf(contract, operation));
  const normalizers = remembered((operation: Operation) => normalizerOf(contract, operation));
  const bodyReaders = remembered((operation: Operation) => bodyReaderOf(contract, checks, operation));

  /** The body with its texts normalized, or why it is refused before it is judged. */
  async function bodyOf(incoming: Incoming, operation: Operation): Promise<unknown> {
    const body = await readBody(incoming, operation).catch(asOutcome);
    if (body instanceof Refusal) return body;
    const faults = listLimits(operation)(body);
    return faults.length > 0 ? invalid(faults) : normalizers(operation)(body);
  }

  async function answer(incoming: Incoming, { operation, path }: Match): Promise<Outgoing> {
    const language = languageFor(incoming.headers['accept-language']);
    const reading = parameterReaders(operation)({ path, search: incoming.search, headers: incoming.headers });
    const entry = outcome(() => admit(incoming, operation, reading.values));
    const body = operation.body ? await bodyOf(incoming, operation) : undefined;
    const about = entry instanceof Refusal ? undefined : options.tell?.(entry);
    const told = (made: Answer): Outgoing => ({ ...outgoing(made), ...(about && { about }) });
    const engineRequest = engineRequestOf(incoming, operation, reading, body);

    const preference = preferenceOf(incoming.headers.prefer);
    if (preference && !(entry instanceof Refusal)) {
      return told(await engine.mock(operation, engineRequest, preference));
    }

    const behave = async (violations: readonly Violation[]): Promise<Answer> => {
      try {
        if (entry instanceof Refusal) throw entry;
        if (body instanceof Refusal) throw body;
        refuseUnlessValid(operation, reading, bodyReaders(operation)?.(body) ?? [], violations);
        return await options.perform({ operation, parameters: reading.values, body, incoming, entry });
      } catch (error) {
        return problemAnswer(asRefusal(error, options.log), language, incoming.path);
      }
    };
    const { answer: made, violations } = await engine.judge(operation, engineRequest, behave);
    if (violations.length === 0) return told(made);
    return told(violated(made, violations, operation, language, incoming.path, options));
  }

  return {
    answer,
    find: ({ method, path }) => find(router, method, path),
    operationOf: ({ method, path }) => {
      const match = router.find(method, path);
      return match && 'operation' in match ? match.operation : undefined;
    },
    methodsOf: (path) => {
      const match = router.find('', path);
      return match && 'allow' in match ? match.allow : [];
    },
  };
}

function find(router: ReturnType<typeof createRouter>, method: string, path: string): Match {
  // HTTP wants HEAD wherever there is GET; the server leaves the body out.
  const match = router.find(method === 'HEAD' ? 'GET' : method, path);
  if (!match) throw new Refusal('not-found', { key: 'pathNotFound', parameters: { path } });
  if ('operation' in match) return match;
  const allow = match.allow.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])).join(', ');
  const detail = { key: 'methodNotAllowed', parameters: { path, method, allowed: allow } } as const;
  throw new Refusal('method-not-allowed', detail, { headers: { allow } });
}

function engineRequestOf(
  incoming: Incoming,
  operation: Operation,
  { query, values }: ParameterReading,
  body: unknown,
): EngineRequest {
  const headers: Record<string, string> = { ...incoming.headers };
  const hasBody = body !== undefined && !(body instanceof Refusal);
  // Prism looks at the media type of a body only when it has a length, which a streamed body does not tell.
  // Of what is not there it would still read the media type, and stumble over one that is none.
  if (!hasBody) delete headers['content-type'];
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
  // Who may come in was decided before; Prism knows no security that can be left out.
  if (faults.length === 0) faults.push(...violations.filter(({ code }) => code !== '401').map(asFault));
  if (faults.length > 0) throw invalid(faults);
}

const asFault = ({ path }: Violation): Fault => ({
  field: path.slice(1).join('.') || (path[0] ?? 'body'),
  key: 'notValid',
});

function violated<Entry>(
  answer: Answer,
  violations: readonly Violation[],
  operation: Operation,
  language: Language,
  path: string,
  { log, onViolation }: ServiceOptions<Entry>,
): Answer {
  const violation = violations.map(({ message }) => message).join('; ');
  log(`${operation.id} answered ${answer.status} against the contract: ${violation}`);
  if (onViolation === 'log') return answer;
  const detail = { key: 'contractViolated', parameters: { violation } } as const;
  return problemAnswer(new Refusal('internal-error', detail), language, path);
}

function asRefusal(error: unknown, log: (line: string) => void): Refusal {
  if (error instanceof Refusal) return error;
  log(scrubbed(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  return new Refusal('internal-error', { key: 'internalError' });
}

/** What came of something that may be refused. */
function outcome<Result>(attempt: () => Result): Result | Refusal {
  try {
    return attempt();
  } catch (error) {
    return asOutcome(error);
  }
}

function asOutcome(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

/** An answer as it goes out. */
export function outgoing({ status, headers, body }: Answer): Outgoing {
  if (body === undefined || status === 204) return { status, headers, body: undefined };
  if (body instanceof Uint8Array) return { status, headers, body };
  // As bytes, because their length is asked for, and a text would be turned into bytes twice.
  return { status, headers, body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) };
}

/** A refusal as it goes out. */
export function refused(refusal: Refusal, { headers, path }: Pick<Incoming, 'headers' | 'path'>): Outgoing {
  return outgoing(problemAnswer(refusal, languageFor(headers['accept-language']), path));
}
