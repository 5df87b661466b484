import type { HttpRequest, RecordContext, RequestRecorder, Result } from '../../http/types.ts';
import { GROWING_STATES } from '../../store/growing-states.ts';
import type { BodyText, JournalEntry, PageMeta } from './entry.ts';
import { createFingerprint, createFingerprintKey } from './hide-secrets.ts';

export const { limit: DEFAULT_CAPACITY } = GROWING_STATES.journal;

export interface StoredJournal {
  readonly entries: readonly JournalEntry[];
  readonly lastSequence: number;
}

/** Storage of a journal that outlives memory. */
export interface JournalStorage {
  /** Loads the journal; the key of its fingerprints is undefined for a new one. */
  readonly load: () => StoredJournal & { readonly key: number | undefined };
  /** Notes a change of the journal. */
  readonly note: (journal: StoredJournal, key: number) => void;
}

const DEFAULT_MAX_CHARACTERS = 16_000_000;

/** Characters of a body in an entry: enough for an invoice with its lines. */
const MAX_BODY_LENGTH = 4096;

/** Latest requests of a sandbox, in order of completion. */
export type Journal = ReturnType<typeof createJournal>;

/** Creates a journal, empty or from storage. Discards the oldest entries above its limits. */
export function createJournal(
  capacity = DEFAULT_CAPACITY,
  storage?: JournalStorage,
  maxCharacters = DEFAULT_MAX_CHARACTERS,
) {
  const loaded = capacity > 0 ? storage?.load() : undefined;
  const key = loaded?.key ?? createFingerprintKey();
  const entries = [...(loaded?.entries ?? [])];
  const waiting = new Set<() => void>();
  let lastSequence = loaded?.lastSequence ?? 0;
  let characters = entries.reduce((sum, entry) => sum + countCharacters(entry), 0);

  function evict(): void {
    const oldest = entries.shift();
    if (oldest) characters -= countCharacters(oldest);
  }

  function add(entry: JournalEntry): void {
    lastSequence = entry.sequence;
    characters += countCharacters(entry);
    entries.push(entry);
    while (entries.length > capacity || characters > maxCharacters) evict();
    storage?.note(journal, key);
    for (const resolve of waiting) resolve();
  }

  const record: RequestRecorder['record'] = (request, result, context) =>
    add(createEntry(request, result, context, lastSequence + 1));

  const journal = {
    /** Maximum number of requests; 0 when it is off. */
    capacity,
    entries: entries as readonly JournalEntry[],
    fingerprint: createFingerprint(key),
    /** Open streams of the journal. */
    followers: new Set<object>(),
    /** Number of the latest request, even after it was discarded; 0 before the first. */
    get lastSequence() {
      return lastSequence;
    },
    add,
    record,
    // Numbers have no gaps.
    find: (sequence: number) => entries[sequence - (entries[0]?.sequence ?? 0)],
    clear() {
      entries.length = 0;
      characters = 0;
      storage?.note(journal, key);
    },
    /** Resolves at a new entry, an abort, or after some milliseconds. */
    waitForEntry: (signal: AbortSignal, timeout: number) =>
      new Promise<void>((resolve) => {
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
  return journal;
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

const NONE = {};

/** Creates the entry of a request. It copies and formats nothing: every request has one, and few are read. */
export function createEntry(
  request: HttpRequest,
  response: Result,
  { start, end, body }: RecordContext,
  sequence = 0,
): JournalEntry {
  const { exchange } = request;
  const { fault, problem } = exchange;
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
    page: getPage(request, body),
    // Omits the stack of the error.
    problem: problem && { kind: problem.kind, issues: problem.issues },
    fault: fault && { id: fault.id, effect: fault.effect, when: fault.when ?? 'before' },
    isCarriedOut: exchange.isCarriedOut === true,
    limits: exchange.limits,
    tokens: exchange.tokens,
  };
}

const toBodyText = (text: string): BodyText => ({
  text: text.length > MAX_BODY_LENGTH ? copyStart(text) : text,
  length: text.length,
});

// A UTF-16 unit has at most three bytes of UTF-8.
const buffer = new Uint8Array(MAX_BODY_LENGTH * 3);
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Copies the start of a text: a slice would keep all of it in memory. */
function copyStart(text: string): string {
  const { written } = encoder.encodeInto(text.slice(0, MAX_BODY_LENGTH), buffer);
  return decoder.decode(buffer.subarray(0, written));
}
