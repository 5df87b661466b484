import type { Posting, RequestEntry } from '../../../../mocks/pages/inspector/entry.ts';
import { VISIT } from '../shared.ts';

/** A request to the sandbox of the page with its response, as the inspector shows it. */
export interface VisitEntry extends RequestEntry {
  readonly postings: readonly Posting[];
}

/** Requests that a visit remembers. */
const MAX_ENTRIES = 50;

const LOG = 'sandbox-requests';

/** Gets the identifier of the visit: all pages that one tab shows. */
export function getVisit(): string {
  const current = sessionStorage.getItem(VISIT) ?? `${Date.now()}-${Math.random()}`;
  sessionStorage.setItem(VISIT, current);
  return current;
}

/** The requests of the visit, the newest last. The journal of a page has only those of the page. */
export const readLog = (): readonly VisitEntry[] => JSON.parse(sessionStorage.getItem(LOG) ?? '[]') as VisitEntry[];

/** Adds a request to the visit, which gives it a number. */
export function addToLog(entry: Omit<VisitEntry, 'sequence'>): VisitEntry {
  const log = readLog();
  const added = { ...entry, sequence: (log.at(-1)?.sequence ?? 0) + 1 } as VisitEntry;
  sessionStorage.setItem(LOG, JSON.stringify([...log, added].slice(-MAX_ENTRIES)));
  return added;
}

export const clearLog = (): void => sessionStorage.removeItem(LOG);
