import type { Operation } from './contract.ts';

/** What became of a documented status of an operation. */
export type Cell =
  | { readonly state: 'valid' | 'violated'; readonly times: number }
  | { readonly state: 'not reachable'; readonly why: string };

/** Which documented status of which operation was visited, and what came of it. */
export class Coverage {
  readonly operations: readonly Operation[];
  readonly #visits = new Map<string, { times: number; violated: boolean }>();
  readonly #reasons = new Map<string, string>();

  constructor(operations: readonly Operation[]) {
    this.operations = operations;
  }

  /** Counts an answer. One that breaks the contract makes the status violated, whatever comes after it. */
  visit({ id }: Operation, status: number | string, isValid: boolean): void {
    const key = `${id} ${status}`;
    const { times, violated } = this.#visits.get(key) ?? { times: 0, violated: false };
    this.#visits.set(key, { times: times + 1, violated: violated || !isValid });
  }

  /** Makes a status violated that was visited before: what is wrong came to light later. */
  violate({ id }: Operation, status: number | string): void {
    const visit = this.#visits.get(`${id} ${status}`);
    if (visit) visit.violated = true;
  }

  /** Says why a status was not visited. The first reason stays. */
  unreachable({ id }: Operation, status: number | string, why: string): void {
    const key = `${id} ${status}`;
    if (!this.#reasons.has(key)) this.#reasons.set(key, why);
  }

  /** Of a status that the operation documents. */
  cell({ id }: Operation, status: string): Cell {
    const visit = this.#visits.get(`${id} ${status}`);
    if (visit) return { state: visit.violated ? 'violated' : 'valid', times: visit.times };
    return { state: 'not reachable', why: this.#reasons.get(`${id} ${status}`) ?? 'nothing provoked it' };
  }

  /** How many documented statuses there are in all, and how many were visited. */
  count(): { readonly documented: number; readonly visited: number } {
    const cells = this.operations.flatMap((operation) =>
      operation.statuses.map((status) => this.cell(operation, status)),
    );
    return { documented: cells.length, visited: cells.filter(({ state }) => state !== 'not reachable').length };
  }
}
