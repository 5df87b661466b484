import { expect, it, vi } from 'vitest';
import { createSystemTime } from './clock.ts';

it('the system time is that of the machine, in order, also after the machine slept or its time was set', () => {
  const now = createSystemTime();
  expect(now()).toBeLessThanOrEqual(now());
  for (const day of [1, 3, 2]) {
    const time = Date.UTC(2036, 3, day);
    vi.useFakeTimers({ now: time, toFake: ['Date'] });
    const first = now();
    vi.useRealTimers();
    expect(first).toBeCloseTo(time, 0);
  }
});
