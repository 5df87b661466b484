import { curlOf, type Request } from './request.ts';

/** An answer that breaks the contract. */
export interface Finding {
  readonly operation: string;
  readonly what: string;
  /** What was odd about the request. */
  readonly fault: string;
  readonly curl: string;
  /** Which of the requests it was, from 1. The same seed makes the same requests. */
  readonly number: number;
  /** How many requests had it. */
  times: number;
}

/** Collects findings, each of them once. */
export class Findings {
  readonly #found = new Map<string, Finding>();
  readonly #onFinding: ((finding: Finding) => void) | undefined;

  constructor(onFinding?: (finding: Finding) => void) {
    this.#onFinding = onFinding;
  }

  get all(): readonly Finding[] {
    return [...this.#found.values()];
  }

  add(request: Request, what: string, number: number): void {
    const { operation, fault } = request;
    const [first = ''] = what.split('\n');
    // Numbers and what is quoted differ from one request to the next.
    const key = `${operation} ${first.replaceAll(/"[^"]*"|\d+/g, '#')}`;
    const known = this.#found.get(key);
    if (known) {
      known.times += 1;
      return;
    }
    const finding = { operation, what, fault, curl: curlOf(request), number, times: 1 };
    this.#found.set(key, finding);
    this.#onFinding?.(finding);
  }
}
