import type { Context } from '../accounting/context.ts';
import type { BodyWithLines } from './bodies.ts';

/** Something that happened in a company, which the seed does again. */
export interface SeedEvent {
  /** In whole seconds of UTC. */
  readonly moment: string;
  /** The date that is entered. It orders what happened at one moment. */
  readonly date: string;
  /** The resource and the body of the request, if the event is one. */
  readonly request?: { readonly name: string; readonly body: BodyWithLines };
  readonly run: (context: Context) => void;
}

/** The first day of the companies on the platform. */
const FIRST_DAY = '2026-03-02';

/** When the books from before that day were migrated. */
const MIGRATED_AT = '2026-03-03T08:00:00Z';

/** The last day on which anything happened. */
export const LAST_DAY = '2026-04-16';

export const FIRST_BOOK_YEAR = 2024;
export const LAST_BOOK_YEAR = 2026;

/** Creates an event that happened in the afternoon of its date, unless it was migrated. */
export function createEvent(date: string, run: SeedEvent['run'], moment = getPostingTime(date)): SeedEvent {
  return { moment, date, run };
}

export function getPostingTime(date: string): string {
  return date < FIRST_DAY ? MIGRATED_AT : `${date}T15:30:00Z`;
}
