import { expect, it } from 'vitest';
import { runGroups } from './slow-tests.ts';

it.each([
  ['is recorded when it passed whole', { hasPassed: true, skipped: 0 }, ['build']],
  ['is not recorded when a test was skipped', { hasPassed: true, skipped: 1 }, []],
  ['is not recorded when it failed', { hasPassed: false, skipped: 0 }, []],
])('a group of slow tests %s', async (_case, result, expected) => {
  const recorded: string[] = [];
  const run = runGroups(
    ['build'],
    async () => result,
    (name) => recorded.push(name),
  );
  await run.catch(({ message }: Error) => expect(message).toBe('These groups have failed tests: build'));
  expect(recorded).toEqual(expected);
});
