import type { JournalEntry } from './entry.ts';
import { createFingerprint } from './fingerprint.ts';

/** Number of requests that a journal holds by default. */
export const DEFAULT_CAPACITY = 1000;

/** Characters that the bodies in a journal have together, at most. */
const MAX_CHARACTERS = 16_000_000;

/** The latest requests of a sandbox, in the order in which they were finished. */
export interface Journal {
  /** Number of requests that it holds at most; 0 when it is off. */
  readonly capacity: number;
  /** Oldest first. */
  readonly entries: readonly JournalEntry[];
  /** Number of the latest request, also when it is no longer in the journal; 0 before the first. */
  readonly lastSequence: number;
  /** Returns a short text in place of a token. */
  readonly fingerprint: (token: string) => string;
  /** Adds an entry, whose number follows the latest. */
  readonly add: (entry: JournalEntry) => void;
  readonly find: (sequence: number) => JournalEntry | undefined;
  /** Removes all entries. Numbers go on. */
  readonly clear: () => void;
  /** Resolves when an entry was added, the signal is aborted, or some milliseconds have passed. */
  readonly waitForEntry: (signal: AbortSignal, timeout: number) => Promise<void>;
}

/** Creates an empty journal. Above its bounds, the oldest entries go. */
export function createJournal(capacity = DEFAULT_CAPACITY): Journal {
  const entries: JournalEntry[] = [];
  const waiting = new Set<() => void>();
  let lastSequence = 0;
  let characters = 0;

  function evict(): void {
    const oldest = entries.shift();
    if (oldest) characters -= countCharacters(oldest);
  }

  return {
    capacity,
    entries,
    fingerprint: createFingerprint(),
    get lastSequence() {
      return lastSequence;
    },

    add(entry) {
      lastSequence = entry.sequence;
      characters += countCharacters(entry);
      entries.push(entry);
      while (entries.length > capacity || characters > MAX_CHARACTERS) evict();
      for (const resolve of waiting) resolve();
    },

    // Numbers have no gaps between entries.
    find: (sequence) => entries[sequence - (entries[0]?.sequence ?? 0)],

    clear() {
      entries.length = 0;
      characters = 0;
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

const countCharacters = ({ requestBody, responseBody }: JournalEntry): number =>
  (requestBody?.text.length ?? 0) + (responseBody?.text.length ?? 0);
