import type { CleanupRegistry } from './cleanup.ts';
import type { Operation } from './contract.ts';
import type { Inventory } from './discovery.ts';
import type { Session } from './session.ts';

/** What the checks of a run share. */
export interface Context {
  readonly session: Session;
  /** The records that the server had at the start. */
  readonly inventory: Inventory;
  /** The records that this run created. */
  readonly cleanup: CleanupRegistry;
}

/** A test of operations. */
export interface Check {
  /** For people: `filters`, `unknown identifier`. */
  readonly name: string;
  readonly appliesTo: (operation: Operation) => boolean;
  /** Sends requests, and reports issues and skipped statuses to the session. */
  readonly run: (operation: Operation, context: Context) => Promise<void>;
}
