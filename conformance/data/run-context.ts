import type { Session } from '../session/session.ts';
import type { CleanupRegistry } from './cleanup.ts';
import type { Inventory } from './discovery.ts';

/** A run: its session, the records that the server had at the start, and those that it created. */
export interface RunContext {
  readonly session: Session;
  readonly inventory: Inventory;
  readonly cleanup: CleanupRegistry;
}
