import type { Coverage } from '../coverage.ts';

/** A reason for which documented statuses were not visited. */
export interface Reason {
  readonly why: string;
  /** How many statuses of operations it holds for. */
  readonly count: number;
  readonly statuses: readonly ReasonStatus[];
}

export interface ReasonStatus {
  readonly status: string;
  /** By their names. */
  readonly operations: readonly string[];
}

/** Why what was not visited was not, each reason once, the most frequent first. */
export function reasonsOf(coverage: Coverage): readonly Reason[] {
  const places = coverage.operations.flatMap((operation) =>
    operation.statuses.flatMap((status) => {
      const cell = coverage.cell(operation, status);
      return cell.state === 'not reachable' ? [{ why: cell.why, status, id: operation.id }] : [];
    }),
  );
  const reasons = [...Map.groupBy(places, ({ why }) => why)].map(([why, found]) => {
    const byStatus = [...Map.groupBy(found, ({ status }) => status)].sort(
      ([one], [other]) => Number(one) - Number(other),
    );
    const statuses = byStatus.map(([status, those]) => ({ status, operations: those.map(({ id }) => id) }));
    return { why, count: found.length, statuses };
  });
  return reasons.sort((one, other) => other.count - one.count);
}

/** Operations that a line names before it counts them. */
const named = 3;

/** Which statuses a reason holds for, in one line: `403 of getDebtor; 429 of 157 operations`. */
export const whereOf = ({ statuses }: Reason): string =>
  statuses
    .map(({ status, operations }) => {
      const who = operations.length > named ? `${operations.length} operations` : operations.join(', ');
      return `${status} of ${who}`;
    })
    .join('; ');
