import { afterEach, beforeEach, vi } from 'vitest';

/** Timers that a test does not wait for. The network has timers of its own, which stay as they are. */
export const TIMERS = ['setTimeout', 'clearTimeout'] as const;

/** Lets the timers of a file fire in their order, each as soon as there is nothing else to do. */
export function useFastTimers(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: [...TIMERS] }).setTimerTickMode('nextTimerAsync'));
  afterEach(() => void vi.useRealTimers());
}
