import { transformOas3Operations } from '@stoplight/http-spec/oas3/operation';
import type { IPrismDiagnostic } from '@stoplight/prism-core';
import { factory } from '@stoplight/prism-core/dist/factory.js';
import type { IHttpConfig, IHttpRequest, IHttpResponse, PrismHttpComponents } from '@stoplight/prism-http';
import { validateInput, validateOutput, validateSecurity } from '@stoplight/prism-http/dist/validator/index.js';
import * as Either from 'fp-ts/lib/Either.js';
import * as TaskEither from 'fp-ts/lib/TaskEither.js';
import { getByPointer } from '../scripts/document/json-pointer.ts';
import type { Answer } from './answer.ts';
import type { Document, Operation } from './contract/model.ts';
import { judging, silent } from './prism-settings.ts';
import type { HttpOperation, Preference } from './prism-types.ts';

/**
 * The only files that know Prism and fp-ts are this one and `prism-mock.ts`. Prism's package loads everything that it
 * can do, most of which a sandbox needs late or never, and takes half a second for it. So its engine is put together
 * here of the parts that judge; its own mock is loaded when somebody asks for it.
 */

export interface EngineRequest {
  /** Path as it was called, without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON, or undefined when there is no body. */
  readonly body: unknown;
}

/** What Prism says of a request or an answer that breaks the contract. */
export interface Violation {
  /** Where: `['body', 'lines', '1', 'salesTypeId']`, `['query', 'page']`. */
  readonly path: readonly string[];
  /** The JSON Schema keyword that is broken, or an HTTP status. */
  readonly code: string;
  readonly message: string;
}

export interface Judgement {
  readonly answer: Answer;
  /** How the answer breaks the contract; empty when it does not. */
  readonly violations: readonly Violation[];
}

/** Answers a request of which Prism found out whether it keeps to the contract. */
export type Behaviour = (violations: readonly Violation[]) => Answer | Promise<Answer>;

/** Carries the behaviour of one request through Prism, which hands on the request object that it was given. */
const behaviourOf = Symbol('behaviour');
type CarryingRequest = IHttpRequest & { readonly [behaviourOf]: Behaviour };

/**
 * Prism's engine with our behaviour inside. It is given the one operation that a request is for, checks security and
 * request, calls the behaviour and checks its answer.
 *
 * The behaviour stands in the place of Prism's upstream server ("forward"), because that is the component that may
 * take its time; the mock component must answer at once, and the control plane issues tokens, which takes a moment.
 */
export function createEngine(document: Document) {
  const operations = new Map<string, HttpOperation>();
  const instance = factory<HttpOperation, IHttpRequest, IHttpResponse, IHttpConfig>(proxying, {
    ...{ route, validateInput, validateOutput, forward, logger: silent },
    // It asks of a request no more than its headers and its address.
    validateSecurity: validateSecurity as unknown as PrismHttpComponents['validateSecurity'],
    mock: () => () => Either.left(new Error('The sandbox answers by itself')),
  });

  function prepared(operation: Operation): HttpOperation {
    const known = operations.get(operation.id);
    if (known) return known;
    const made = transform(document, operation);
    operations.set(operation.id, made);
    return made;
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
      const result = await instance.request(judged, [askedOf(prepared(operation), request.query)], proxying)();
      if (Either.isLeft(result)) throw result.left;
      const { output, validations } = result.right;
      const answer = answerOf(output);
      return {
        answer: bytes ? { ...answer, body: bytes } : answer,
        violations: validations.output.filter(isError).map(violationOf),
      };
    },

    /** Prism's own answer, made from the contract: the status and the example that `Prefer` asks for. */
    async mock(operation: Operation, request: EngineRequest, preference: Preference): Promise<Answer> {
      const { mocked } = await import('./prism-mock.ts');
      return answerOf(await mocked(prepared(operation), requestOf(operation, request), preference));
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

const route: PrismHttpComponents['route'] = ({ resources }) => Either.right(resources[0] as HttpOperation);

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
  return withoutEmpty(transformed);
}

/** Prism takes a path apart for its parameters, and the headers, even where there are none to check. */
function withoutEmpty(operation: HttpOperation): HttpOperation {
  const { path = [], query = [], headers = [], body } = operation.request ?? {};
  const request = {
    ...(path.length > 0 && { path }),
    ...(query.length > 0 && { query }),
    ...(headers.length > 0 && { headers }),
    ...(body && { body }),
  };
  return { ...operation, request } as HttpOperation;
}

/**
 * An operation with those of its query parameters that were sent or must be: the others are neither right nor wrong. A
 * list can be filtered by every field, and Prism would look at each of the filters for each request.
 */
function askedOf(operation: HttpOperation, sent: EngineRequest['query']): HttpOperation {
  const { query = [] } = operation.request ?? {};
  const asked = query.filter(({ name, required }) => required || name in sent);
  if (asked.length === query.length) return operation;
  const forms = formsOf.get(operation) ?? new Map<string, HttpOperation>();
  formsOf.set(operation, forms);
  const key = asked.map(({ name }) => name).join();
  const before = forms.get(key);
  if (before) return before;
  if (forms.size >= formsKept) forms.clear();
  const { query: _all, ...request } = operation.request ?? {};
  const form = { ...operation, request: { ...request, ...(asked.length > 0 && { query: asked }) } };
  forms.set(key, form);
  return form;
}

/** The forms in which an operation was asked for, each kept because Prism compiles what belongs to it once. */
const formsOf = new WeakMap<HttpOperation, Map<string, HttpOperation>>();
const formsKept = 100;

/** A copy of a part of the document with every reference replaced by what it leads to. */
function resolved(part: unknown, document: Document, under: readonly string[] = []): unknown {
  if (Array.isArray(part)) return part.map((one) => resolved(one, document, under));
  if (typeof part !== 'object' || part === null) return part;
  if ('$ref' in part && typeof part.$ref === 'string') {
    if (under.includes(part.$ref))
      throw new Error(`The contract refers to itself at ${part.$ref}, which the sandbox cannot follow`);
    return resolved(targetOf(part.$ref, document), document, [...under, part.$ref]);
  }
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, resolved(one, document, under)]));
}

/** What a reference inside the document leads to. */
function targetOf(reference: string, document: Document): unknown {
  const target = getByPointer(document, reference);
  if (target === undefined) throw new Error(`The contract refers to ${reference}, which it does not have`);
  return target;
}
