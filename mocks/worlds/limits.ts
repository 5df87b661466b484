import { DEFAULT_CAPACITY } from '../requests/journal.ts';

/** The most worlds whose database is open; others are opened when they are used. Each takes file descriptors and a megabyte. */
export const MAX_OPEN_WORLDS = 500;

/** The most requests in the journal of a world: there are many worlds. */
const JOURNAL_CAPACITY = 200;

/** @param capacity number of requests that the journal of the sandbox holds. */
export const getWorldJournal = (capacity = DEFAULT_CAPACITY): number => Math.min(capacity, JOURNAL_CAPACITY);
