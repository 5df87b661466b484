import { session, VISIT } from '../shared.ts';
import type { RecordedRequest } from './visit-link.ts';

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

/** Where the pages of a visit remember the request that a panel has sent last. */
const SHOWN = 'sandbox-shown';

interface Shown {
  readonly request: RecordedRequest;
  readonly page: string;
}

export function readShown(): Shown | undefined {
  const text = session.get(SHOWN);
  return text === null ? undefined : (JSON.parse(text) as Shown);
}

/** Remembers a request, as far as the browser has room for it, except one with a secret. */
export function setShown(request: RecordedRequest): void {
  session.remove(SHOWN);
  if (request.target.startsWith('/connect/')) return;
  try {
    session.set(SHOWN, JSON.stringify({ request, page: location.pathname }));
  } catch {
    // The browser has no room.
  }
}
