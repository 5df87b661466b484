import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { RuleId } from '../../conformance/rules/rules.ts';
import type { HttpRequest, Issue } from '../../conformance/session/http.ts';
import { startSandbox } from '../../mocks/hosts/node/start-sandbox.ts';
import type { SandboxOptions } from '../../mocks/index.ts';
import type { ReadinessReport } from '../../mocks/insight/readiness/assess.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import type { Now } from '../../mocks/store/clock.ts';
import { createResponseJudge } from './judge-responses.ts';

/** A site of a few files, with which sandboxes start: those that need the real one pass it. */
const docs = fileURLToPath(new URL('pages/', import.meta.url));

export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; undefined without a body, the text itself when it is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: assertions say what a test expects.
  readonly body: any;
}

export interface CallOptions {
  readonly method?: string;
  /** An object is sent as JSON; text and bytes are sent as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The demo token when left out; none when null. */
  readonly token?: string | null;
  readonly tenant?: number;
  readonly language?: string;
  /** Rules of the conformance suite that the response may break: spellings that are normalized, injected statuses, derived values. */
  readonly mayBreak?: readonly RuleId[];
}

/**
 * Creates something once before the tests of a file. An error in `beforeAll` would skip the tests, and a mutation is
 * noticed only by a test that fails: the error fails each test instead.
 *
 * @returns a function that returns what was created, or throws the error.
 */
export function prepareTests<Value>(create: () => Promise<Value>): () => Value {
  let get = (): Value => {
    throw new Error('It is created before the tests: get it in a test or a hook');
  };
  beforeAll(async () => {
    try {
      const value = await create();
      get = () => value;
    } catch (error) {
      get = () => {
        throw error;
      };
    }
  });
  beforeEach(() => {
    get();
  });
  return () => get();
}

/**
 * Starts a sandbox for the tests of one file. A response that breaks the contract fails the test that gets it, and an error
 * that the sandbox logs fails the file.
 *
 * @param now another time than the system's, for tests in which time passes.
 */
export function useSandbox(options: SandboxOptions = {}, now?: Now) {
  const loggedErrors: string[] = [];
  const getSandbox = prepareTests(() =>
    startSandbox({ port: 0, docs, ...options, log: (line) => loggedErrors.push(line) }, now),
  );
  afterAll(async () => {
    await getSandbox().close();
    expect(loggedErrors, 'errors that the sandbox logged').toEqual([]);
  });
  return createCalls({ getUrl: () => getSandbox().url, reset: () => getSandbox().reset(), send: fetch, loggedErrors });
}

export interface CallsOptions {
  readonly getUrl: () => string;
  readonly reset: () => Promise<void>;
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  readonly loggedErrors: readonly string[];
}

/** Creates what tests call a sandbox with, wherever it runs. The rules of the conformance suite judge each response. */
export function createCalls({ getUrl, reset, send, loggedErrors }: CallsOptions) {
  const judge = createResponseJudge();

  async function call(path: string, options: CallOptions = {}): Promise<ApiResponse> {
    const url = path.startsWith('http') ? path : `${getUrl()}${path}`;
    const request = createRequest(options);
    const judgeResponse = judge.begin(...splitUrl(url, request));
    const response = await send(url, request);
    const body = Buffer.from(await response.arrayBuffer());
    const { status, headers } = response;
    const issues = judgeResponse({ status, headers: Object.fromEntries(headers), body });
    const broken = issues.filter(({ rule }) => !options.mayBreak?.includes(rule));
    if (broken.length > 0) throw new Error([`${request.method} ${path}`, ...broken.map(formatIssue)].join('\n'));
    return { status, headers, body: parseBody(body.toString()) };
  }

  return {
    call,
    /** Errors of the sandbox itself, and responses that break the contract. */
    loggedErrors,
    get url(): string {
      return getUrl();
    },
    send,
    async reset(): Promise<void> {
      judge.clear();
      await reset();
    },
    /** Lists the rules of the readiness report that the requests in the journal break. */
    async findBrokenRules(): Promise<ReadinessReport['rules']> {
      const { body } = await call('/_sandbox/readiness', { token: null });
      return (body as ReadinessReport).rules.filter(({ findings }) => findings.length > 0);
    },
    async createToken(user: string, expiresIn?: number): Promise<string> {
      const { body } = await call('/_sandbox/tokens', { body: { user, expiresIn }, token: null });
      return body.access_token;
    },
  };
}

const formatIssue = ({ rule, message }: Issue): string => `${rule}: ${message}`;

function createRequest({ body, token = demoToken, tenant, language, ...options }: CallOptions) {
  const isRaw = typeof body === 'string' || body instanceof Buffer;
  return {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(tenant !== undefined && { 'x-tenant-id': String(tenant) }),
      ...(language !== undefined && { 'accept-language': language }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
  } as const;
}

/** Splits a URL before the paths that the contract and the control plane have. */
function splitUrl(url: string, { method, headers, body }: ReturnType<typeof createRequest>): [string, HttpRequest] {
  const path = /\/(v1|connect|_sandbox)(\/.*)?$/.exec(url.replace(/\?.*/s, ''));
  const end = path?.index ?? url.length;
  const sent = body === undefined ? undefined : Buffer.from(body);
  return [url.slice(0, end), { method, path: url.slice(end), headers: Object.entries(headers), body: sent }];
}

function parseBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
