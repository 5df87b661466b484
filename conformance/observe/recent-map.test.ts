import { expect, it } from 'vitest';
import { MAX_ENTRIES, RecentMap } from './recent-map.ts';

it('A map of recent entries evicts those that were set longest ago', () => {
  const map = new RecentMap<number>();
  for (let count = 0; count < 1000; count += 1) {
    map.set(`page ${count}`, count);
    map.set('read often', count);
  }
  expect(map.size).toBe(MAX_ENTRIES);
  expect(map.get('read often')).toBe(999);
  expect([map.has('page 999'), map.has('page 0')]).toEqual([true, false]);
});

it('The entries together have at most 16 MB, and the last one stays', () => {
  const map = new RecentMap<number>((size) => size);
  for (const [index, key] of ['a', 'b', 'c', 'd'].entries()) map.set(key, (index + 4) * 1024 * 1024);
  expect([...map.keys()]).toEqual(['c', 'd']);
});
