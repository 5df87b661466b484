import { describe, expect, it } from 'vitest';
import { flatnessOf, growthOf, intervalOf, isFlat, type Reading } from './flatness.ts';

/** Readings of a whole load. @param at what each megabyte is at a second. */
const over = (seconds: number, resident: (at: number) => number, kept = (_at: number): number => 60): Reading[] =>
  Array.from(
    { length: Math.floor(seconds / intervalOf(seconds)) },
    (_, index) => (index + 1) * intervalOf(seconds),
  ).map((at) => ({ at, resident: resident(at), kept: kept(at) }));

const unsteady = (at: number): number => 200 + (at % 3);

describe.each([600, 30])('memory over %i seconds', (seconds) => {
  const judged = (...given: [(at: number) => number, ((at: number) => number)?]) =>
    flatnessOf(seconds, over(seconds, ...given));

  it('is flat when it goes up and down', () => {
    const flatness = judged(unsteady);
    expect(isFlat(flatness)).toBe(true);
    expect(Math.abs(flatness.slope)).toBeLessThan(3);
  });

  it('is flat when it grows in the warm-up only, and when it shrinks', () => {
    const warmUp = seconds / 10;
    expect(isFlat(judged((at) => unsteady(at) - 5 * Math.max(0, warmUp - at)))).toBe(true);
    expect(isFlat(judged((at) => unsteady(at) - (at / seconds) * 50))).toBe(true);
  });

  it('is not flat when it grows on, which the slope says', () => {
    const flatness = judged((at) => unsteady(at) + (at / seconds) * 120);
    expect(isFlat(flatness)).toBe(false);
    expect(flatness.slope).toBeCloseTo(7200 / seconds, -1);
  });

  it('is not flat when less and less can be collected, whatever is resident', () => {
    expect(isFlat(judged(unsteady, (at) => 60 + (at / seconds) * 8))).toBe(false);
  });
});

it('may hold somewhat more outside the heap in seconds than in minutes', () => {
  const growing = (seconds: number) => (at: number) => 200 + (at / seconds) * 50;
  expect(isFlat(flatnessOf(600, over(600, growing(600))))).toBe(false);
  expect(isFlat(flatnessOf(30, over(30, growing(30))))).toBe(true);
});

it('has no growth, and is not flat, when it was not read', () => {
  const { comparisons } = flatnessOf(600, []);
  expect(comparisons.map(growthOf)).toEqual([undefined, undefined]);
  expect(isFlat({ comparisons })).toBe(false);
});
