import type { Database } from './database.ts';
import { CLOCK_SETTING, getSetting, saveSetting } from './system-tables.ts';

export type Clock = ReturnType<typeof createClock>;

/** Returns the time in milliseconds since 1970, with fractions. */
export type Now = () => number;

/** Difference between two clocks of the machine that means that it slept, or its time was set. */
const MAX_DRIFT_MS = 1000;

/** Creates the system time, finer than `Date.now`: the journal orders requests by it. */
export function createSystemTime(): Now {
  let origin = performance.timeOrigin;
  return () => {
    const time = origin + performance.now();
    const drift = Date.now() - time;
    if (Math.abs(drift) < MAX_DRIFT_MS) return time;
    origin += drift;
    return time + drift;
  };
}

/** Difference between a clock and the system time, in milliseconds. */
type Setting = { readonly offset: number } | { readonly frozenAt: number };

const LAST_MOMENT = Date.UTC(9999, 11, 31, 23, 59, 59);

/** Checks that a time is valid for a clock: a year has four digits. */
export const isClockTime = (time: Date): boolean => time.getUTCFullYear() >= 1 && time.getUTCFullYear() <= 9999;

/** Formats a time as the platform does, in whole seconds of UTC: `2026-04-16T09:30:00Z`. */
export const toTimestamp = (date: Date): string => [date.toISOString().slice(0, 19), 'Z'].join('');

/** Creates a clock that is stored with the data, so that snapshots include it. */
export function createClock(database: Database, systemNow: Now = Date.now) {
  const loadSetting = () => getSetting(database, CLOCK_SETTING) as Setting | undefined;

  function now(): Date {
    const setting = database.cached(CLOCK_SETTING, loadSetting);
    if (!setting) return new Date(systemNow());
    // A running clock must stay within the valid years.
    return new Date('offset' in setting ? Math.min(systemNow() + setting.offset, LAST_MOMENT) : setting.frozenAt);
  }

  const timestamp = (): string => toTimestamp(now());

  return {
    now,
    timestamp,
    set(time: Date, isRunning: boolean): void {
      const at = time.getTime();
      saveSetting(database, CLOCK_SETTING, isRunning ? { offset: at - systemNow() } : { frozenAt: at });
    },
    reset: (): void => saveSetting(database, CLOCK_SETTING, undefined),
    state(): { readonly now: string; readonly running: boolean; readonly real: boolean } {
      const setting = database.cached(CLOCK_SETTING, loadSetting);
      return { now: timestamp(), running: !setting || 'offset' in setting, real: setting === undefined };
    },
  };
}
