import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeadline, waitFor } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a deadline', () => {
  it('aborts its signal when the time has run out', () => {
    const { signal } = createDeadline(1000, undefined);
    vi.advanceTimersByTime(999);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.aborted).toBe(true);
  });

  it('has no timer after it was stopped, and no listener at the signal of the caller', () => {
    const caller = new AbortController();
    const { signal, stop } = createDeadline(1000, caller.signal);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    caller.abort();
    expect(signal.aborted).toBe(false);
  });

  it('aborts with the reason of the caller, also when that was first', () => {
    const caller = new AbortController();
    const later = createDeadline(1000, caller.signal);
    caller.abort('enough');
    expect(later.signal.reason).toBe('enough');
    expect(createDeadline(1000, caller.signal).signal.reason).toBe('enough');
  });

  it.each([2 ** 31 - 2, 2 ** 31 - 1, 2 ** 31, 5 * 2 ** 31])('runs out after %i milliseconds', (milliseconds) => {
    const { signal } = createDeadline(milliseconds, undefined);
    vi.advanceTimersByTime(milliseconds - 1);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect([signal.aborted, vi.getTimerCount()]).toEqual([true, 0]);
  });

  it('never runs out when it is infinite, and has no timer after it was stopped between two', () => {
    createDeadline(Number.POSITIVE_INFINITY, undefined);
    expect(vi.getTimerCount()).toBe(0);
    const { stop } = createDeadline(5 * 2 ** 31, undefined);
    vi.advanceTimersByTime(2 ** 32);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('waiting for work', () => {
  it('returns its result, and leaves no timer', async () => {
    await expect(waitFor(1000, undefined, Promise.resolve('done'))).resolves.toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('returns undefined when the time has run out', async () => {
    const waiting = waitFor(1000, undefined, new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(1000);
    await expect(waiting).resolves.toBeUndefined();
  });

  it('throws what the work throws', async () => {
    await expect(waitFor(1000, undefined, Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('throws the reason of the signal, also when it was aborted before', async () => {
    const controller = new AbortController();
    const waiting = waitFor(1000, controller.signal);
    controller.abort('enough');
    await expect(waiting).rejects.toBe('enough');
    await expect(waitFor(1000, controller.signal)).rejects.toBe('enough');
  });
});
