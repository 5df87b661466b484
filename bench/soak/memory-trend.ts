import { getMedian } from '../metrics.ts';

/** Maximum relative growth. A short load still compiles code, outside the heap. */
const MAX_GROWTH = { heap: { short: 0.05, long: 0.05 }, resident: { short: 0.2, long: 0.1 } } as const;

/**
 * Compares the medians of the first and the last quarter after the warm-up, which is the first minute, or the first half of a
 * shorter load.
 *
 * @param values memory right after garbage collections, in megabytes, at equal intervals over the load.
 */
export function getMemoryTrend(name: 'heap' | 'resident', seconds: number, values: readonly number[]) {
  const warmUp = Math.min(60, seconds / 2);
  const warm = values.slice(Math.ceil((values.length * warmUp) / seconds));
  const quarter = Math.ceil(warm.length / 4);
  const early = getMedian(warm.slice(0, quarter));
  const late = getMedian(warm.slice(-quarter));
  const growth = late / early - 1;
  const maxGrowth = MAX_GROWTH[name][seconds < 180 ? 'short' : 'long'];
  // Without values the growth is NaN, which is not flat.
  return { name, early, late, growth, maxGrowth, isFlat: growth <= maxGrowth };
}
