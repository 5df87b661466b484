import { ApiError, type CallContext, type CallError, getErrorClass } from './errors.ts';
import { parseJsonObject, toProblem } from './problem.ts';
import { redact } from './redact.ts';
import type { RawResponse } from './send.ts';

/** Whether a response has a 2xx status. */
export const isSuccess = ({ status }: RawResponse): boolean => status >= 200 && status <= 299;

/**
 * Returns the content of a successful response: the JSON, the PDF, or undefined for 204.
 *
 * @throws ApiError when the body is not JSON.
 */
export function readContent(context: CallContext, response: RawResponse): unknown {
  if (response.status === 204) return undefined;
  if (response.document) return response.document;
  try {
    return JSON.parse(response.text);
  } catch {
    const { status, headers } = response;
    const detail = `Its content type is ${headers.get('content-type') ?? 'missing'}. ${BASE_URL_HINT}`;
    throw new ApiError(context, {
      problem: { type: 'about:blank', title: 'The response is not JSON', status, detail },
    });
  }
}

/** Creates the error of a response with a status outside 2xx. */
export function toError(context: CallContext, response: RawResponse, secrets: readonly string[]): CallError {
  const { status, statusText, headers, text } = response;
  // A server or a proxy may echo the request.
  const body = parseJsonObject(redact(text, secrets));
  const problem = toProblem(body, status, redact(statusText, secrets));
  return new (getErrorClass(status))(context, {
    problem: isRedirect(response)
      ? { ...problem, title: 'The response is a redirect', detail: BASE_URL_HINT }
      : problem,
    errors: parseFieldErrors(body?.errors),
    retryAfter: getRetryAfter(headers),
  });
}

const BASE_URL_HINT = 'Is baseUrl the URL of the API?';

/** Redirects are not followed, because a POST would become a GET. Browsers report them with status 0. */
const isRedirect = ({ status }: RawResponse): boolean => status < 400;

/** Parses `errors` of a validation problem: messages by field. Returns an empty object for anything else. */
function parseFieldErrors(value: unknown): Record<string, string[]> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const fields = Object.entries(value).map(([field, messages]) => [field, [messages].flat().map(String)] as const);
  return Object.fromEntries(fields);
}

/** Returns `Retry-After` in seconds; the header has seconds or a date (RFC 9110, section 10.2.3). */
export function getRetryAfter(headers: Headers): number | undefined {
  const header = headers.get('retry-after');
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
