import { ProblemError } from '../../messages/problems.ts';
import { GROWING_STATES } from '../../store/growing-states.ts';
import type { JournalEntry } from './entry.ts';
import { formatSummary } from './format-entry.ts';
import type { Journal } from './journal.ts';

/** Milliseconds between comments, which show that an idle connection is alive. */
const HEARTBEAT_MS = 30_000;

const { limit: MAX_STREAMS } = GROWING_STATES.streams;

interface StreamOptions {
  readonly matches: (entry: JournalEntry) => boolean;
  /** Starts after this entry. Default: the latest. */
  readonly after?: number | undefined;
  /** Entries before the stream ends. Default: no end. */
  readonly limit?: number | undefined;
  /** Ends the stream with an event that has the reason. */
  readonly signal: AbortSignal;
}

/** Streams new entries of a journal as server-sent events, with their numbers as ids. */
export function streamEntries(journal: Journal, options: StreamOptions): AsyncIterable<string> {
  const disconnection = new AbortController();
  const signal = AbortSignal.any([options.signal, disconnection.signal]);
  const entries = follow(journal, { ...options, signal });
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => entries.next(),
      return() {
        // Otherwise it would end only after the next entry.
        disconnection.abort();
        return entries.return();
      },
    }),
  };
}

async function* follow(journal: Journal, options: StreamOptions): AsyncGenerator<string, void, void> {
  journal.followers.add(options);
  try {
    yield* listEntries(journal, options);
  } finally {
    journal.followers.delete(options);
  }
}

async function* listEntries(journal: Journal, options: StreamOptions): AsyncGenerator<string, void, void> {
  const { matches, signal, limit = Number.POSITIVE_INFINITY } = options;
  let position = options.after ?? journal.lastSequence;
  let count = 0;
  yield ': the requests of this sandbox\n\n';
  while (!signal.aborted) {
    // A slow reader misses discarded entries.
    const entries = listAfter(journal, position);
    position = journal.lastSequence;
    for (const entry of entries.filter(matches)) {
      yield `id: ${entry.sequence}\ndata: ${JSON.stringify(formatSummary(entry))}\n\n`;
      count += 1;
      if (count >= limit) return;
    }
    if (entries.length > 0) continue;
    await journal.waitForEntry(signal, HEARTBEAT_MS);
    if (journal.lastSequence === position && !signal.aborted) yield ':\n\n';
  }
  yield `event: end\ndata: ${JSON.stringify({ reason: signal.reason })}\n\n`;
}

/** @throws ProblemError 503 for too many streams. */
export function checkFollowers({ followers }: Journal): void {
  if (followers.size < MAX_STREAMS) return;
  throw new ProblemError('temporarily-unavailable', { key: 'streamsFull', parameters: { limit: MAX_STREAMS } });
}

function listAfter({ entries, lastSequence }: Journal, position: number): readonly JournalEntry[] {
  const count = Math.min(entries.length, lastSequence - position);
  return count > 0 ? entries.slice(-count) : [];
}
