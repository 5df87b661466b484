import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** A call of the client, by what decides how it is retried. */
export type CallKind = 'GET' | 'list' | 'all pages' | 'download' | 'PUT' | 'PATCH' | 'DELETE' | 'POST' | 'upload';

export const isPost = (kind: CallKind): boolean => kind === 'POST' || kind === 'upload';
const isGet = (kind: CallKind): boolean => ['GET', 'list', 'all pages', 'download'].includes(kind);

export interface ForwardedResponse {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly body: Buffer;
}

type ErrorName =
  | 'ApiError'
  | 'AuthenticationError'
  | 'ConnectionError'
  | 'RateLimitError'
  | 'ServerError'
  | 'UnknownOutcomeError'
  | 'UnreadableResponseError';

/** Required behavior of the client: return the value, send the request again, or throw this error. */
export type Outcome = 'value' | 'retry' | 'retry with another token' | ErrorName;

export interface Fault {
  readonly name: string;
  /** Error code of a request that is never sent. */
  readonly code?: string;
  readonly serve?: (response: ServerResponse, forwarded: ForwardedResponse | undefined) => void;
  readonly isProcessed: boolean;
  /** True when the client cannot know whether the platform processed it. */
  readonly isAmbiguous: boolean;
  /** Which calls are retried, except ambiguous POSTs. */
  readonly retried: 'all' | 'idempotent' | 'GET' | 'with another token' | 'never';
  /** The outcome without a retry. */
  readonly outcome: 'value' | ErrorName;
  /** The outcome of some calls, where it is another. */
  readonly exceptions?: Readonly<Partial<Record<CallKind, Outcome>>>;
  /** True when the client waits until its timeout. */
  readonly isSlow?: boolean;
}

/** Returns the required behavior after a fault. */
export function getOutcome(fault: Fault, kind: CallKind): Outcome {
  const { exceptions, isAmbiguous, retried, outcome } = fault;
  if (exceptions?.[kind]) return exceptions[kind];
  if (isAmbiguous && isPost(kind)) return 'UnknownOutcomeError';
  if (retried === 'with another token') return 'retry with another token';
  const isRetried = { all: true, idempotent: !isPost(kind), GET: isGet(kind), never: false }[retried];
  return isRetried ? 'retry' : outcome;
}

type Serve = NonNullable<Fault['serve']>;
type End = (response: ServerResponse) => void;

const respond =
  (status: number, headers: Record<string, string> = {}, body?: string): Serve =>
  (response) => {
    const problem = JSON.stringify({ type: 'about:blank', title: 'A fault', status });
    response.writeHead(status, { 'content-type': 'application/problem+json', ...headers }).end(body ?? problem);
  };

/** A response with a body where the platform's has none, as after a DELETE. */
const longResponse: ForwardedResponse = {
  status: 200,
  contentType: 'application/json',
  body: Buffer.from('{"id":1,"name":"Somebody"}'),
};

/** Sends the headers and half of the body. */
const respondHalf =
  (end: End): Serve =>
  (response, forwarded) => {
    const { status, contentType, body } =
      forwarded?.status === 200 || forwarded?.status === 201 ? forwarded : longResponse;
    response.writeHead(status, { 'content-type': contentType, 'content-length': body.length });
    response.write(body.subarray(0, body.length / 2), () => end(response));
  };

const respondWith =
  (changes: Partial<ForwardedResponse>): Serve =>
  (response, forwarded = longResponse) => {
    const { status, contentType, body } = { ...forwarded, ...changes };
    const headers = { ...(contentType && { 'content-type': contentType }), 'content-length': body.length };
    response.writeHead(status === 204 ? 200 : status, headers).end(body);
  };

const drop: End = ({ socket }) => socket?.destroy();
const reset: End = ({ socket }) => socket?.resetAndDestroy();
const stall: End = () => undefined;
const respondInAnotherProtocol: End = ({ socket }) => socket?.end('SSH-2.0-OpenSSH_9.6\r\n');

/** Faults of requests that the platform rejects, or that never reach it. */
const rejected = { isProcessed: false, isAmbiguous: false } as const;
const processed = { isProcessed: true, isAmbiguous: true } as const;

const unreachable = [
  ...['UND_ERR_CONNECT_TIMEOUT', 'EAI_AGAIN'].map((code) => ({ code, retried: 'all' }) as const),
  { code: 'ECONNREFUSED', retried: 'never' } as const,
].map((fault): Fault => ({ ...rejected, ...fault, name: fault.code, outcome: 'ConnectionError' }));

/** Values of `Retry-After` that do not make the client wait. */
const SHORT_WAITS = [undefined, '', '0', '-5', 'soon', 'NaN', 'Wed, 21 Oct 2015 07:28:00 GMT'];

/** Values of `Retry-After` beyond the limits of the client. */
const LONG_WAITS = ['1.5', '86400', '9'.repeat(40), 'Fri, 31 Dec 9999 23:59:59 GMT'];

