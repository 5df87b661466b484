/** Creates a time that only the test advances. Each reading is a microsecond later, so that requests have an order. */
export function createManualTime(start = '2026-04-16T09:30:00Z') {
  let time = Date.parse(start);
  return {
    now: (): number => {
      time += 0.001;
      return time;
    },
    advance: (milliseconds: number): void => {
      time += milliseconds;
    },
  };
}
