import type { Posting } from '../../../run/postings.ts';
import { VISIT } from '../shared.ts';

/** A request to the sandbox of the page and its response, as the inspector shows them. */
export interface Exchange {
  /** Its number in the visit. */
  readonly sequence: number;
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly requestBody: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly milliseconds: number;
  /** What it changed in the ledger. */
  readonly postings: readonly Posting[];
}

/** Exchanges that a visit remembers, and characters of each body. */
const MAX_EXCHANGES = 50;
const MAX_BODY = 4000;

const LOG = 'sandbox-requests';

/** Gets the identifier of the visit: all pages that one tab shows. */
export function getVisit(): string {
  const current = sessionStorage.getItem(VISIT) ?? `${Date.now()}-${Math.random()}`;
  sessionStorage.setItem(VISIT, current);
  return current;
}

/** The exchanges of the visit, the newest last. */
export const readLog = (): readonly Exchange[] => JSON.parse(sessionStorage.getItem(LOG) ?? '[]') as Exchange[];

export function addToLog(exchange: Omit<Exchange, 'sequence'>): Exchange {
  const log = readLog();
  const added = {
    ...exchange,
    sequence: (log.at(-1)?.sequence ?? 0) + 1,
    requestBody: shorten(exchange.requestBody),
    body: shorten(exchange.body),
  };
  sessionStorage.setItem(LOG, JSON.stringify([...log, added].slice(-MAX_EXCHANGES)));
  return added;
}

export const clearLog = (): void => sessionStorage.removeItem(LOG);

const shorten = (text: string): string => (text.length > MAX_BODY ? `${text.slice(0, MAX_BODY)}…` : text);
