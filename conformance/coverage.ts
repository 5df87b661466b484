import type { Operation } from './contract.ts';

/** The result of a documented status of an operation. */
export type Cell =
  | { readonly state: 'valid' | 'violated'; readonly times: number }
  | { readonly state: 'skipped'; readonly reason: string };

/** Which documented status of which operation was covered, and with which result. */
export class Coverage {
  readonly operations: readonly Operation[];
  readonly #visits = new Map<string, { times: number; isViolated: boolean }>();
  readonly #skipReasons = new Map<string, string>();

  constructor(operations: readonly Operation[]) {
    this.operations = operations;
  }

  /** Counts a response. After a violation the status stays violated. */
  visit({ id }: Operation, status: number | string, isValid: boolean): void {
    const key = `${id} ${status}`;
    const { times, isViolated } = this.#visits.get(key) ?? { times: 0, isViolated: false };
    this.#visits.set(key, { times: times + 1, isViolated: isViolated || !isValid });
  }

  /** Marks a covered status as violated. */
  violate({ id }: Operation, status: number | string): void {
    const visit = this.#visits.get(`${id} ${status}`);
    if (visit) visit.isViolated = true;
  }

  /** Records why a status was not covered. The first reason counts. */
  skip({ id }: Operation, status: number | string, reason: string): void {
    const key = `${id} ${status}`;
    if (!this.#skipReasons.has(key)) this.#skipReasons.set(key, reason);
  }

  getCell({ id }: Operation, status: string): Cell {
    const visit = this.#visits.get(`${id} ${status}`);
    if (visit) return { state: visit.isViolated ? 'violated' : 'valid', times: visit.times };
    return { state: 'skipped', reason: this.#skipReasons.get(`${id} ${status}`) ?? 'no request led to it' };
  }

  /** The numbers of documented and of covered statuses. */
  count(): { readonly documented: number; readonly covered: number } {
    const cells = this.operations.flatMap((operation) =>
      operation.statuses.map((status) => this.getCell(operation, status)),
    );
    return { documented: cells.length, covered: cells.filter(({ state }) => state !== 'skipped').length };
  }
}
