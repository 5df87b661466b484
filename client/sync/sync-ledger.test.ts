import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeLedger } from '../../test/support/client/fake-ledger.ts';
import { memoryLedgerStore } from './memory-store.ts';
import type { SyncedLine, SyncOptions } from './options.ts';
import type { SyncState } from './store.ts';
import { syncLedger } from './sync-ledger.ts';

let platform: FakeLedger;
let store: ReturnType<typeof memoryLedgerStore<SyncedLine>>;

beforeEach(() => {
  platform = new FakeLedger();
  store = memoryLedgerStore<SyncedLine>();
});

const sync = (options: Partial<SyncOptions> = {}) =>
  syncLedger({ connection: platform.connection, store, bookyears: [2025, 2026], pageSize: 4, ...options });

/** The copy, as the platform would tell it. */
const copy = () => store.lines().map(({ _meta, ...line }) => line);

/** The state, with something else in it. */
async function putState(change: object): Promise<void> {
  const state = { ...(store.state() as SyncState), ...change };
  await store.apply({ removeEntries: [], removeParts: [], lines: [], state });
}

/** What a run is refused with. */
const refused = (options?: Partial<SyncOptions>): Promise<unknown> => sync(options).catch((reason: unknown) => reason);

describe('the first run', () => {
  test('copies the book years that are asked for, and no other', async () => {
    for (const bookyear of [2024, 2025, 2026, 2025]) platform.book({ bookyear, lines: 3 });
    platform.open(2026, 2);
    const report = await sync();
    expect(copy()).toEqual(platform.of(2025, 2026));
    expect(report).toMatchObject({
      administrationId: 1,
      bookyears: [
        { bookyear: 2025, lines: 6 },
        { bookyear: 2026, lines: 5 },
      ],
      from: null,
      to: '2026-04-16T09:30:00Z',
      verified: true,
      requests: platform.requests.length,
    });
  });

  test('keeps fields that this client does not know', async () => {
    platform.book({ bookyear: 2026 });
    await sync();
    expect(copy()[0]).toHaveProperty('mood', 'fine 1');
  });

  test('copes with a ledger and a log that are empty, and finds what comes later', async () => {
    expect(await sync()).toMatchObject({ verified: true, to: null, linesWritten: 0 });
    platform.book({ bookyear: 2026 });
    expect(await sync()).toMatchObject({ entriesChanged: 1, linesWritten: 2 });
    expect(copy()).toEqual(platform.lines);
  });

  test('reads only the end of a log that is long', async () => {
    for (let entry = 0; entry < 30; entry += 1) platform.book({ bookyear: 2026 });
    platform.now += 60_000;
    platform.book({ bookyear: 2026 });
    expect(await sync()).toMatchObject({ entriesChanged: 1 });
  });

  test('asks for the fields that are wanted and those by which a line is found', async () => {
    platform.book({ bookyear: 2026 });
    const narrow = memoryLedgerStore<SyncedLine<'amountDebit'>>();
    await syncLedger({
      ...{ connection: platform.connection, store: narrow },
      ...{ bookyears: [2026], fields: ['amountDebit', 'Period'] },
    });
    expect(narrow.lines()[0]).toEqual({
      ...{ id: 1, JournalEntryId: 1, Bookyear: 2026, Period: 3, amountDebit: 10 },
      _meta: expect.anything(),
    });
  });
});

