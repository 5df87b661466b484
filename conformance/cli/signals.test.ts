import { expect, it } from 'vitest';
import { createSignalHandler } from './process-context.ts';

/** The number of interrupts for signals at some times, in milliseconds. */
function countInterrupts(...times: readonly number[]): number {
  let [time, interrupts] = [0, 0];
  const handleSignal = createSignalHandler(
    () => {
      interrupts += 1;
    },
    () => time,
  );
  for (time of times) handleSignal();
  return interrupts;
}

it('Signals of the terminal and of npm for one Ctrl+C are one interrupt', () => {
  expect(countInterrupts(0)).toBe(1);
  expect(countInterrupts(0, 2)).toBe(1);
  expect(countInterrupts(0, 250, 500)).toBe(1);
});

it('A second Ctrl+C is another interrupt', () => {
  expect(countInterrupts(0, 2, 1000, 1002)).toBe(2);
});
