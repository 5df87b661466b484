import { beforeEach, describe, expect, test } from 'vitest';
import { FakeLedger } from '../../test/support/client/fake-ledger.ts';
import { memoryLedgerStore } from './memory-store.ts';
import type { SyncedLine, SyncOptions } from './options.ts';
import { syncLedger } from './sync-ledger.ts';

let platform: FakeLedger;
let store: ReturnType<typeof memoryLedgerStore<SyncedLine>>;

/** Ten entries of two lines in each of two years. */
beforeEach(() => {
  platform = new FakeLedger();
  store = memoryLedgerStore<SyncedLine>();
  for (let entry = 0; entry < 20; entry += 1) platform.book({ bookyear: 2025 + (entry % 2) });
});

const sync = (options: Partial<SyncOptions> = {}) =>
  syncLedger({ connection: platform.connection, store, bookyears: [2025, 2026], pageSize: 6, ...options });

const copy = () => store.lines().map(({ _meta, ...line }) => line);

/** The pages of whole book years that were asked for. */
const pagesRead = () =>
  platform
    .asked('ledgerlines')
    .filter((one) => 'page' in one && !('JournalEntryId' in one) && !('Period' in one))
    .map(({ Bookyear, page, pageSize }) => `${Bookyear} page ${page} of ${pageSize}`);

/** Lets a run end after so many requests, and forgets them. */
async function breakOffAfter(requests: number): Promise<void> {
  const controller = new AbortController();
  const reason = new Error('broken off');
  platform.before = (_request, number) => {
    if (number === requests) controller.abort(reason);
  };
  await expect(sync({ signal: controller.signal })).rejects.toBe(reason);
  platform.before = () => undefined;
  platform.requests.splice(0);
}

test('a book year is read from its last page to its first', async () => {
  await sync();
  expect(pagesRead().slice(0, 4)).toEqual([4, 3, 2, 1].map((page) => `2025 page ${page} of 6`));
});

test('what was read before a run was broken off is not read again', async () => {
  await breakOffAfter(9);
  await sync();
  expect(pagesRead()).toEqual([3, 2, 1].map((page) => `2026 page ${page} of 6`));
  expect(copy()).toEqual(platform.lines);
});

test('a book year that was broken off goes on in pages of the same size, before the others', async () => {
  await breakOffAfter(5);
  await sync({ pageSize: 100, bookyears: [2026, 2025] });
  const rest = [3, 2, 1].map((page) => `2025 page ${page} of 6`);
  expect(pagesRead()).toEqual([...rest, '2026 page 1 of 100']);
  expect(copy()).toEqual(platform.lines);
});

test('a book year that was broken off and is not wanted any more is deleted', async () => {
  await breakOffAfter(5);
  await sync({ bookyears: [2026] });
  expect(copy()).toEqual(platform.of(2026));
});

test('what changed between two runs is in the copy, although it was read before', async () => {
  await breakOffAfter(9);
  platform.now += 3_600_000;
  platform.rebook(1, { bookyear: 2025, lines: 3 });
  platform.remove(20);
  await sync();
  expect(copy()).toEqual(platform.lines);
});

test('there are two pages in memory at most', async () => {
  let written = 0;
  let ahead = 0;
  const slow = {
    ...store,
    async apply(change: Parameters<typeof store.apply>[0]) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      await store.apply(change);
      written += change.lines.length > 0 ? 1 : 0;
    },
  };
  platform.before = () => {
    ahead = Math.max(ahead, pagesRead().length + 1 - written);
  };
  await sync({ store: slow, bookyears: [2026], pageSize: 3 });
  expect(ahead).toBe(2);
});

describe('what happens while a book year is copied', () => {
  beforeEach(() => {
    platform = new FakeLedger();
    for (let entry = 1; entry <= 12; entry += 1) platform.book({ bookyear: 2026 });
    // A change just before the run, so that the log does not have all the others again.
    platform.now += 60_000;
    platform.rebook(12, { bookyear: 2026 });
  });

  /** What happens just before a page is answered. */
  function beforePage(page: number, happens: () => void): void {
    let isDone = false;
    platform.before = ({ list, query }) => {
      if (isDone || list !== 'ledgerlines' || query.get('page') !== String(page)) return;
      isDone = true;
      happens();
    };
  }

  test.each<[string, () => void]>([
    ['an entry at the beginning goes', () => platform.remove(1)],
    ['an entry at the end goes', () => platform.remove(12)],
    ['several entries go', () => [2, 5, 6, 7, 11].map((entry) => platform.remove(entry))],
    ['an entry gets other lines', () => platform.rebook(1, { bookyear: 2026, lines: 3 })],
    ['most get other lines', () => [1, 2, 3, 4, 5, 6, 7, 8].map((entry) => platform.rebook(entry, { bookyear: 2026 }))],
    ['an entry is added', () => platform.book({ bookyear: 2026, lines: 6 })],
  ])('is not lost, and makes nothing be read anew: %s', async (_, happens) => {
    for (const page of [6, 5, 4, 3, 2, 1]) {
      store = memoryLedgerStore<SyncedLine>();
      beforePage(page, happens);
      await sync({ bookyears: [2026], pageSize: 4 });
      expect(copy(), `before page ${page}`).toEqual(platform.lines);
      expect(pagesRead().filter((one) => one === '2026 page 1 of 4').length).toBe(1);
      platform.requests.splice(0);
    }
  });
});
