import type { Exchange, HttpRequest, RequestRecorder, Result } from '../../http/types.ts';
import type { AppliedFault, BodyText, JournalEntry, PageMeta } from './entry.ts';
import { createFingerprint, createFingerprintKey } from './fingerprint.ts';
import type { JournalStorage } from './kept-journal.ts';

export const DEFAULT_CAPACITY = 1000;

const DEFAULT_MAX_CHARACTERS = 16_000_000;

/** Characters of a body that an entry holds: enough for an invoice with its lines. */
const MAX_BODY_LENGTH = 4096;

/** The latest requests of a sandbox, in the order in which they were finished. */
export interface Journal extends RequestRecorder {
  readonly entries: readonly JournalEntry[];
  /** Number of the latest request, also when it is no longer in the journal; 0 before the first. */
  readonly lastSequence: number;
  readonly fingerprint: (token: string) => string;
  readonly add: (entry: JournalEntry) => void;
  readonly find: (sequence: number) => JournalEntry | undefined;
  readonly clear: () => void;
  /** Resolves when an entry was added, the signal is aborted, or some milliseconds have passed. */
  readonly waitForEntry: (signal: AbortSignal, timeout: number) => Promise<void>;
}

/**
 * Creates a journal: empty, or as it was. Above its bounds, the oldest entries go.
 *
 * @param storage where it outlives the memory of the sandbox. Default: nowhere.
 */
export function createJournal(
  capacity = DEFAULT_CAPACITY,
  storage?: JournalStorage,
  maxCharacters = DEFAULT_MAX_CHARACTERS,
): Journal {
  const loaded = capacity > 0 ? storage?.load() : undefined;
  const key = loaded?.key ?? createFingerprintKey();
  const entries = [...(loaded?.entries ?? [])];
  const waiting = new Set<() => void>();
  let lastSequence = loaded?.lastSequence ?? 0;
  let characters = entries.reduce((sum, entry) => sum + countCharacters(entry), 0);

  const current = {
    entries,
    get lastSequence() {
      return lastSequence;
    },
  };
  const note = (): void => storage?.note(current, key);

  function evict(): void {
    const oldest = entries.shift();
    if (oldest) characters -= countCharacters(oldest);
  }

  function add(entry: JournalEntry): void {
    lastSequence = entry.sequence;
    characters += countCharacters(entry);
    entries.push(entry);
    while (entries.length > capacity || characters > maxCharacters) evict();
    note();
    for (const resolve of waiting) resolve();
  }

  return {
    capacity,
    entries,
    fingerprint: createFingerprint(key),
    get lastSequence() {
      return lastSequence;
    },

    add,

    record: (request, result, context) =>
      add(
        createEntry(request, result, { ...context, sequence: lastSequence + 1, page: getPage(request, context.body) }),
      ),

    // Numbers have no gaps between entries.
    find: (sequence) => entries[sequence - (entries[0]?.sequence ?? 0)],

    clear() {
      entries.length = 0;
      characters = 0;
      note();
    },

    waitForEntry: (signal, timeout) =>
      new Promise((resolve) => {
        const finish = (): void => {
          waiting.delete(finish);
          clearTimeout(timer);
          signal.removeEventListener('abort', finish);
          resolve();
        };
        const timer = setTimeout(finish, timeout);
        waiting.add(finish);
        signal.addEventListener('abort', finish);
        if (signal.aborted) finish();
      }),
  };
}

function countCharacters({ path, search, headers, requestBody, responseBody }: JournalEntry): number {
  let count = path.length + search.length + (requestBody?.text.length ?? 0) + (responseBody?.text.length ?? 0);
  for (const [name, value] of Object.entries(headers)) count += name.length + value.length;
  return count;
}

function getPage({ exchange }: HttpRequest, body: unknown): PageMeta | undefined {
  if (exchange.operation?.kind !== 'list') return undefined;
  return (body as { readonly _meta?: PageMeta } | undefined)?._meta;
}

interface EntryContext {
  readonly sequence: number;
  readonly start: number;
  readonly end: number;
  readonly page: PageMeta | undefined;
}

const NONE = {};

/**
 * Creates the entry of a request. It refers to the headers of the request, formats nothing and copies no objects: every
 * request has an entry, and most are never read.
 */
export function createEntry(
  request: HttpRequest,
  response: Result,
  { sequence, start, end, page }: EntryContext,
): JournalEntry {
  const { exchange } = request;
  const sent = response === 'dropped' ? undefined : response;
  const outcome = sent ? 'responded' : 'dropped';
  return {
    sequence,
    time: start,
    duration: end - start,
    method: request.method,
    origin: request.origin + request.basePath,
    path: request.path,
    search: request.search,
    headers: request.headers,
    operation: exchange.operation,
    user: exchange.user,
    administration: exchange.administration,
    requestBody: exchange.body === undefined ? undefined : toBodyText(exchange.body),
    status: sent?.status,
    outcome: request.isDisconnected() ? 'abandoned' : outcome,
    responseHeaders: sent?.headers ?? NONE,
    responseBody: typeof sent?.body === 'string' ? toBodyText(sent.body) : undefined,
    page,
    // Without the stack of the error.
    problem: exchange.problem && { kind: exchange.problem.kind, issues: exchange.problem.issues },
    fault: toAppliedFault(exchange.fault),
    isCarriedOut: exchange.isCarriedOut === true,
    limits: exchange.limits,
    tokens: exchange.tokens,
  };
}

const toAppliedFault = (fault: Exchange['fault']): AppliedFault | undefined =>
  fault && { id: fault.id, effect: fault.effect, when: fault.when ?? 'before' };

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
