import { beforeEach, describe, expect, it } from 'vitest';
import { FakeLedger } from '../../test/support/client/fake-ledger.ts';
import { useFastTimers } from '../../test/support/client/fast-timers.ts';
import { memoryLedgerStore } from './memory-store.ts';
import type { SyncOptions } from './options.ts';
import { syncLedger } from './sync-ledger.ts';

useFastTimers();

let platform: FakeLedger;
let store: ReturnType<typeof memoryLedgerStore>;

/** Ten entries with two lines in each of two book years. */
beforeEach(() => {
  platform = new FakeLedger();
  store = memoryLedgerStore();
  for (let entry = 0; entry < 20; entry += 1) platform.post({ bookyear: 2025 + (entry % 2) });
});

const sync = (options: Partial<SyncOptions> = {}) =>
  syncLedger({
    client: platform.client,
    store,
    bookyears: [2025, 2026],
    pageSize: 6,
    overlap: 10_000,
    maxLogDelay: 0,
    ...options,
  });

const listCopy = () => store.lines().map(({ _meta, ...line }) => line);

/** Lists the requested pages of whole book years. */
const listReadPages = () =>
  platform
    .listQueries('ledgerlines')
    .filter((query) => 'page' in query && !('JournalEntryId' in query) && !('Period' in query))
    .map(({ Bookyear, page, pageSize }) => `${Bookyear} page ${page} of ${pageSize}`);

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
  expect(listCopy()).toEqual(platform.lines);
});

it('an interrupted book year is resumed first, with the same page size', async () => {
  await interruptAfter(5);
  await sync({ pageSize: 100, bookyears: [2026, 2025] });
  const rest = [3, 2, 1].map((page) => `2025 page ${page} of 6`);
  expect(listReadPages()).toEqual([...rest, '2026 page 1 of 100']);
  expect(listCopy()).toEqual(platform.lines);
});

it('an interrupted book year is deleted when it is no longer requested', async () => {
  await interruptAfter(6);
  await sync({ bookyears: [2026] });
  expect(listCopy()).toEqual(platform.listLines(2026));
});

it('a resumed run applies changes to lines that the interrupted one read', async () => {
  await interruptAfter(10);
  platform.now += 3_600_000;
  platform.repost(1, { bookyear: 2025, lines: 3 });
  platform.remove(20);
  await sync();
  expect(listCopy()).toEqual(platform.lines);
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
  beforeEach(() => {
    platform = new FakeLedger();
    for (let entry = 1; entry <= 12; entry += 1) platform.post({ bookyear: 2026 });
    // A newer change, so that the overlap of the log does not cover the other entries.
    platform.now += 60_000;
    platform.repost(12, { bookyear: 2026 });
  });

  /** Makes a change just before the response with a page. */
  function changeBeforePage(page: number, change: () => void): void {
    let isDone = false;
    platform.beforeResponse = ({ list, query }) => {
      if (isDone || list !== 'ledgerlines' || query.get('page') !== String(page)) return;
      isDone = true;
      change();
    };
  }

  it.each<[string, () => void]>([
    ['an entry at the beginning is deleted', () => platform.remove(1)],
    ['an entry at the end is deleted', () => platform.remove(12)],
    ['several entries are deleted', () => [2, 5, 6, 7, 11].map((entry) => platform.remove(entry))],
    ['an entry gets new lines', () => platform.repost(1, { bookyear: 2026, lines: 3 })],
    [
      'most entries get new lines',
      () => [1, 2, 3, 4, 5, 6, 7, 8].map((entry) => platform.repost(entry, { bookyear: 2026 })),
    ],
    ['an entry is added', () => platform.post({ bookyear: 2026, lines: 6 })],
  ])('is applied without copying again: %s', async (_, change) => {
    for (const page of [6, 5, 4, 3, 2, 1]) {
      store = memoryLedgerStore();
      changeBeforePage(page, change);
      await sync({ bookyears: [2026], pageSize: 4 });
      expect(listCopy(), `before page ${page}`).toEqual(platform.lines);
      expect(listReadPages().filter((text) => text === '2026 page 1 of 4').length).toBe(1);
      platform.requests.splice(0);
    }
  });
});