describe('a later run', () => {
  beforeEach(async () => {
    for (const bookyear of [2025, 2026, 2026]) platform.book({ bookyear });
    platform.now += 60_000;
    platform.book({ bookyear: 2026 });
    await sync();
    platform.now += 60_000;
  });

  test('asks for little when nothing has changed', async () => {
    expect(await sync()).toMatchObject({ verified: true, from: '2026-04-16T09:31:00Z' });
    platform.requests.splice(0);
    await sync();
    expect(platform.requests.length).toBeLessThanOrEqual(9);
  });

  test('goes on from the time of the platform, and a little before', async () => {
    vi.useFakeTimers({ now: new Date('2031-01-01'), toFake: ['Date'] });
    try {
      platform.book({ bookyear: 2026 });
      platform.requests.splice(0);
      expect(await sync({ overlap: 5000 })).toMatchObject({ entriesChanged: 2, to: '2026-04-16T09:32:00Z' });
      expect(platform.asked('journalentrylog')).toContainEqual(
        expect.objectContaining({ ChangedDate_from: '2026-04-16T09:30:55.000Z', orderby: 'id' }),
      );
    } finally {
      vi.useRealTimers();
    }
  });

  test('copies a book year that is new, and deletes one that is not wanted any more', async () => {
    platform.book({ bookyear: 2024 });
    const report = await sync({ bookyears: [2024, 2026] });
    expect(copy()).toEqual(platform.of(2024, 2026));
    expect(report.bookyears.map(({ bookyear }) => bookyear)).toEqual([2024, 2026]);
    await sync();
    expect(copy()).toEqual(platform.of(2025, 2026));
  });

  test('makes the copy anew when it is asked for other fields', async () => {
    await sync({ fields: ['mood' as never] });
    expect(copy()).toEqual(
      platform.lines.map(({ id, JournalEntryId, Bookyear, Period, mood }) => ({
        id,
        JournalEntryId,
        Bookyear,
        Period,
        mood,
      })),
    );
    await sync();
    expect(copy()).toEqual(platform.lines);
  });

  test.each([
    ['earlier', '2026-04-16T09:00:00Z'],
    ['later', '2026-04-16T10:00:00Z'],
  ])('makes the copy anew when the platform was put back to what it was, and is %s by now', async (_, now) => {
    const other = new FakeLedger();
    other.now = Date.parse('2026-04-16T08:00:00Z');
    for (const bookyear of [2026, 2026, 2025]) other.book({ bookyear });
    other.now = Date.parse(now);
    other.book({ bookyear: 2026 });
    await sync({ connection: other.connection });
    expect(copy()).toEqual(other.lines);
    expect(await sync({ connection: other.connection })).toMatchObject({ to: now, verified: true });
  });
});

describe('a store', () => {
  test('of another administration is refused', async () => {
    await sync();
    platform.administrationId = 2;
    expect(await refused()).toMatchObject({
      name: 'SyncError',
      code: 'OTHER_ADMINISTRATION',
      message:
        'The copy is of administration 1, and the connection leads to administration 2. Give each administration a store of its own.',
    });
  });

  test('stays as it was when the connection comes to lead to another administration', async () => {
    for (let entry = 0; entry < 6; entry += 1) platform.book({ bookyear: 2026 });
    platform.before = (_request, number) => {
      if (number === 4) platform.administrationId = 2;
    };
    expect(await refused()).toMatchObject({ code: 'OTHER_ADMINISTRATION' });
    platform.administrationId = 1;
    platform.before = () => undefined;
    await sync();
    expect(copy()).toEqual(platform.lines);
  });

  test('of another version is refused', async () => {
    await sync();
    await putState({ version: 2 });
    expect(await refused()).toMatchObject({ code: 'OTHER_VERSION' });
  });

  test('that a run works on is refused', async () => {
    const first = sync();
    expect(await refused()).toMatchObject({ code: 'BUSY' });
    await first;
    await sync();
  });
});

describe('an option that cannot work', () => {
  test.each<[string, Partial<SyncOptions>]>([
    ['bookyears is an empty list. Name the book years to keep.', { bookyears: [] }],
    ['each of bookyears must be a whole number from 1900 to 9999.', { bookyears: [26] }],
    ['fields is an empty list. Leave it out, or name a field.', { fields: [] }],
    ['pageSize must be a whole number from 1 to 100000.', { pageSize: 0 }],
    ['batchSize must be a whole number from 1 to 100.', { batchSize: 101 }],
    ['overlap must be a number of milliseconds from 0.', { overlap: Number.NaN }],
  ])('is a TypeError: %s', async (message, options) => {
    expect(await refused(options)).toEqual(new TypeError(message));
    expect(platform.requests).toEqual([]);
  });
});
