import { describe, expect, it } from 'vitest';
import { StartupError } from '../messages/startup-error.ts';
import { createLimits, parseLimit } from './limits.ts';

it.each([
  ['5/day', 5, 86_400_000],
  ['1/second', 1, 1000],
  ['100/minute', 100, 60_000],
  ['1000000/hour', 1_000_000, 3_600_000],
])('the limit %s is %i requests in %i ms', (text, requests, period) => {
  expect(parseLimit(text)).toEqual({ requests, period });
});

it.each([
  ...['', '100', '0/minute', '1000001/minute', '9999999/hour', '1.5/second', '-1/second', '5/week', 'token:5/day'],
  ...['4/concurrent', '1e3/minute', ' 5/minute', '5/minute\n', '5/Minute', '5/constructor', '100 / minute'],
])('%j is rejected as a limit, with the expected format', (text) => {
  expect(() => parseLimit(text)).toThrow(StartupError);
  expect(() => parseLimit(text)).toThrow(/N\/second, N\/minute, N\/hour or N\/day with .* 1 to 1,000,000, .* not "/);
});

describe('rate limit', () => {
  const createClient = (rate: string) => {
    const clock = { now: 1_700_000_000_000 };
    const { consume: take } = createLimits(rate, () => clock.now);
    const countAllowed = (requests: number, client = 'demo') =>
      Array.from({ length: requests }, () => take(client)).filter(({ retryAfter }) => retryAfter === undefined).length;
    return { clock, take, countAllowed };
  };

  it('allows exactly one request after the returned time at any rate', () => {
    for (const rate of ['1/second', '7/second', '3/minute', '7/minute', '59/minute', '11/hour', '9999/hour']) {
      const { clock, take, countAllowed } = createClient(rate);
      const { requests } = parseLimit(rate);
      expect(countAllowed(requests + 5)).toBe(requests);
      for (let round = 0; round < 20; round += 1) {
        const { retryAfter } = take('demo');
        if (retryAfter === undefined) continue;
        expect(retryAfter).toBeGreaterThanOrEqual(1);
        clock.now += retryAfter * 1000;
        expect(take('demo')).not.toHaveProperty('retryAfter');
      }
    }
  });

  it('is restored after an idle period, up to the rate', () => {
    const { clock, countAllowed } = createClient('10/minute');
    expect(countAllowed(20)).toBe(10);
    clock.now += 60_000;
    expect(countAllowed(20)).toBe(10);
    clock.now += 3_600_000;
    expect(countAllowed(20)).toBe(10);
  });

  it('survives a clock that is set back', () => {
    const { clock, take, countAllowed } = createClient('2/minute');
    countAllowed(2);
    clock.now -= 3_600_000;
    expect(take('demo')).toMatchObject({ retryAfter: 30 });
    clock.now += 30_000;
    expect(take('demo')).not.toHaveProperty('retryAfter');
  });

  it('tracks at most the last ten thousand clients', () => {
    const { take, countAllowed } = createClient('1/hour');
    for (let client = 0; client < 10_001; client += 1) take(`client ${client}`);
    expect(countAllowed(1, 'client 10000')).toBe(0);
    expect(countAllowed(1, 'client 2')).toBe(0);
    expect(countAllowed(1, 'client 0')).toBe(1);
  });
});
