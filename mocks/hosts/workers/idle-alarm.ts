import type { Now } from '../../store/clock.ts';
import type { ObjectState } from './durable-object.ts';

export interface IdleAlarm {
  /** Sets the alarm of a world in use, also to an earlier time. */
  readonly start: (idleSeconds: number | null) => void;
  /** Delays an alarm that would fire too early for a world in use. */
  readonly touch: (idleSeconds: number | null) => Promise<void>;
  /** Returns true when the idle world ends. Otherwise sets the alarm again. */
  readonly onAlarm: (idleSeconds: number | null, isBusy: boolean) => boolean;
}

interface IdleAlarmOptions {
  readonly storage: Pick<ObjectState['storage'], 'getAlarm' | 'setAlarm'>;
  readonly now: Now;
  /** Receives the end of an unused world, in milliseconds since 1970. */
  readonly onSet: (expiresAt: number) => void;
}

/**
 * Margin of an alarm: setting it is a write, so few requests do. An evicted object has lost its last use, and the margin covers
 * it.
 */
const MARGIN = 1.1;

export function createIdleAlarm({ storage, now, onSet }: IdleAlarmOptions): IdleAlarm {
  let usedAt: number | undefined;
  let firesAt: number | undefined;

  function set(time: number): void {
    firesAt = Math.ceil(time);
    // An alarm lost with its machine only lets a world live longer, so no response waits for it.
    void storage.setAlarm(firesAt, { allowUnconfirmed: true });
    onSet(firesAt);
  }

  function start(idleSeconds: number | null): void {
    usedAt = now();
    if (idleSeconds !== null) set(usedAt + idleSeconds * 1000 * MARGIN);
  }

  return {
    start,
    async touch(idleSeconds) {
      usedAt = now();
      if (idleSeconds === null) return;
      // Never earlier than stored: with a wrong clock, the next owner would end the world at once.
      firesAt ??= (await storage.getAlarm()) ?? 0;
      if (firesAt < usedAt + idleSeconds * 1000) start(idleSeconds);
    },
    onAlarm(idleSeconds, isBusy) {
      firesAt = undefined;
      if (idleSeconds === null) return false;
      const endsAt = (isBusy ? now() : (usedAt ?? 0)) + idleSeconds * 1000;
      if (endsAt <= now()) return true;
      set(endsAt);
      return false;
    },
  };
}
