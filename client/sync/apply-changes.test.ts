import { beforeEach, describe, expect, test } from 'vitest';
import { FakeLedger } from '../../test/support/client/fake-ledger.ts';
import { memoryLedgerStore } from './memory-store.ts';
import type { SyncedLine, SyncOptions } from './options.ts';
import type { LedgerChange } from './store.ts';
import { syncLedger } from './sync-ledger.ts';

let platform: FakeLedger;
let store: ReturnType<typeof memoryLedgerStore<SyncedLine>>;
let made: LedgerChange<SyncedLine>[];

const sync = (options: Partial<SyncOptions> = {}) =>
  syncLedger({
    ...{ connection: platform.connection, bookyears: [2025, 2026], pageSize: 4 },
    store: {
      ...store,
      apply(change) {
        made.push(change);
        return store.apply(change);
      },
    },
    ...options,
  });

const copy = () => store.lines().map(({ _meta, ...line }) => line);
const entriesOf = (bookyear: number) =>
  new Set(store.lines().flatMap((line) => (line.Bookyear === bookyear ? [line.JournalEntryId] : [])));

/** What the client asked for, of the lines of certain entries. */
const askedEntries = () =>
  platform.requests
    .filter(({ query }) => query.has('JournalEntryId'))
    .map(({ query }) => `${query.getAll('Bookyear')}: ${query.getAll('JournalEntryId')}`);

/** Four entries of two lines, of which the first is of the year before. The copy is up to date. */
beforeEach(async () => {
  platform = new FakeLedger();
  store = memoryLedgerStore<SyncedLine>();
  for (const bookyear of [2025, 2026, 2026, 2026]) platform.book({ bookyear });
  made = [];
  await sync();
  platform.now += 60_000;
  platform.book({ bookyear: 2026 });
  await sync();
  platform.now += 60_000;
  platform.requests.splice(0);
  made.splice(0);
});

describe('an entry', () => {
  test('that is new is read', async () => {
    const entry = platform.book({ bookyear: 2026 });
    await sync({ overlap: 0 });
    expect(copy()).toEqual(platform.lines);
    expect(askedEntries()).toEqual([`2026: 5,${entry}`]);
  });

  test('that is booked otherwise loses the lines that it had', async () => {
    platform.rebook(2, { bookyear: 2026, lines: 3 });
    await sync();
    expect(copy()).toEqual(platform.lines);
  });

  test('that changed twice is read once', async () => {
    platform.rebook(2, { bookyear: 2026, lines: 3 });
    platform.rebook(2, { bookyear: 2026, lines: 1 });
    expect(await sync({ overlap: 0 })).toMatchObject({ entriesChanged: 2, entriesDeleted: 0 });
    expect(copy()).toEqual(platform.lines);
    expect(askedEntries()).toEqual(['2026: 5,2']);
  });

  test('that was deleted goes, and nothing is asked about it', async () => {
    platform.remove(2);
    expect(await sync({ overlap: 0 })).toMatchObject({ entriesChanged: 1, entriesDeleted: 1 });
    expect(entriesOf(2026)).toEqual(new Set([3, 4, 5]));
    expect(askedEntries()).toEqual(['2026: 5']);
  });

  test('that was deleted and added again is there', async () => {
    platform.remove(2);
    platform.rebook(2, { bookyear: 2026, lines: 3 });
    await sync();
    expect(copy()).toEqual(platform.lines);
  });

  test('that was changed and then deleted is gone', async () => {
    platform.rebook(2, { bookyear: 2026, lines: 3 });
    platform.remove(2);
    await sync();
    expect(copy()).toEqual(platform.lines);
  });

  test('that moved to another book year is there only', async () => {
    platform.rebook(2, { bookyear: 2025 });
    await sync();
    expect(copy()).toEqual(platform.lines);
    expect(entriesOf(2025)).toEqual(new Set([1, 2]));
  });

  test('that moved to a book year that is not kept is gone, and nothing is asked about it', async () => {
    platform.rebook(2, { bookyear: 2024 });
    await sync({ overlap: 0 });
    expect(copy()).toEqual(platform.of(2025, 2026));
    expect(askedEntries()).toEqual(['2026: 5']);
  });

  test('of which the log says something that nobody knows is read again', async () => {
    platform.rebook(2, { bookyear: 2026, lines: 3 }, 7);
    await sync();
    expect(copy()).toEqual(platform.lines);
  });

  test('is deleted and written in one step, so that a reader never misses it', async () => {
    platform.rebook(2, { bookyear: 2026 });
    await sync({ overlap: 0, refreshPeriod0: false });
    const [step] = made.filter(({ removeEntries }) => removeEntries.includes(2));
    expect(new Set(step?.lines.map(({ JournalEntryId }) => JournalEntryId))).toEqual(new Set([5, 2]));
  });

  test('that does not fit on a page is written page by page', async () => {
    platform.rebook(2, { bookyear: 2026, lines: 11 });
    await sync();
    expect(copy()).toEqual(platform.lines);
    expect(Math.max(...made.map(({ lines }) => lines.length))).toBe(4);
  });
});

test('many changes are read in batches, by book year', async () => {
  for (const bookyear of [2026, 2025, 2026, 2026, 2025]) platform.book({ bookyear });
  await sync({ overlap: 0, batchSize: 3, pageSize: 10 });
  expect(askedEntries()).toEqual(['2026: 5,6,8', '2026: 9', '2025: 7,10']);
  expect(copy()).toEqual(platform.lines);
});

test('a log of several pages is read to its end, while it grows', async () => {
  for (let entry = 0; entry < 1500; entry += 1) platform.book({ bookyear: 2026, lines: 1 });
  platform.before = ({ query }) => {
    if (query.getAll('JournalEntryId').length === 100 && platform.log.length < 1530) platform.book({ bookyear: 2026 });
  };
  await sync({ pageSize: 1000 });
  expect(copy()).toEqual(platform.lines);
});

describe('period 0', () => {
  const asked = () => platform.asked('ledgerlines').filter(({ Period }) => Period === '0').length;

  test('is read again in each run, although the log does not have it', async () => {
    platform.open(2026, 3);
    await sync();
    expect(copy()).toEqual(platform.lines);
    platform.open(2026, 3);
    await sync();
    expect(copy()).toEqual(platform.lines);
  });

  test('is read again only when the number of lines differs, if that is enough', async () => {
    await sync({ refreshPeriod0: false });
    expect(asked()).toBe(0);
    platform.open(2026, 3);
    expect(await sync({ refreshPeriod0: false })).toMatchObject({ verified: true });
    expect(asked()).toBe(1);
    expect(copy()).toEqual(platform.lines);
  });

  test('is deleted and written in one step', async () => {
    platform.open(2026, 3);
    await sync();
    const steps = made.filter(({ removeParts }) => removeParts.some(({ bookyear }) => bookyear === 2026));
    expect(steps).toMatchObject([{ removeParts: [{ bookyear: 2026, period: 0 }], lines: [{}, {}, {}] }]);
  });
});
