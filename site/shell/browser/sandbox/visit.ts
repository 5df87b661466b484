import type { Posting, RequestEntry } from '../../../../mocks/pages/inspector/entry.ts';
import { session, VISIT } from '../shared.ts';
import type { RecordedRequest } from './visit-link.ts';

/** A request to the sandbox of the page with its response, as the inspector shows it. */
export interface VisitEntry extends RequestEntry {
  readonly postings: readonly Posting[];
}

/** Requests that the inspector shows. */
const MAX_ENTRIES = 50;

const LOG = 'sandbox-requests';

/** The requests of the visit, the newest last. The journal of a page has only those of the page. */
export const readLog = (): readonly VisitEntry[] => JSON.parse(session.get(LOG) ?? '[]') as VisitEntry[];

/** Adds a request to the visit, which gives it a number. */
export function addToLog(entry: Omit<VisitEntry, 'sequence'>): VisitEntry {
  const log = readLog();
  const added = { ...entry, sequence: (log.at(-1)?.sequence ?? 0) + 1 } as VisitEntry;
  session.set(LOG, JSON.stringify([...log, added].slice(-MAX_ENTRIES)));
  return added;
}

export const clearLog = (): void => session.remove(LOG);

/** The requests that give the sandbox of the next page, and of a link, the data of this visit; undefined without such data. */
export function readRecorded(): readonly RecordedRequest[] | undefined {
  const text = session.get(VISIT);
  return text === null ? undefined : (JSON.parse(text) as RecordedRequest[]);
}

/** Begins with the demo data. */
export const startRecording = (): void => session.set(VISIT, '[]');

/** Adds a request. Returns false when the browser had no room for it: the visit cannot be repeated then. */
export function record(request: RecordedRequest): boolean {
  const recorded = readRecorded();
  if (!recorded) return false;
  try {
    session.set(VISIT, JSON.stringify([...recorded, request]));
    return true;
  } catch {
    session.remove(VISIT);
    return false;
  }
}
