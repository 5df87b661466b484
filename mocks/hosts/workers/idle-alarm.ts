import type { Now } from '../../store/clock.ts';
import type { ObjectState } from './durable-object.ts';

export interface IdleAlarm {
  /** Puts the alarm off when it would ring too early for a world that is used now. */
  readonly touch: (idleSeconds: number | null) => void;
  /** @returns whether the world ends: the alarm has rung, and it was not used. Otherwise the alarm is set again. */
  readonly ring: (idleSeconds: number | null, isBusy: boolean) => boolean;
}

interface IdleAlarmOptions {
  readonly storage: Pick<ObjectState['storage'], 'setAlarm'>;
  readonly now: Now;
  /** Learns when the world ends unless it is used, in milliseconds since 1970. */
  readonly onSet: (expiresAt: number) => void;
}

/**
 * The alarm is a write, so a request seldom sets it: it rings a tenth later than it has to. An object that was used and slept
 * since has forgotten when that was, and that tenth makes sure that it was long enough ago.
 */
const MARGIN = 1.1;

export function createIdleAlarm({ storage, now, onSet }: IdleAlarmOptions): IdleAlarm {
  let usedAt: number | undefined;
  let ringsAt: number | undefined;

  function set(time: number): void {
    ringsAt = Math.ceil(time);
    // An alarm that is lost with its machine only leaves a world for longer, so no response waits for it.
    void storage.setAlarm(ringsAt, { allowUnconfirmed: true });
    onSet(ringsAt);
  }

  return {
    touch(idleSeconds) {
      usedAt = now();
      if (idleSeconds === null) return;
      const idle = idleSeconds * 1000;
      const isTooLate = ringsAt !== undefined && ringsAt > usedAt + idle * MARGIN;
      if (ringsAt === undefined || ringsAt < usedAt + idle || isTooLate) set(usedAt + idle * MARGIN);
    },
    ring(idleSeconds, isBusy) {
      ringsAt = undefined;
      if (idleSeconds === null) return false;
      const endsAt = (isBusy ? now() : (usedAt ?? 0)) + idleSeconds * 1000;
      if (endsAt <= now()) return true;
      set(endsAt);
      return false;
    },
  };
}
