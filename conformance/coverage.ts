import type { Operation } from './contract.ts';

/** The result of a documented status of an operation. */
export type Cell =
  | { readonly state: 'valid' | 'violated'; readonly times: number }
  | { readonly state: 'skipped'; readonly reason: string };

/** Statuses that no request can provoke safely: too many requests, and a failure of the server. */
const UNPROVOKABLE: ReadonlySet<string> = new Set(['429', '500']);

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

  /** Records why a status was not covered, or all statuses of an operation. The first reason counts. */
  skip({ id, statuses }: Operation, status: number | string | 'all', reason: string): void {
    for (const skipped of status === 'all' ? statuses : [status]) {
      const key = `${id} ${skipped}`;
      if (!this.#skipReasons.has(key)) this.#skipReasons.set(key, reason);
    }
  }

  getCell({ id }: Operation, status: string): Cell {
    const visit = this.#visits.get(`${id} ${status}`);
    if (visit) return { state: visit.isViolated ? 'violated' : 'valid', times: visit.times };
    const unexplained = UNPROVOKABLE.has(status) ? 'cannot be provoked safely' : 'no request led to it';
    return { state: 'skipped', reason: this.#skipReasons.get(`${id} ${status}`) ?? unexplained };
  }

  /** The numbers of documented statuses, of those that a request can provoke, and of those that were covered. */
  count(): { readonly documented: number; readonly provokable: number; readonly covered: number } {
    const cells = this.operations.flatMap((operation) =>
      operation.statuses.map((status) => ({ status, isCovered: this.getCell(operation, status).state !== 'skipped' })),
    );
    return {
      documented: cells.length,
      provokable: cells.filter(({ status, isCovered }) => isCovered || !UNPROVOKABLE.has(status)).length,
      covered: cells.filter(({ isCovered }) => isCovered).length,
    };
  }
}
