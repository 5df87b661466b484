import type { Now } from '../../mocks/store/clock.ts';

/** The system time of a sandbox, as a test sets it. */
export interface ManualTime {
  readonly now: Now;
  readonly advance: (milliseconds: number) => void;
}

/** Creates a time that only the test advances. Each reading is a microsecond later, so that requests have an order. */
export function createManualTime(start = '2026-04-16T09:30:00Z'): ManualTime {
  let time = Date.parse(start);
  return {
    now: () => {
      time += 0.001;
      return time;
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
