import { expect, it, vi } from 'vitest';
import { createPromiseCache } from './promise-cache.ts';

it('creates a result once, and again after others took its place', async () => {
  const get = createPromiseCache<string>(2);
  const create = vi.fn(async () => 'a');
  await get('a', create);
  await get('b', async () => 'b');
  await get('a', create);
  await get('c', async () => 'c');
  expect(await get('a', create)).toBe('a');
  expect(create).toHaveBeenCalledTimes(1);
  await get('d', async () => 'd');
  await get('c', async () => 'c');
  await get('a', create);
  expect(create).toHaveBeenCalledTimes(2);
});

it('creates a failed result again', async () => {
  const get = createPromiseCache<string>(2);
  await expect(get('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await get('a', async () => 'a')).toBe('a');
});
