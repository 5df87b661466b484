import type { Posting, RequestEntry } from '../../../../mocks/pages/inspector/entry.ts';
import { session, VISIT } from '../shared.ts';
import type { RecordedRequest } from './visit-link.ts';

/** A request to the sandbox of the page with its response, as the inspector shows it. */
export interface VisitEntry extends RequestEntry {
  readonly postings: readonly Posting[];
}

/** Requests that a visit remembers. */
const MAX_ENTRIES = 50;

const LOG = 'sandbox-requests';
const RECORDED = 'sandbox-recorded';

/** A visit: all pages that one tab shows. */
export interface Visit {
  readonly id: string;
  /** The visit whose data it begins with: itself, or that of the tab of which this one is a copy. */
  readonly source: string;
}

let visit: Promise<Visit> | undefined;

/** Opens the visit of the tab. A browser that duplicates a tab copies its identifier too, so each page locks it. */
export const openVisit = (): Promise<Visit> => (visit ??= createVisit());

async function createVisit(): Promise<Visit> {
  const source = session.get(VISIT) ?? createId();
  const id = (await lock(source)) ? source : createId();
  if (id !== source) await lock(id);
  session.set(VISIT, id);
  return { id, source };
}

const createId = (): string => `${Date.now()}-${Math.random()}`;

/** Milliseconds within which the page before has released the lock of a visit. */
const UNLOAD_TIME = 500;

/** Locks a visit as long as the page is open. Returns false when another tab has it. */
const lock = (id: string): Promise<boolean> =>
  new Promise((resolve) => {
    // Pages of an origin that is not secure have no locks.
    if (!('locks' in navigator)) return resolve(true);
    const forever = new Promise<never>(() => {});
    const locked = (): Promise<never> => {
      resolve(true);
      return forever;
    };
    navigator.locks
      .request(`sandbox-visit ${id}`, { signal: AbortSignal.timeout(UNLOAD_TIME) }, locked)
      .catch(() => resolve(false));
  });

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

/** The requests that a link repeats, from the demo data on; undefined when the visit began with other data. */
export const readRecorded = (): readonly RecordedRequest[] | undefined => {
  const text = session.get(RECORDED);
  return text === null ? undefined : (JSON.parse(text) as RecordedRequest[]);
};

/** Begins with the demo data. */
export const startRecording = (): void => session.set(RECORDED, '[]');

/** Adds a request, unless the visit began with other data, or the browser has no room for it. */
export function record(request: RecordedRequest): void {
  const recorded = readRecorded();
  if (!recorded) return;
  try {
    session.set(RECORDED, JSON.stringify([...recorded, request]));
  } catch {
    session.remove(RECORDED);
  }
}
