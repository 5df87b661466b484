import { scrubbed } from '../../mocks/transport/request-log.ts';
import type { Answer, Step } from './steps.ts';

/** What went wrong in one way. */
export interface Failure {
  /** `create: 500, not 201`. */
  readonly what: string;
  readonly count: number;
  /** The first request that it happened to, and what was answered, without tokens. */
  readonly example: string;
}

/** Counts requests by their name, and what went wrong by its kind. */
export interface Tally {
  answered(step: Step, answer: Answer): void;
  /** There was no answer: the connection was closed, or it took too long. */
  lost(step: Step): void;
  /** Something went wrong that belongs to no request. */
  failed(what: string, example: string): void;
  /** Answers of each name, in the order in which the names came. */
  readonly counts: ReadonlyMap<string, number>;
  readonly answers: number;
  readonly failures: readonly Failure[];
}

const longestExample = 400;

export function createTally(): Tally {
  const counts = new Map<string, number>();
  const failures = new Map<string, { count: number; readonly example: string }>();
  let answers = 0;

  const failed = (what: string, example: string): void => {
    const known = failures.get(what);
    if (known) known.count += 1;
    else failures.set(what, { count: 1, example: scrubbed(example).slice(0, longestExample) });
  };
  return {
    answered(step, { status, body }) {
      answers += 1;
      counts.set(step.name, (counts.get(step.name) ?? 0) + 1);
      if (status === step.status) return;
      // A success where there should be none may hold tokens, and its status says enough.
      const said = status < 400 ? '' : `: ${body}`;
      failed(`${step.name}: ${status}, not ${step.status}`, `${shown(step)}${said}`);
    },
    lost: (step) => failed(`${step.name}: no answer`, shown(step)),
    failed,
    counts,
    get answers() {
      return answers;
    },
    get failures() {
      return [...failures].map(([what, { count, example }]) => ({ what, count, example }));
    },
  };
}

const shown = ({ method, path }: Step): string => `${method} ${path}`;

/** How often something went wrong, in whatever way. */
export const failuresIn = ({ failures }: Pick<Tally, 'failures'>): number =>
  failures.reduce((sum, { count }) => sum + count, 0);