const rateLimits = [...SHORT_WAITS, ...LONG_WAITS].map(
  (value): Fault => ({
    ...rejected,
    name: `429 with Retry-After ${value}`,
    serve: respond(429, value === undefined ? {} : { 'retry-after': value }),
    retried: SHORT_WAITS.includes(value) ? 'all' : 'never',
    outcome: 'RateLimitError',
  }),
);

const serverErrors = [
  ...[502, 503, 504].map((status) => ({ name: `${status}`, serve: respond(status), retried: 'idempotent' }) as const),
  ...[500, 520, 524].map((status) => ({ name: `${status}`, serve: respond(status), retried: 'GET' }) as const),
  { name: '503 with Retry-After 0', serve: respond(503, { 'retry-after': '0' }), retried: 'idempotent' } as const,
  { name: '503 with Retry-After 86400', serve: respond(503, { 'retry-after': '86400' }), retried: 'never' } as const,
].map((fault) => ({ ...fault, outcome: 'ServerError' }) as const);

const brokenConnections = [
  { name: 'dropped connection', serve: drop },
  { name: 'reset connection', serve: reset },
  { name: 'response in another protocol', serve: respondInAnotherProtocol },
  { name: 'no response', serve: stall, isSlow: true },
].map((fault) => ({ ...fault, retried: 'idempotent', outcome: 'ConnectionError' }) as const);

/** Before or after the platform has processed the request: the client cannot know. */
const ambiguous = [false, true].flatMap((isProcessed) =>
  [...serverErrors, ...brokenConnections].map((fault): Fault => {
    const name = `${fault.name} ${isProcessed ? 'after' : 'before'} processing`;
    return { ...fault, name, isProcessed, isAmbiguous: true };
  }),
);

const brokenBodies = [
  { name: 'half of the body', serve: respondHalf(drop) },
  { name: 'reset within the body', serve: respondHalf(reset) },
  { name: 'stalled body', serve: respondHalf(stall), isSlow: true },
].map(
  (fault): Fault => ({
    ...processed,
    ...fault,
    retried: 'idempotent',
    outcome: 'ConnectionError',
  }),
);

/** Sends the beginning of a compressed body, with a length that fits. */
const respondCut =
  (length: number): Serve =>
  (response, forwarded) => {
    const content = forwarded?.body.length ? forwarded.body : `{"name":"${Object.keys(process.versions).join()}"}`;
    const body = gzipSync(content).subarray(0, length);
    const headers = { ...json, 'content-encoding': 'gzip', 'content-length': body.length };
    response.writeHead(200, headers).end(body);
  };

const json = { 'content-type': 'application/json' };
const unreadable = [
  { name: 'truncated JSON', serve: respond(200, json, '{"_data":[{"id":1,"na') },
  { name: 'JSON null', serve: respond(200, json, 'null') },
  { name: 'JSON list', serve: respond(200, json, '[]') },
  { name: 'HTML page', serve: respond(200, { 'content-type': 'text/html' }, '<!doctype html><title>Sign in</title>') },
  { name: 'empty body', serve: respondWith({ body: Buffer.alloc(0) }), exceptions: { DELETE: 'value' } as const },
].map((fault): Fault => ({ ...processed, ...fault, retried: 'never', outcome: 'UnreadableResponseError' }));

/** Every kind of failure between the client and the platform, with what the client has to do. */
export const faults: readonly Fault[] = [
  ...unreachable,
  ...rateLimits,
  ...ambiguous,
  ...brokenBodies,
  ...unreadable,
  {
    ...processed,
    name: 'body that is not gzip',
    retried: 'idempotent',
    outcome: 'ConnectionError',
    serve: respond(200, { ...json, 'content-encoding': 'gzip' }, '{"id":1}'),
  },
  ...[0, 5, 40].map((length): Fault => {
    return {
      ...processed,
      name: `gzip of which ${length} bytes arrive`,
      retried: 'idempotent',
      outcome: 'ConnectionError',
      serve: respondCut(length),
      exceptions: { DELETE: 'value', download: 'UnreadableResponseError' },
    };
  }),
  {
    name: 'other media type',
    isProcessed: true,
    isAmbiguous: false,
    retried: 'never',
    outcome: 'value',
    serve: respondWith({ contentType: 'text/plain' }),
    exceptions: { download: 'UnreadableResponseError' },
  },
  ...[408, 425].map((status): Fault => {
    return { ...rejected, name: `${status}`, serve: respond(status), retried: 'GET', outcome: 'ApiError' };
  }),
  ...[301, 302, 303, 307, 308].map((status): Fault => {
    const serve = respond(status, { location: 'https://elsewhere.example/' });
    // After a POST it may announce its success.
    const writes: readonly CallKind[] = ['POST', 'upload'];
    const exceptions = Object.fromEntries(writes.map((kind) => [kind, 'UnknownOutcomeError'] as const));
    return { ...rejected, name: `redirect ${status}`, serve, retried: 'never', outcome: 'ApiError', exceptions };
  }),
  { ...rejected, name: '401', serve: respond(401), retried: 'with another token', outcome: 'AuthenticationError' },
];
