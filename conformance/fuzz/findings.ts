import { curlOf, type Request } from './request.ts';

/** An answer that breaks the contract. */
export interface Finding {
  readonly operation: string;
  readonly what: string;
  /** What was odd about the request. */
  readonly fault: string;
  readonly curl: string;
  /** What must come before it on a fresh sandbox; undefined when it did not happen again. */
  readonly before: readonly string[] | undefined;
  /** Which of the requests it was, from 1. The same seed makes the same requests. */
  readonly number: number;
  /** How many requests had it. */
  times: number;
}

/** Tells findings apart: numbers and what is quoted differ from one request to the next. */
export function keyOf(operation: string, what: string): string {
  const [first = ''] = what.split('\n');
  return `${operation} ${first.replaceAll(/"[^"]*"|\d+/g, '#')}`;
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

  /** Counts a fault that was found before; false for a new one. */
  count({ operation }: Request, what: string): boolean {
    const known = this.#found.get(keyOf(operation, what));
    if (known) known.times += 1;
    return known !== undefined;
  }

  add({ request, what, before }: Shrunk, number: number): void {
    const { operation, fault } = request;
    const finding = { operation, what, fault, curl: curlOf(request), before: before?.map(curlOf), number, times: 1 };
    this.#found.set(keyOf(operation, what), finding);
    this.#onFinding?.(finding);
  }
}

/** A request that is answered wrongly, without what does not matter for that. */
export interface Shrunk {
  readonly request: Request;
  readonly what: string;
  /** Requests that must come before it on a fresh sandbox; undefined when it did not happen again. */
  readonly before: readonly Request[] | undefined;
}
