/** A state that the requests of clients make grow. */
interface GrowingState {
  /** Limit in a sandbox, unless its unit or its name says otherwise. */
  readonly limit: number;
  readonly unit: string;
  /** Module that counts it, and the only one that makes it grow. */
  readonly countedBy: string;
  readonly above: 'the request is rejected';
}

const REJECTED = 'the request is rejected';

/**
 * Everything that the requests of clients make grow, with its limit: a state that is not here must not grow. What an option
 * changes has its default here.
 */
export const GROWING_STATES = {
  faults: { limit: 100, unit: 'faults', countedBy: 'http/faults.ts', above: REJECTED },
} as const satisfies Readonly<Record<string, GrowingState>>;
