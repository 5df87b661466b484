import type { Now } from '../../store/clock.ts';
import type { ObjectState } from './durable-object.ts';

export interface IdleAlarm {
  /** Sets the alarm of a world that is used now, also to an earlier time. */
  readonly start: (idleSeconds: number | null) => void;
  /** Puts the alarm off when it would fire too early for a world that is used now. */
  readonly touch: (idleSeconds: number | null) => Promise<void>;
  /** @returns whether the world ends: the alarm fired, and it was not used. Otherwise the alarm is set again. */
  readonly onAlarm: (idleSeconds: number | null, isBusy: boolean) => boolean;
}

interface IdleAlarmOptions {
  readonly storage: Pick<ObjectState['storage'], 'getAlarm' | 'setAlarm'>;
  readonly now: Now;
  /** Learns when the world ends unless it is used, in milliseconds since 1970. */
  readonly onSet: (expiresAt: number) => void;
}

/**
 * The alarm is a write, so a request seldom sets it: it fires a tenth later than it has to. An object that was evicted does not
 * know when it was used last, and that tenth makes sure that it was long enough ago.
 */
const MARGIN = 1.1;

export function createIdleAlarm({ storage, now, onSet }: IdleAlarmOptions): IdleAlarm {
  let usedAt: number | undefined;
  let firesAt: number | undefined;

  function set(time: number): void {
    firesAt = Math.ceil(time);
    // An alarm that is lost with its machine only leaves a world for longer, so no response waits for it.
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
      // Never earlier than it is: the clock of an instance may be wrong, and the next owner would end the world at once.
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
