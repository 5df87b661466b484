import type { Violation } from './exchange.ts';

/** A violation with how often it was seen. */
export interface CountedViolation extends Violation {
  readonly times: number;
}

/** Collects violations, each kind of each operation once, with the shortest requests that showed it. */
export class Violations {
  readonly #found = new Map<string, CountedViolation>();
  readonly #onFirst: ((violation: Violation) => void) | undefined;

  /** @param onFirst hears of each kind of violation once, as soon as it is found. */
  constructor(onFirst?: (violation: Violation) => void) {
    this.#onFirst = onFirst;
  }

  get all(): readonly CountedViolation[] {
    return [...this.#found.values()];
  }

  add(violation: Violation): void {
    // Numbers and what is quoted differ from one request to the next.
    const what = violation.message.replaceAll(/"[^"]*"|'[^']*'|\d+/g, '#');
    const key = [violation.operation, violation.rule, violation.status, what].join(' ');
    const known = this.#found.get(key);
    if (!known) {
      this.#found.set(key, { ...violation, times: 1 });
      this.#onFirst?.(violation);
      return;
    }
    const smaller = sizeOf(violation) < sizeOf(known) ? violation : known;
    this.#found.set(key, { ...smaller, times: known.times + 1 });
  }
}

const sizeOf = ({ requests }: Violation): number =>
  requests.reduce(
    (sum, { path, headers, body }) => sum + path.length + Object.keys(headers).length + (body?.length ?? 0),
    0,
  );
