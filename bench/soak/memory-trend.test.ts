import { expect, it } from 'vitest';
import { getMemoryTrend } from './memory-trend.ts';

const SECONDS = 600;

type Case = readonly [isFlat: boolean, memory: 'heap' | 'resident', when: string, value: (second: number) => number];

const CASES: readonly Case[] = [
  [true, 'resident', 'fluctuates', (second) => 200 + 20 * Math.sin(second)],
  [true, 'heap', 'grows in the first minute only', (second) => 50 + Math.min(60, second)],
  [true, 'heap', 'shrinks', (second) => 500 - second / 2],
  [false, 'heap', 'grows steadily', (second) => 100 + second / 20],
];

/** A load of ten minutes, with a value for each second. */
const createValues = (value: Case[3]) => Array.from({ length: SECONDS }, (_, second) => value(second));

it.each(CASES)('the trend is flat (%s) when %s memory %s', (isFlat, memory, _when, value) => {
  expect(getMemoryTrend(memory, SECONDS, createValues(value)).isFlat).toBe(isFlat);
});

it('the trend allows more growth outside the heap in a short load', () => {
  const values = createValues((second) => 200 + second / 10);
  expect(getMemoryTrend('resident', 30, values).isFlat).toBe(true);
  expect(getMemoryTrend('resident', SECONDS, values)).toMatchObject({ isFlat: false, maxGrowth: 0.1 });
});

it('the trend is not flat when memory was never read', () => {
  expect(getMemoryTrend('heap', SECONDS, []).isFlat).toBe(false);
});
