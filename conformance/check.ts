import type { Operation } from './contract.ts';
import type { Created } from './created.ts';
import type { Found } from './found.ts';
import type { Session } from './session.ts';

/** What a check works with. */
export interface Context {
  readonly session: Session;
  /** What the server had at the beginning of the run. */
  readonly found: Found;
  /** What this run made, to be removed at its end. */
  readonly created: Created;
}

/** One thing that is tried on operations. */
export interface Check {
  /** For people: `filters`, `unknown identifier`. */
  readonly name: string;
  readonly appliesTo: (operation: Operation) => boolean;
  /** Asks, and reports what is wrong to the session. What cannot be tried is reported as not reachable. */
  readonly run: (operation: Operation, context: Context) => Promise<void>;
}
