import { ApiError, type CallError, errorClass, TokenError } from './errors.ts';
import { jsonObject, toProblem } from './problem.ts';
import { redact } from './redact.ts';
import type { ApiRequest } from './request.ts';
import type { Received } from './send.ts';

/**
 * What the platform answered: the JSON, the PDF, or undefined for 204.
 *
 * @throws CallError for every status outside 2xx, and for a body that is no JSON.
 */
export function readAnswer(request: ApiRequest, received: Received, secrets: readonly string[]): unknown {
  if (received.status < 200 || received.status > 299) throw toError(request, received, secrets);
  if (received.status === 204) return undefined;
  if (received.document) return received.document;
  try {
    return JSON.parse(received.text);
  } catch {
    const detail = `It is ${received.headers.get('content-type') ?? 'of no type'}. Is baseUrl the address of the API?`;
    const problem = { type: 'about:blank', title: 'The answer is not JSON', status: received.status, detail };
    throw new ApiError(request.operation, { problem });
  }
}

function toError({ operation, service }: ApiRequest, received: Received, secrets: readonly string[]): CallError {
  const { status, statusText, headers, text } = received;
  // A server or a proxy may repeat what it was sent.
  const body = jsonObject(redact(text, secrets));
  if (service === 'authorization' && typeof body?.error === 'string') {
    const { error, error_description: description } = body;
    return new TokenError(operation, status, error, typeof description === 'string' ? description : undefined);
  }
  return new (errorClass(status))(operation, {
    problem: toProblem(body, status, redact(statusText, secrets)),
    errors: dictionary(body?.errors),
    retryAfter: seconds(headers.get('retry-after')),
  });
}

/** `errors` of a validation problem: messages for each field. Empty when it is something else. */
function dictionary(value: unknown): Record<string, string[]> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const fields = Object.entries(value).map(([field, messages]) => [field, [messages].flat().map(String)] as const);
  return Object.fromEntries(fields);
}

/** `Retry-After` in seconds: it is a number of them, or the date on which to try again (RFC 9110, section 10.2.3). */
function seconds(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
