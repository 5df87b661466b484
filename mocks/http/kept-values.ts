/**
 * Values beside the books that outlive the memory of the sandbox, where that is often lost: planted faults, limits. A reset
 * and a snapshot leave them alone; whose they are clears them.
 */
export interface KeptValues {
  /** Returns a value, which is any JSON; undefined when it was never saved. */
  readonly load: (name: string) => unknown;
  readonly save: (name: string, value: unknown) => void;
}

/** Keeps nothing: memory lasts as long as the sandbox. */
export const FORGETFUL: KeptValues = { load: () => undefined, save: () => undefined };
