import { toTimestamp } from '../accounting/arithmetic/calendar.ts';
import type { Database } from './database.ts';
import { getSetting, saveSetting } from './system-tables.ts';

/** The clock of the sandbox: that of the machine, until a person sets it. */
export interface Clock {
  readonly now: () => Date;
  /** The moment in whole seconds of UTC: `2026-04-16T09:30:00Z`. */
  readonly timestamp: () => string;
  /** Its date, `YYYY-MM-DD`. */
  readonly today: () => string;
  /** Sets it; it goes on from there, or stands still. */
  readonly set: (now: Date, running: boolean) => void;
  /** Gives it the time of the machine again. */
  readonly reset: () => void;
  readonly state: () => { readonly now: string; readonly running: boolean; readonly real: boolean };
}

/** How a clock that was set differs from that of the machine. Milliseconds. */
type Setting = { readonly ahead: number } | { readonly stoppedAt: number };

const name = 'clock';

/** A clock that is kept with the data, so that a copy of the data has the time of its making. */
export function createClock(database: Database): Clock {
  let asOf = -1;
  let setting: Setting | undefined;

  function current(): Setting | undefined {
    if (asOf !== database.cacheVersion()) setting = getSetting(database, name) as Setting | undefined;
    asOf = database.cacheVersion();
    return setting;
  }

  function now(): Date {
    const kept = current();
    if (!kept) return new Date();
    return new Date('ahead' in kept ? Date.now() + kept.ahead : kept.stoppedAt);
  }

  const moment = (): string => toTimestamp(now());

  return {
    now,
    timestamp: moment,
    today: () => now().toISOString().slice(0, 10),
    set(wanted, running) {
      const at = wanted.getTime();
      saveSetting(database, name, running ? { ahead: at - Date.now() } : { stoppedAt: at });
    },
    reset: () => saveSetting(database, name, undefined),
    state() {
      const kept = current();
      return { now: moment(), running: !kept || 'ahead' in kept, real: kept === undefined };
    },
  };
}
