import { describe, expect, it } from 'vitest';
import { getMemoryTrend } from './memory-trend.ts';

const MINUTES = 10;
const SECONDS = MINUTES * 60;

/** Values of a load of ten minutes, one a second. */
const valuesOver = (value: (second: number) => number): number[] =>
  Array.from({ length: SECONDS }, (_, second) => value(second));

describe('the trend of memory', () => {
  it('is flat when memory goes up and down', () => {
    const trend = getMemoryTrend(
      'resident',
      SECONDS,
      valuesOver((second) => 200 + 20 * Math.sin(second)),
    );
    expect(trend).toMatchObject({ isFlat: true, maxGrowth: 0.1 });
  });

  it('is flat when memory grows in the first minute only, and when it shrinks', () => {
    expect(
      getMemoryTrend(
        'heap',
        SECONDS,
        valuesOver((second) => 50 + Math.min(60, second)),
      ).isFlat,
    ).toBe(true);
    expect(
      getMemoryTrend(
        'heap',
        SECONDS,
        valuesOver((second) => 500 - second / 2),
      ).isFlat,
    ).toBe(true);
  });

  it('is not flat when memory grows steadily, and names the megabytes a minute', () => {
    const trend = getMemoryTrend(
      'heap',
      SECONDS,
      valuesOver((second) => 100 + second / 20),
    );
    expect(trend.isFlat).toBe(false);
    expect(trend.slope).toBeCloseTo(3);
  });

  it('tolerates more outside the heap in a short load than in a long one', () => {
    const values = valuesOver((second) => 200 + second / 10);
    expect(getMemoryTrend('resident', 30, values).isFlat).toBe(true);
    expect(getMemoryTrend('resident', SECONDS, values).isFlat).toBe(false);
  });

  it('is not flat when memory was never read', () => {
    expect(getMemoryTrend('heap', SECONDS, []).isFlat).toBe(false);
  });
});
