import type { Operation } from '../contract.ts';

export type Cell =
  /** Requested: returned only because `Prefer` asked for it. */
  | { readonly state: 'valid' | 'violated' | 'requested'; readonly times: number }
  | { readonly state: 'skipped'; readonly reason: string };

/** Statuses that no request can provoke safely: too many requests, and a server failure. */
const UNPROVOKABLE: ReadonlySet<string> = new Set(['429', '500']);

interface Visits {
  times: number;
  isViolated: boolean;
  isOnDemand: boolean;
}

/** Coverage of documented statuses by operation, with the results. */
export class Coverage {
  readonly operations: readonly Operation[];
  readonly #visits = new Map<string, Visits>();
  readonly #skipReasons = new Map<string, string>();

  constructor(operations: readonly Operation[]) {
    this.operations = operations;
  }

  /** Counts a response. After a violation, the status stays violated. */
  visit({ id }: Operation, status: number | string, { isValid = true, isOnDemand = false } = {}): void {
    const visits = this.#visits.get(`${id} ${status}`) ?? { times: 0, isViolated: false, isOnDemand: true };
    visits.times += 1;
    visits.isViolated ||= !isValid;
    visits.isOnDemand &&= isOnDemand;
    this.#visits.set(`${id} ${status}`, visits);
  }

  violate({ id }: Operation, status: number | string): void {
    const visits = this.#visits.get(`${id} ${status}`);
    if (visits) visits.isViolated = true;
  }

  /** Records why a status of an operation, or all, was not covered. The first reason counts. */
  skip({ id, statuses }: Operation, status: number | string | 'all', reason: string): void {
    for (const skipped of status === 'all' ? statuses : [status]) {
      const key = `${id} ${skipped}`;
      if (!this.#skipReasons.has(key)) this.#skipReasons.set(key, reason);
    }
  }

  getCell({ id }: Operation, status: string): Cell {
    const visits = this.#visits.get(`${id} ${status}`);
    if (visits) return { state: getState(visits), times: visits.times };
    const unexplained = UNPROVOKABLE.has(status) ? 'cannot be provoked safely' : 'no request led to it';
    return { state: 'skipped', reason: this.#skipReasons.get(`${id} ${status}`) ?? unexplained };
  }

  /** Counts statuses: documented, provokable by a request, covered, and returned only on demand. */
  count(): Record<'documented' | 'provokable' | 'covered' | 'requested', number> {
    const cells = this.operations.flatMap((operation) =>
      operation.statuses.map((status) => ({ status, state: this.getCell(operation, status).state })),
    );
    const isCovered = ({ state }: Pick<Cell, 'state'>): boolean => state === 'valid' || state === 'violated';
    return {
      documented: cells.length,
      provokable: cells.filter((cell) => isCovered(cell) || !UNPROVOKABLE.has(cell.status)).length,
      covered: cells.filter(isCovered).length,
      requested: cells.filter(({ state }) => state === 'requested').length,
    };
  }
}

function getState({ isViolated, isOnDemand }: Visits): 'valid' | 'violated' | 'requested' {
  if (isViolated) return 'violated';
  return isOnDemand ? 'requested' : 'valid';
}
