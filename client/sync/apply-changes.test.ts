import { beforeEach, describe, expect, it } from 'vitest';
import { createLedgerCopy } from '../../test/support/client/ledger-copy.ts';
import type { SyncOptions } from './options.ts';
import type { LedgerChange } from './store.ts';

let { platform, store, listCopy, sync: syncCopy } = createLedgerCopy();
let applied: LedgerChange[];

/** Copies the ledger, and keeps the changes that the store applies. */
const sync = (options: Partial<SyncOptions> = {}) =>
  syncCopy({
    store: {
      ...store,
      apply(change) {
        applied.push(change);
        return store.apply(change);
      },
    },
    ...options,
  });

const listEntries = (bookyear: number) =>
  new Set(store.lines().flatMap((line) => (line.Bookyear === bookyear ? [line.JournalEntryId] : [])));

/** Lists the book years and entries whose lines were requested. */
const listRequestedEntries = () =>
  platform.requests
    .filter(({ query }) => query.has('JournalEntryId'))
    .map(({ query }) => `${query.getAll('Bookyear')}: ${query.getAll('JournalEntryId')}`);

/** Five entries of two lines, the first in the previous year, and a current copy. */
beforeEach(async () => {
  ({ platform, store, listCopy, sync: syncCopy } = createLedgerCopy());
  for (const bookyear of [2025, 2026, 2026, 2026]) platform.post({ bookyear });
  applied = [];
  await sync();
  platform.now += 60_000;
  platform.post({ bookyear: 2026 });
  await sync();
  platform.now += 60_000;
  platform.requests.splice(0);
  applied.splice(0);
});

describe('a journal entry', () => {
  it('is read when it is new', async () => {
    const entry = platform.post({ bookyear: 2026 });
    await sync({ overlap: 0 });
    expect(listCopy()).toEqual(platform.lines);
    expect(listRequestedEntries()).toEqual([`2025,2026: 5,${entry}`]);
  });

  it('loses its old lines when it is posted again', async () => {
    platform.repost(2, { bookyear: 2026, lines: 3 });
    await sync();
    expect(listCopy()).toEqual(platform.lines);
  });

  it('is read once when it changed twice', async () => {
    platform.repost(2, { bookyear: 2026, lines: 3 });
    platform.repost(2, { bookyear: 2026, lines: 1 });
    expect(await sync({ overlap: 0 })).toMatchObject({ entriesChanged: 2, entriesDeleted: 0 });
    expect(listCopy()).toEqual(platform.lines);
    expect(listRequestedEntries()).toEqual(['2025,2026: 5,2']);
  });

  it('is removed without a request when it was deleted', async () => {
    platform.remove(2);
    expect(await sync({ overlap: 0 })).toMatchObject({ entriesChanged: 1, entriesDeleted: 1 });
    expect(listEntries(2026)).toEqual(new Set([3, 4, 5]));
    expect(listRequestedEntries()).toEqual(['2025,2026: 5']);
  });

  it('is copied when it was deleted and added again', async () => {
    platform.remove(2);
    platform.repost(2, { bookyear: 2026, lines: 3 });
    await sync();
    expect(listCopy()).toEqual(platform.lines);
  });

  it('is removed when it was changed and then deleted', async () => {
    platform.repost(2, { bookyear: 2026, lines: 3 });
    platform.remove(2);
    await sync();
    expect(listCopy()).toEqual(platform.lines);
  });

  it('moves to another book year', async () => {
    platform.repost(2, { bookyear: 2025 });
    await sync();
    expect(listCopy()).toEqual(platform.lines);
    expect(listEntries(2025)).toEqual(new Set([1, 2]));
  });

  it('is removed when it moves to a book year that is not copied', async () => {
    platform.repost(2, { bookyear: 2024 });
    await sync({ overlap: 0 });
    expect(listCopy()).toEqual(platform.listLines(2025, 2026));
    expect(listRequestedEntries()).toEqual(['2025,2026: 5,2']);
  });

  it('is read again after an unknown action in the log', async () => {
    platform.repost(2, { bookyear: 2026, lines: 3 }, 7);
    await sync();
    expect(listCopy()).toEqual(platform.lines);
  });

  it('is replaced in one change, so that readers never miss it', async () => {
    platform.repost(2, { bookyear: 2026 });
    await sync({ overlap: 0 });
    const [change] = applied.filter(({ removeEntries }) => removeEntries.includes(2));
    expect(new Set(change?.lines.map(({ JournalEntryId }) => JournalEntryId))).toEqual(new Set([5, 2]));
  });

  it('is written page by page when it exceeds a page', async () => {
    platform.repost(2, { bookyear: 2026, lines: 11 });
    await sync();
    expect(listCopy()).toEqual(platform.lines);
    expect(Math.max(...applied.map(({ lines }) => lines.length))).toBe(4);
  });
});

it('changes are read in batches, in all book years of the copy', async () => {
  for (let entry = 0; entry < 120; entry += 1) platform.post({ bookyear: entry % 2 ? 2026 : 2025 });
  await sync({ overlap: 0, pageSize: 1000 });
  const sizes = listRequestedEntries().map((request) =>
    request.replace(/\d+(,\d+)*$/, (ids) => `${ids.split(',').length}`),
  );
  expect(sizes).toEqual(['2025,2026: 100', '2025,2026: 21']);
  expect(listCopy()).toEqual(platform.lines);
});

it('a log of several pages is read to its end while it grows', async () => {
  for (let entry = 0; entry < 1500; entry += 1) platform.post({ bookyear: 2026, lines: 1 });
  platform.beforeResponse = ({ query }) => {
    if (query.getAll('JournalEntryId').length === 100 && platform.log.length < 1530) platform.post({ bookyear: 2026 });
  };
  await sync({ pageSize: 1000 });
  expect(listCopy()).toEqual(platform.lines);
});

describe('period 0', () => {
  it('is read again in each run, because the log does not cover it', async () => {
    platform.replacePeriod0(2026, 3);
    await sync();
    expect(listCopy()).toEqual(platform.lines);
    platform.replacePeriod0(2026, 3);
    await sync();
    expect(listCopy()).toEqual(platform.lines);
  });

  it('is replaced in one change', async () => {
    platform.replacePeriod0(2026, 3);
    await sync();
    const changes = applied.filter(({ removeParts }) => removeParts.some(({ bookyear }) => bookyear === 2026));
    expect(changes).toMatchObject([{ removeParts: [{ bookyear: 2026, period: 0 }], lines: [{}, {}, {}] }]);
  });
});
