import type { Operation } from '../contract/model.ts';
import type { HttpRequest, HttpResponse } from '../http/types.ts';
import type { BodyText, JournalEntry, PageMeta } from './entry.ts';

/** Characters of a body that an entry holds: enough for an invoice with its lines. */
export const MAX_BODY_LENGTH = 4096;

/** What an entry needs to know besides the request. */
export interface EntryContext {
  readonly sequence: number;
  readonly operation: Operation | undefined;
  /** Time of arrival, in milliseconds since 1970. */
  readonly time: number;
  /** Milliseconds. */
  readonly duration: number;
  /** `_meta` of a list. */
  readonly page: PageMeta | undefined;
}

/** A response whose body is serialized already. */
type SentResponse = HttpResponse | 'dropped' | 'sent';

/** No headers. */
const NONE = {};

/**
 * Creates the entry of a request. It refers to the headers of the request, formats nothing and copies no objects: every
 * request has an entry, and most are never read.
 */
export function createEntry(
  request: HttpRequest,
  response: SentResponse,
  { sequence, operation, time, duration, page }: EntryContext,
): JournalEntry {
  const { trace, logFields } = request;
  const sent = typeof response === 'string' ? undefined : response;
  return {
    sequence,
    time,
    duration,
    method: request.method,
    origin: request.origin + request.basePath,
    path: request.path,
    search: request.search,
    headers: request.headers,
    operation,
    user: logFields.user,
    administration: logFields.administration,
    requestBody: trace.body === undefined ? undefined : toBodyText(trace.body),
    status: response === 'sent' ? trace.sentStatus : sent?.status,
    outcome: getOutcome(request, response),
    responseHeaders: sent?.headers ?? NONE,
    responseBody: typeof sent?.body === 'string' ? toBodyText(sent.body) : undefined,
    page,
    // Without the stack of the error.
    problem: trace.problem && { kind: trace.problem.kind, issues: trace.problem.issues },
    fault: trace.fault,
    isCarriedOut: trace.isCarriedOut === true,
    limits: trace.limits,
    tokens: trace.tokens,
  };
}

function getOutcome(request: HttpRequest, response: SentResponse): JournalEntry['outcome'] {
  if (request.isDisconnected()) return 'abandoned';
  return response === 'dropped' ? 'dropped' : 'responded';
}

const toBodyText = (text: string): BodyText => ({
  text: text.length > MAX_BODY_LENGTH ? copyStart(text) : text,
  length: text.length,
});

// A UTF-16 unit is at most three bytes of UTF-8.
const buffer = new Uint8Array(MAX_BODY_LENGTH * 3);
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Copies the start of a text: a slice would hold the whole of it in memory. */
function copyStart(text: string): string {
  const { written } = encoder.encodeInto(text.slice(0, MAX_BODY_LENGTH), buffer);
  return decoder.decode(buffer.subarray(0, written));
}

/** Returns the part of a body that says where the other pages of a list are. */
export function getPageMeta(operation: Operation | undefined, { status, body }: HttpResponse): PageMeta | undefined {
  if (operation?.kind !== 'list' || status !== 200) return undefined;
  return (body as { readonly _meta?: PageMeta } | undefined)?._meta;
}
