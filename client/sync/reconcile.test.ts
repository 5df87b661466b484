import { beforeEach, describe, expect, test } from 'vitest';
import { FakeLedger } from '../../test/support/client/fake-ledger.ts';
import { memoryLedgerStore } from './memory-store.ts';
import type { SyncedLine } from './options.ts';
import { syncLedger } from './sync-ledger.ts';

let platform: FakeLedger;
let store: ReturnType<typeof memoryLedgerStore<SyncedLine>>;

const sync = () => syncLedger({ connection: platform.connection, store, bookyears: [2025, 2026], pageSize: 4 });
const copy = () => store.lines().map(({ _meta, ...line }) => line);

/** How often a book year was read as a whole. */
const wholeReadings = (bookyear: number) =>
  platform
    .asked('ledgerlines')
    .filter((one) => one.Bookyear === String(bookyear) && one.page === '1' && !('JournalEntryId' in one))
    .filter((one) => !('Period' in one)).length;

beforeEach(async () => {
  platform = new FakeLedger();
  store = memoryLedgerStore<SyncedLine>();
  for (const bookyear of [2025, 2026, 2026, 2026]) platform.book({ bookyear });
  platform.now += 60_000;
  platform.book({ bookyear: 2026 });
  await sync();
  platform.requests.splice(0);
});

describe('a copy that has not as many lines as the platform', () => {
  test('is made anew, of that book year only', async () => {
    platform.removeSilently(3, 4);
    expect(await sync()).toMatchObject({ verified: true });
    expect(copy()).toEqual(platform.lines);
    expect([wholeReadings(2025), wholeReadings(2026)]).toEqual([0, 1]);
  });

  test('is made anew when lines are missing', async () => {
    platform.addSilently(2025);
    expect(await sync()).toMatchObject({ verified: true });
    expect(copy()).toEqual(platform.lines);
    expect([wholeReadings(2025), wholeReadings(2026)]).toEqual([1, 0]);
  });

  test('is an error after two more copies', async () => {
    const lossy = { ...store, count: (bookyear: number) => Number(store.count(bookyear)) - 1 };
    await expect(
      syncLedger({ connection: platform.connection, store: lossy, bookyears: [2026], pageSize: 4 }),
    ).rejects.toMatchObject({
      name: 'SyncError',
      code: 'INCONSISTENT',
      message: 'The copy differs, also after it was made anew: 2026 has 7 lines in the copy and 8 on the platform.',
    });
    expect(wholeReadings(2026)).toBe(2);
  });

  test('is not made anew for a change that came after the log was read', async () => {
    let left = 2;
    platform.before = ({ query }) => {
      if (query.get('metaOnly') !== 'true' || left === 0) return;
      left -= 1;
      platform.book({ bookyear: 2026 });
    };
    expect(await sync()).toMatchObject({ verified: true });
    expect(copy()).toEqual(platform.lines);
    expect(wholeReadings(2026)).toBe(0);
  });
});

test('while others keep writing nothing can be compared, which is no error', async () => {
  platform.before = ({ query }) => {
    if (query.get('metaOnly') === 'true') platform.book({ bookyear: 2026 });
  };
  expect(await sync()).toMatchObject({ verified: false });
  expect(wholeReadings(2026)).toBe(0);
  platform.before = () => undefined;
  expect(await sync()).toMatchObject({ verified: true });
  expect(copy()).toEqual(platform.lines);
});

test('a run that ends in an error has kept what it read', async () => {
  platform.book({ bookyear: 2026 });
  let stop = false;
  const failing = {
    ...store,
    count(bookyear: number) {
      if (stop) throw new Error('disk full');
      return store.count(bookyear);
    },
  };
  stop = true;
  await expect(
    syncLedger({ connection: platform.connection, store: failing, bookyears: [2025, 2026] }),
  ).rejects.toThrow('disk full');
  expect(copy()).toEqual(platform.lines);
});
