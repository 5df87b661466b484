import './postponed-modules.ts';
import { transformOas3Operations } from '@stoplight/http-spec/oas3/operation';
import { resolveInlineRef } from '@stoplight/json';
import type { IPrismDiagnostic } from '@stoplight/prism-core';
import {
  createInstance,
  type IHttpConfig,
  type IHttpRequest,
  type IHttpResponse,
  type PrismHttpComponents,
  ProblemJsonError,
} from '@stoplight/prism-http';
import * as Either from 'fp-ts/lib/Either.js';
import * as TaskEither from 'fp-ts/lib/TaskEither.js';
import type { Document } from './contract/contract.ts';
import type { Operation } from './contract/model.ts';

/** The only file that knows Prism and fp-ts. */

export interface EngineRequest {
  /** Path as it was called, without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON, or undefined when there is no body. */
  readonly body: unknown;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** What Prism says of a request or an answer that breaks the contract. */
export interface Violation {
  /** Where: `['body', 'lines', '1', 'salesTypeId']`, `['query', 'page']`. */
  readonly path: readonly string[];
  /** The JSON Schema keyword that is broken, or an HTTP status. */
  readonly code: string;
  readonly message: string;
}

/** What is wanted of Prism's own mock: an answer made from the contract. */
export interface Preference {
  readonly code?: number;
  readonly example?: string;
  readonly dynamic: boolean;
}

export interface Judgement {
  readonly answer: Answer;
  /** How the answer breaks the contract; empty when it does not. */
  readonly violations: readonly Violation[];
}

/** Answers a request of which Prism found out whether it keeps to the contract. */
export type Behaviour = (violations: readonly Violation[]) => Promise<Answer>;

type HttpOperation = ReturnType<typeof transformOas3Operations>[number];

/** Carries the behaviour of one request through Prism, which hands on the request object that it was given. */
const behaviourOf = Symbol('behaviour');
type CarryingRequest = IHttpRequest & { readonly [behaviourOf]: Behaviour };

const judging = { checkSecurity: true, validateRequest: true, validateResponse: true, errors: true } as const;

/**
 * Prism's engine with our behaviour inside. It is given the one operation that a request is for, checks security and
 * request, calls the behaviour and checks its answer.
 *
 * The behaviour stands in the place of Prism's upstream server ("forward"), because that is the component that may
 * take its time; the mock component must answer at once, and a database does not.
 */
export function createEngine(document: Document) {
  const operations = new Map<string, HttpOperation>();
  const instance = createInstance(
    { ...judging, isProxy: false, upstreamProxy: undefined, mock: { dynamic: false } },
    { route: ({ resources }) => Either.right(resources[0] as HttpOperation), forward, logger: silent },
  );

  function prepared(operation: Operation): HttpOperation {
    const known = operations.get(operation.id);
    if (known) return known;
    const made = transform(document, operation);
    operations.set(operation.id, made);
    return made;
  }

  async function ask(operation: Operation, request: IHttpRequest, config: IHttpConfig): Promise<Judgement> {
    const result = await instance.request(request, [prepared(operation)], config)();
    if (Either.isLeft(result)) throw result.left;
    const { output, validations } = result.right;
    return { answer: answerOf(output), violations: validations.output.filter(isError).map(violationOf) };
  }

  return {
    /** Has a request judged and, whatever the verdict, answered by the behaviour. */
    async judge(operation: Operation, request: EngineRequest, behaviour: Behaviour): Promise<Judgement> {
      let bytes: Uint8Array | undefined;
      const carried: Behaviour = async (violations) => {
        const answer = await behaviour(violations);
        if (!(answer.body instanceof Uint8Array)) return answer;
        bytes = answer.body;
        return { ...answer, body: standIn };
      };
      const judged = { ...requestOf(operation, request), [behaviourOf]: carried } as CarryingRequest;
      const { answer, violations } = await ask(operation, judged, proxying);
      return { answer: bytes ? { ...answer, body: bytes } : answer, violations };
    },

    /** Prism's own answer, made from the contract: the status and the example that `Prefer` asks for. */
    async mock(operation: Operation, request: EngineRequest, preference: Preference): Promise<Answer> {
      const { example, ...rest } = preference;
      const mock = { ...rest, ...(example !== undefined && { exampleKey: example }) };
      try {
        const config: IHttpConfig = { ...judging, isProxy: false, upstreamProxy: undefined, mock };
        return (await ask(operation, requestOf(operation, request), config)).answer;
      } catch (error) {
        if (!(error instanceof ProblemJsonError)) throw error;
        return {
          status: error.status,
          headers: { 'content-type': 'application/problem+json' },
          body: ProblemJsonError.toProblemJson(error as Error),
        };
      }
    },
  };
}

export type Engine = ReturnType<typeof createEngine>;

/** Prism knows bodies as text only. A document goes round it; what it judges is the media type and that there is one. */
const standIn = '%PDF-';

// Never called: our `forward` answers by itself.
const upstream = new URL('http://localhost');
const proxying: IHttpConfig = {
  ...judging,
  isProxy: true,
  upstream,
  upstreamProxy: undefined,
  mock: { dynamic: false },
};

const forward: PrismHttpComponents['forward'] =
  ({ data, validations }) =>
  () =>
    TaskEither.tryCatch(
      async () => {
        const answer = await (data as CarryingRequest)[behaviourOf](validations.filter(isError).map(violationOf));
        return { statusCode: answer.status, headers: { ...answer.headers }, body: answer.body };
      },
      (error) => (error instanceof Error ? error : new Error(String(error))),
    );

function requestOf(operation: Operation, { path, query, headers, body }: EngineRequest): IHttpRequest {
  const text = body instanceof Uint8Array ? standIn : body;
  return { method: operation.method, url: { path, query: { ...query } }, headers: { ...headers }, body: text };
}

function answerOf({ statusCode, headers = {}, body }: IHttpResponse): Answer {
  return { status: statusCode, headers, ...(body !== undefined && { body }) };
}

// The severities of @stoplight/types: Error is 0.
const isError = ({ severity }: IPrismDiagnostic): boolean => severity === 0;

const violationOf = ({ path = [], code, message }: IPrismDiagnostic): Violation => ({
  path: path.map(String),
  code: String(code ?? ''),
  message,
});

/**
 * Prism's form of one operation. Its own way transforms the whole contract before it listens, which takes seconds;
 * this cuts the contract down to the one operation first, and is done when the operation is first called.
 *
 * References are replaced by what they lead to, as Prism does it itself: of several references in one `allOf` it would
 * keep only the first, and quietly validate against less than the contract.
 */
function transform(document: Document, { path, method }: Operation): HttpOperation {
  const { parameters, [method]: operation } = document.paths[path] ?? {};
  const cut = { ...document, components: { securitySchemes: document.components.securitySchemes } };
  const item = resolved({ ...(parameters ? { parameters } : {}), [method]: operation }, document);
  const [transformed] = transformOas3Operations({ ...cut, paths: { [path]: item } } as never);
  if (!transformed) throw new Error(`Prism does not know ${method} ${path}`);
  return transformed;
}

/** A copy of a part of the document with every reference replaced by what it leads to. */
function resolved(part: unknown, document: Document, under: readonly string[] = []): unknown {
  if (Array.isArray(part)) return part.map((one) => resolved(one, document, under));
  if (typeof part !== 'object' || part === null) return part;
  if ('$ref' in part && typeof part.$ref === 'string') {
    if (under.includes(part.$ref))
      throw new Error(`The contract refers to itself at ${part.$ref}, which the sandbox cannot follow`);
    return resolved(resolveInlineRef({ ...document }, part.$ref), document, [...under, part.$ref]);
  }
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, resolved(one, document, under)]));
}

const ignore = () => undefined;
const silent = {
  info: ignore,
  warn: ignore,
  error: ignore,
  debug: ignore,
  trace: ignore,
  fatal: ignore,
  success: ignore,
  child: () => silent,
} as unknown as PrismHttpComponents['logger'];
