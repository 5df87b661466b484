import { expect, it } from 'vitest';
import { countTests, hasPassed } from './run-pipeline.ts';

it('counts the tests of all runs in an output', () => {
  const output = 'x\n3 passed, 0 failed\n\nmore\n2 passed, 1 failed, 4 skipped\n 9 passed, 9 failed\n';
  expect(countTests(output)).toEqual({ passed: 5, failed: 1, skipped: 4 });
});

it.each([
  ['a group of slow tests passes whole', true, 0, 0, true],
  ['a group of slow tests does not pass when a test was skipped', true, 0, 1, false],
  ['a group of slow tests does not pass when it failed', true, 1, 0, false],
  ['another step passes with tests that were skipped', false, 0, 1, true],
])('%s', (_case, failsOnSkip, code, skipped, expected) => {
  expect(hasPassed({ failsOnSkip }, code, { passed: 1, failed: 0, skipped })).toBe(expected);
});
