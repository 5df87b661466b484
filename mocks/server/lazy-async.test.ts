import { expect, it } from 'vitest';
import { lazyAsync } from './lazy-async.ts';

it('an asynchronous lazy value is created once, also for concurrent calls', async () => {
  let calls = 0;
  const get = lazyAsync(async () => {
    calls += 1;
    return calls;
  });
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  expect(await get()).toBe(1);
});

it('an asynchronous lazy value is created again after a failure', async () => {
  let calls = 0;
  const get = lazyAsync(async () => {
    calls += 1;
    if (calls === 1) throw new Error('no file');
    return calls;
  });
  const results = await Promise.allSettled([get(), get()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await get()).toBe(2);
});
