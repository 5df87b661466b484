import { describe, expect, it } from 'vitest';
import { getMemoryTrend } from './memory-trend.ts';

const MINUTES = 10;
const SECONDS = MINUTES * 60;

/** Creates the values of a load of ten minutes, one per second. */
const createValues = (value: (second: number) => number): number[] =>
  Array.from({ length: SECONDS }, (_, second) => value(second));

describe('the trend of memory', () => {
  it('is flat when memory fluctuates', () => {
    const trend = getMemoryTrend(
      'resident',
      SECONDS,
      createValues((second) => 200 + 20 * Math.sin(second)),
    );
    expect(trend).toMatchObject({ isFlat: true, maxGrowth: 0.1 });
  });

  it('is flat when memory grows in the first minute only, or shrinks', () => {
    expect(
      getMemoryTrend(
        'heap',
        SECONDS,
        createValues((second) => 50 + Math.min(60, second)),
      ).isFlat,
    ).toBe(true);
    expect(
      getMemoryTrend(
        'heap',
        SECONDS,
        createValues((second) => 500 - second / 2),
      ).isFlat,
    ).toBe(true);
  });

  it('is not flat when memory grows steadily', () => {
    const trend = getMemoryTrend(
      'heap',
      SECONDS,
      createValues((second) => 100 + second / 20),
    );
    expect(trend.isFlat).toBe(false);
  });

  it('allows more growth outside the heap in a short load', () => {
    const values = createValues((second) => 200 + second / 10);
    expect(getMemoryTrend('resident', 30, values).isFlat).toBe(true);
    expect(getMemoryTrend('resident', SECONDS, values).isFlat).toBe(false);
  });

  it('is not flat when memory was never read', () => {
    expect(getMemoryTrend('heap', SECONDS, []).isFlat).toBe(false);
  });
});
