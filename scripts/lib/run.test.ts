import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { type RunnableTask, runTasks } from './run.ts';

/** Runs tasks, and lists when each starts and ends. */
async function listEvents(tasks: readonly RunnableTask[], failing = ''): Promise<string[]> {
  const events: string[] = [];
  await runTasks(tasks, async ({ name }) => {
    events.push(`${name} starts`);
    await new Promise(setImmediate);
    events.push(`${name} ends`);
    if (name === failing) throw new Error('It fails.');
  }).catch(({ message }: Error) => events.push(message));
  return events;
}

it('a task runs after those that it needs, as far as they run', async () => {
  expect(await listEvents([{ name: 'site', needs: ['bundle', 'other'] }, { name: 'bundle' }])).toEqual([
    ...['bundle starts', 'bundle ends', 'site starts', 'site ends'],
  ]);
});

it.runIf(availableParallelism() > 1)('single tasks run side by side', async () => {
  expect((await listEvents([{ name: 'a' }, { name: 'b' }])).slice(0, 2)).toEqual(['a starts', 'b starts']);
});

it('nothing runs beside a parallel task', async () => {
  expect(
    await listEvents([{ name: 'a' }, { name: 'tests', isParallel: true }, { name: 'b', needs: ['tests'] }]),
  ).toEqual([...['a starts', 'a ends', 'tests starts', 'tests ends', 'b starts', 'b ends']]);
});

it('no task starts after a failure', async () => {
  expect(await listEvents([{ name: 'a' }, { name: 'b', needs: ['a'] }], 'a')).toEqual([
    ...['a starts', 'a ends', 'It fails.'],
  ]);
});
