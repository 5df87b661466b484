import type { Context } from '../../accounting/context.ts';

/** A situation in the first administration, to test an integration with. */
export interface Scenario {
  /** What it is for, in a paragraph. */
  readonly purpose: string;
  /** What an integration should do right, and a test can check. */
  readonly checks: readonly string[];
  /** The time at which the clock stands still. Without it, the clock is that of the machine, and nothing happened. */
  readonly now?: string;
  /** Ledger lines to add, in balance. */
  readonly extraLedgerLines?: number;
  /** What happened in the administration, by the rules that requests follow too. */
  readonly run?: (context: Context) => void;
}
