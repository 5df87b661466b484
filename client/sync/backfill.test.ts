import { beforeEach, describe, expect, it } from 'vitest';
import { useFastTimers } from '../../test/support/client/fast-timers.ts';
import { createLedgerCopy } from '../../test/support/client/ledger-copy.ts';

useFastTimers();

const createCopy = () => createLedgerCopy({ pageSize: 6 });
let { platform, store, sync, expectSame, listReadPages, countCopies } = createCopy();

/** Ten entries with two lines in each of two book years. */
beforeEach(() => {
  ({ platform, store, sync, expectSame, listReadPages, countCopies } = createCopy());
  for (let entry = 0; entry < 20; entry += 1) platform.post({ bookyear: 2025 + (entry % 2) });
});

/** Aborts a run after a number of requests, and clears them. */
async function interruptAfter(requests: number): Promise<void> {
  const controller = new AbortController();
  const reason = new Error('interrupted');
  platform.beforeResponse = (_request, number) => {
    if (number === requests) controller.abort(reason);
  };
  await expect(sync({ signal: controller.signal })).rejects.toBe(reason);
  platform.beforeResponse = () => undefined;
  platform.requests.splice(0);
}

it('a book year is read from its last page to its first', async () => {
  await sync();
  expect(listReadPages().slice(0, 4)).toEqual([4, 3, 2, 1].map((page) => `2025 page ${page} of 6`));
});

it('a resumed run does not read again what the interrupted one read', async () => {
  await interruptAfter(10);
  await sync();
  expect(listReadPages()).toEqual([3, 2, 1].map((page) => `2026 page ${page} of 6`));
  expectSame();
});

it('an interrupted book year is resumed first, with the same page size', async () => {
  await interruptAfter(5);
  await sync({ pageSize: 100, bookyears: [2026, 2025] });
  const rest = [3, 2, 1].map((page) => `2025 page ${page} of 6`);
  expect(listReadPages()).toEqual([...rest, '2026 page 1 of 100']);
  expectSame();
});

it('an interrupted book year is deleted when it is no longer requested', async () => {
  await interruptAfter(6);
  await sync({ bookyears: [2026] });
  expectSame(2026);
});

it('a resumed run applies changes to lines that the interrupted one read', async () => {
  await interruptAfter(10);
  platform.now += 3_600_000;
  platform.repost(1, { bookyear: 2025, lines: 3 });
  platform.remove(20);
  await sync();
  expectSame();
});

it('at most two pages are in memory', async () => {
  let written = 0;
  let maxPages = 0;
  const slowStore = {
    ...store,
    async apply(change: Parameters<typeof store.apply>[0]) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      await store.apply(change);
      written += change.lines.length > 0 ? 1 : 0;
    },
  };
  platform.beforeResponse = () => {
    maxPages = Math.max(maxPages, listReadPages().length + 1 - written);
  };
  await sync({ store: slowStore, bookyears: [2026], pageSize: 3 });
  expect(maxPages).toBe(2);
});

describe('a change while a book year is copied', () => {
  type Ledger = typeof platform;

  /** Copies twelve entries; one is changed just before the response with a page. */
  async function copyWith(page: number, change: (ledger: Ledger) => unknown): Promise<void> {
    ({ platform, sync, expectSame, countCopies } = createCopy());
    for (let entry = 1; entry <= 12; entry += 1) platform.post({ bookyear: 2026 });
    // A newer change, so that the overlap of the log does not cover the other entries.
    platform.now += 60_000;
    platform.repost(12, { bookyear: 2026 });
    let isDone = false;
    platform.beforeResponse = ({ list, query }) => {
      if (isDone || list !== 'ledgerlines' || query.get('page') !== String(page)) return;
      isDone = true;
      change(platform);
    };
    await sync({ bookyears: [2026], pageSize: 4 });
  }

  const repost = (ledger: Ledger, entries: readonly number[], lines?: number) => {
    for (const entry of entries) ledger.repost(entry, { bookyear: 2026, ...(lines && { lines }) });
  };
  it.each<[string, (ledger: Ledger) => unknown]>([
    ['an entry at the beginning is deleted', (ledger) => ledger.remove(1)],
    ['an entry at the end is deleted', (ledger) => ledger.remove(12)],
    ['several entries are deleted', (ledger) => [2, 5, 6, 7, 11].map((entry) => ledger.remove(entry))],
    ['an entry gets new lines', (ledger) => repost(ledger, [1], 3)],
    ['most entries get new lines', (ledger) => repost(ledger, [1, 2, 3, 4, 5, 6, 7, 8])],
    ['an entry is added', (ledger) => ledger.post({ bookyear: 2026, lines: 6 })],
  ])('is applied without copying again: %s', async (_, change) => {
    for (const page of [6, 5, 4, 3, 2, 1]) {
      await copyWith(page, change);
      expectSame();
      expect(countCopies()).toBe(1);
    }
  });
});
