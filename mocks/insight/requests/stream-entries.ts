import { ProblemError } from '../../messages/problems.ts';
import { GROWING_STATES } from '../../store/growing-states.ts';
import type { JournalEntry } from './entry.ts';
import { formatSummary } from './format-entry.ts';
import type { Journal } from './journal.ts';

/** Milliseconds between comments, so that nobody takes an idle connection for a lost one. */
const HEARTBEAT_MS = 30_000;

const { limit: MAX_STREAMS } = GROWING_STATES.streams;

interface StreamOptions {
  readonly matches: (entry: JournalEntry) => boolean;
  /** Starts after the entry with this number. Default: after the latest. */
  readonly after?: number | undefined;
  /** Number of entries after which the stream ends. Default: never. */
  readonly limit?: number | undefined;
  /** Ends the stream, with an event that has the reason of the signal. */
  readonly signal: AbortSignal;
}

/** Returns the entries of a journal as they are added, as server-sent events whose id is the number of the entry. */
export function streamEntries(journal: Journal, options: StreamOptions): AsyncIterable<string> {
  const disconnection = new AbortController();
  const signal = AbortSignal.any([options.signal, disconnection.signal]);
  const entries = follow(journal, { ...options, signal });
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => entries.next(),
      return() {
        // Otherwise it would end after its wait for an entry.
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
    // A slow reader misses what is no longer in the journal.
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

/** @throws ProblemError 503 when too many streams follow the journal. */
export function checkFollowers({ followers }: Journal): void {
  if (followers.size < MAX_STREAMS) return;
  throw new ProblemError('temporarily-unavailable', { key: 'streamsFull', parameters: { limit: MAX_STREAMS } });
}

function listAfter({ entries, lastSequence }: Journal, position: number): readonly JournalEntry[] {
  const count = Math.min(entries.length, lastSequence - position);
  return count > 0 ? entries.slice(-count) : [];
}
