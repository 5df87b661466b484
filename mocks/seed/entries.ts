import type { Posting } from '../accounting/arithmetic/postings.ts';

/** What happened to an entry: 1, it was added or updated; 2, it was deleted. */
export type Change = readonly [action: 1 | 2, moment: string];

/** Something that is in the ledger, or was, or will be. */
export interface Entry {
  /** Its identifier as a journal entry; what the platform books by itself has none yet. */
  readonly id?: number;
  readonly journalId: number;
  readonly sourceDocumentNumber: string;
  readonly date: string;
  readonly postings: readonly Posting[];
  readonly changes: readonly Change[];
}

/** The first day of the companies on the platform. What they did before was brought over the next morning. */
export const firstDay = '2026-03-02';
const broughtOver = '2026-03-03T08:00:00Z';

/** The last day that anything happened in the books. */
export const lastDay = '2026-04-16';

/** An entry that the platform makes by itself: of an invoice, a bank statement or a year end. */
export function platformEntry(entry: Omit<Entry, 'id' | 'changes'>): Entry {
  const moment = entry.date < firstDay ? broughtOver : `${entry.date}T15:30:00Z`;
  return { ...entry, changes: [[1, moment]] };
}
