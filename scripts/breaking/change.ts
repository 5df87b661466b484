export interface Side {
  readonly pointer: string;
  readonly value?: unknown;
}

/** Consequences of a change for clients, worst first; also the part of the version that it raises. */
export const IMPACTS = ['major', 'minor', 'patch'] as const;

export type Impact = (typeof IMPACTS)[number];

/** A change in the JSON report of `redocly diff`, as far as it is used here. */
export interface Change {
  readonly typeName: string;
  readonly kind: 'added' | 'removed' | 'modified';
  /** `major` breaks a client, `minor` adds something, `patch` does neither. */
  readonly impact: Impact;
  /** The modified keyword. */
  readonly property?: string;
  readonly verdicts: readonly { readonly message: string }[];
  readonly base?: Side;
  readonly revision?: Side;
}
