import { expect, it } from 'vitest';
import { countTests } from './count-tests.ts';
import { recordGroup } from './run-pipeline.ts';

it('counts the tests of all runs in an output', () => {
  const output = 'x\n3 passed, 0 failed\n\nmore\n2 passed, 1 failed, 4 skipped\n 9 passed, 9 failed\n';
  expect(countTests(output)).toEqual({ passed: 5, failed: 1, skipped: 4 });
});

it.each([
  ['is recorded when it passed whole', { hasPassed: true, skipped: 0 }, ['build']],
  ['is not recorded when a test was skipped', { hasPassed: true, skipped: 1 }, []],
  ['is not recorded when it failed', { hasPassed: false, skipped: 0 }, []],
])('a group of slow tests %s', (_case, { hasPassed, skipped }, expected) => {
  const recorded: string[] = [];
  const result = { seconds: 1, hasPassed, counts: { passed: 1, failed: 0, skipped } };
  recordGroup('build', 'hash', result, (name) => recorded.push(name));
  expect(recorded).toEqual(expected);
});
