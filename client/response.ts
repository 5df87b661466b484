import { ApiError, type CallContext, type CallError, errorClass } from './errors.ts';
import { jsonObject, toProblem } from './problem.ts';
import { redact } from './redact.ts';
import type { Received } from './send.ts';

/** Whether the platform did what it was asked to. */
export const isSuccess = ({ status }: Received): boolean => status >= 200 && status <= 299;

/**
 * What the platform answered with success: the JSON, the PDF, or undefined for 204.
 *
 * @throws ApiError for a body that is no JSON.
 */
export function readAnswer(context: CallContext, received: Received): unknown {
  if (received.status === 204) return undefined;
  if (received.document) return received.document;
  try {
    return JSON.parse(received.text);
  } catch {
    const { status, headers } = received;
    const detail = `It is ${headers.get('content-type') ?? 'of no type'}. ${addressHint}`;
    throw new ApiError(context, { problem: { type: 'about:blank', title: 'The answer is not JSON', status, detail } });
  }
}

/** The error that a status outside 2xx is. */
export function toError(context: CallContext, received: Received, secrets: readonly string[]): CallError {
  const { status, statusText, headers, text } = received;
  // A server or a proxy may repeat what it was sent.
  const body = jsonObject(redact(text, secrets));
  const problem = toProblem(body, status, redact(statusText, secrets));
  return new (errorClass(status))(context, {
    problem: isRedirect(received) ? { ...problem, title: 'The answer is a redirect', detail: addressHint } : problem,
    errors: dictionary(body?.errors),
    retryAfter: secondsOf(headers),
  });
}

const addressHint = 'Is baseUrl the address of the API?';

/** A redirect is not followed: a POST would become a GET on the way. Browsers do not show its status. */
const isRedirect = ({ status }: Received): boolean => status < 400;

/** `errors` of a validation problem: messages for each field. Empty when it is something else. */
function dictionary(value: unknown): Record<string, string[]> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const fields = Object.entries(value).map(([field, messages]) => [field, [messages].flat().map(String)] as const);
  return Object.fromEntries(fields);
}

/** `Retry-After` in seconds: it is a number of them, or the date on which to try again (RFC 9110, section 10.2.3). */
export function secondsOf(headers: Headers): number | undefined {
  const header = headers.get('retry-after');
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
