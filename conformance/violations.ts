import type { Violation } from './http.ts';

/** A violation with how often it occurred. */
export interface CountedViolation extends Violation {
  readonly times: number;
}

/** Collects violations: each kind of each operation once, with the shortest requests that reproduce it. */
export class Violations {
  readonly #byKey = new Map<string, CountedViolation>();
  readonly #onFirst: ((violation: CountedViolation) => void) | undefined;

  /** @param onFirst gets the first violation of each kind as soon as it occurs. */
  constructor(onFirst?: (violation: CountedViolation) => void) {
    this.#onFirst = onFirst;
  }

  get all(): readonly CountedViolation[] {
    return [...this.#byKey.values()];
  }

  has(violation: Violation): boolean {
    return this.#byKey.has(getKey(violation));
  }

  add(violation: Violation): void {
    const key = getKey(violation);
    const known = this.#byKey.get(key);
    const shortest = known && getSize(known) <= getSize(violation) ? known : violation;
    const counted = { ...shortest, times: (known?.times ?? 0) + 1 };
    this.#byKey.set(key, counted);
    if (!known) this.#onFirst?.(counted);
  }
}

/** Numbers and quoted values differ between requests. */
export function getKey({ operation, rule, status, message }: Omit<Violation, 'requests' | 'description'>): string {
  return [operation, rule, status, message.replaceAll(/"[^"]*"|'[^']*'|\d+/g, '#')].join(' ');
}

const getSize = ({ requests }: Violation): number =>
  requests.reduce((sum, { path, headers, body }) => sum + path.length + headers.length + (body?.length ?? 0), 0);
