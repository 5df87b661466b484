import {
  type CallContext,
  type CallError,
  ConnectionError,
  type Failure,
  getErrorClass,
  UnreadableResponseError,
} from './errors.ts';
import { asObject, parseJsonObject, toProblem } from './problem.ts';
import { redact, redactHeaders } from './redact.ts';
import type { ApiRequest, RawResponse } from './request.ts';

/**
 * Returns the content of a successful response: the JSON, the PDF, or undefined for a DELETE without a body.
 *
 * @throws UnreadableResponseError when the body is not what the contract says; ConnectionError when it was cut.
 */
export function readContent(
  context: CallContext,
  request: ApiRequest,
  response: RawResponse,
  secrets: readonly string[],
): unknown {
  const { head, text } = response;
  if (response.document) return response.document;
  if (context.method === 'DELETE' && text === '') return undefined;
  const content = request.document ? undefined : parseJsonObject(text);
  if (content && (!request.isList || isPage(content, request.query))) return content;

  const type = head.headers.get('content-type') ?? 'untyped';
  const failure = toFailure(response, secrets, request);
  if (!request.document && isCut(response)) {
    throw new ConnectionError(context, `no complete response from ${new URL(context.url).origin}.`, undefined, failure);
  }
  const reason = `(${type}) is not what the contract says. ${BASE_URL_HINT}`;
  throw new UnreadableResponseError(context, `${head.status} The response ${text ? reason : 'has no body.'}`, failure);
}

/** Checks for compressed JSON that ends too early: runtimes return the part that arrived. */
const isCut = ({ head, text }: RawResponse): boolean =>
  !/^(identity)?$/i.test(head.headers.get('content-encoding') ?? '') &&
  (text === '' || (/^\s*\{/.test(text) && parseJsonObject(text) === undefined));

/** Checks for a page of a list. With `metaOnly` it has no records. */
export const isPage = ({ _data, _meta }: Record<string, unknown>, query: { metaOnly?: boolean } = {}): boolean =>
  asObject(_meta) !== undefined && (Array.isArray(_data) ? _data.every(asObject) : query.metaOnly !== undefined);

/** Creates the error of a response with a status outside 2xx. */
export function toError(context: CallContext, response: RawResponse, secrets: readonly string[]): CallError {
  const { status, statusText, headers } = response.head;
  const failure = toFailure(response, secrets);
  const body = failure.body as Record<string, unknown>;
  const problem = toProblem(body, status, redact(statusText, secrets));
  // Matches a sentence, such as `Debtor is locked by another user`, but not JSON, nor a proxy's page.
  const [detail] = /^\w+ [^<\n]{1,200}$/.exec(`${failure.body}`) ?? [];
  // Redirects are not followed: a POST would become a GET. Browsers report them with status 0.
  const redirect = status < 400 && { title: 'The response is a redirect', detail: BASE_URL_HINT };
  const details = {
    problem: { ...problem, ...(detail && { detail }), ...redirect },
    retryAfter: getRetryAfter(headers),
    ...(status === 400 && { errors: parseFieldErrors(body.errors) }),
  };
  return new (getErrorClass(status))(context, details, failure);
}

/** Describes a response for errors. Omits bodies of the authorization service, which may contain tokens. */
export function toFailure(
  { head: { status, headers }, text }: RawResponse,
  secrets: readonly string[],
  { service }: Pick<ApiRequest, 'service'> = {},
): Failure {
  // A server or a proxy may echo the request.
  const body = redact(text, secrets);
  return {
    status,
    headers: redactHeaders(headers, secrets),
    body: service ? undefined : (parseJsonObject(body) ?? body),
  };
}

const BASE_URL_HINT = 'Is baseUrl the URL of the API?';

const parseFieldErrors = (value: unknown): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(asObject(value) ?? {}).map(([field, messages]) => [field, [messages].flat().map(toText)]),
  );

const toText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : `${value}`);

/** Returns `Retry-After` in seconds; the header has seconds or a date (RFC 9110, section 10.2.3). */
export function getRetryAfter(headers: Headers): number | undefined {
  const header = headers.get('retry-after') || '-';
  // `Number` also accepts `0x1`, and `Date.parse` accepts `-5` and `1.5`.
  const isDate = /^([A-Z][a-z]{2,8},? |\d{4}-\d\d-\d\d)/.test(header);
  const date = isDate ? (Date.parse(header) - Date.now()) / 1000 : Number.NaN;
  const seconds = /^\d+(\.\d+)?$/.test(header) ? Number(header) : date;
  return seconds >= 0 ? Math.ceil(Math.min(seconds, Number.MAX_SAFE_INTEGER)) : undefined;
}
