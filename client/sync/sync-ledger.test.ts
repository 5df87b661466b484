import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeLedger } from '../../test/support/client/fake-ledger.ts';
import { createLedgerCopy } from '../../test/support/client/ledger-copy.ts';
import type { SyncOptions } from './options.ts';
import type { SyncState } from './store.ts';

let { platform, store, sync, expectSame } = createLedgerCopy();

beforeEach(() => {
  ({ platform, store, sync, expectSame } = createLedgerCopy());
});

async function changeState(change: object): Promise<void> {
  const state = { ...(store.state() as SyncState), ...change };
  await store.apply({ removeEntries: [], removeParts: [], lines: [], state });
}

const getError = (options?: Partial<SyncOptions>): Promise<unknown> => sync(options).catch((reason: unknown) => reason);

describe('the first run', () => {
  it('copies the requested book years only', async () => {
    for (const bookyear of [2024, 2025, 2026, 2025]) platform.post({ bookyear, lines: 3 });
    platform.replacePeriod0(2026, 2);
    const report = await sync();
    expectSame(2025, 2026);
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

  it('copies an empty ledger, and the next run finds new entries', async () => {
    expect(await sync()).toMatchObject({ verified: true, to: null, linesWritten: 0 });
    platform.post({ bookyear: 2026 });
    expect(await sync()).toMatchObject({ entriesChanged: 1, linesWritten: 2 });
    expectSame();
  });

  it('reads only the end of a long log', async () => {
    for (let entry = 0; entry < 30; entry += 1) platform.post({ bookyear: 2026 });
    platform.now += 60_000;
    platform.post({ bookyear: 2026 });
    expect(await sync()).toMatchObject({ entriesChanged: 1 });
  });
});

describe('a later run', () => {
  beforeEach(async () => {
    for (const bookyear of [2025, 2026, 2026]) platform.post({ bookyear });
    platform.now += 60_000;
    platform.post({ bookyear: 2026 });
    await sync();
    platform.now += 60_000;
  });

  it('sends few requests when nothing has changed', async () => {
    expect(await sync()).toMatchObject({ verified: true, from: '2026-04-16T09:31:00Z' });
    platform.requests.splice(0);
    await sync();
    expect(platform.requests.length).toBeLessThanOrEqual(10);
  });

  it('reads the log from the last timestamp of the platform, minus the overlap', async () => {
    vi.useFakeTimers({ now: new Date('2031-01-01'), toFake: ['Date'] });
    try {
      platform.post({ bookyear: 2026 });
      platform.requests.splice(0);
      expect(await sync({ overlap: 5000 })).toMatchObject({ entriesChanged: 2, to: '2026-04-16T09:32:00Z' });
      expect(platform.listQueries('journalentrylog')).toContainEqual(
        expect.objectContaining({ ChangedDate_from: '2026-04-16T09:30:55.000Z' }),
      );
    } finally {
      vi.useRealTimers();
    }
  });

  it('copies added book years, and deletes removed ones', async () => {
    platform.post({ bookyear: 2024 });
    const report = await sync({ bookyears: [2024, 2026] });
    expectSame(2024, 2026);
    expect(report.bookyears.map(({ bookyear }) => bookyear)).toEqual([2024, 2026]);
    await sync();
    expectSame(2025, 2026);
  });

  it.each([
    ['earlier', '2026-04-16T09:00:00Z'],
    ['later', '2026-04-16T10:00:00Z'],
  ])('copies everything again when the platform was restored to a snapshot and its clock is %s', async (_, now) => {
    const restored = new FakeLedger();
    restored.now = Date.parse('2026-04-16T08:00:00Z');
    for (const bookyear of [2026, 2026, 2025]) restored.post({ bookyear });
    restored.now = Date.parse(now);
    restored.post({ bookyear: 2026 });
    await sync({ client: restored.client });
    expect(store.lines()).toMatchObject(restored.lines);
    expect(await sync({ client: restored.client })).toMatchObject({ to: now, verified: true });
  });
});

describe('syncLedger', () => {
  it('rejects a store of another administration', async () => {
    await sync();
    platform.administrationId = 2;
    expect(await getError()).toMatchObject({
      name: 'SyncError',
      code: 'other-administration',
      message:
        'syncLedger: The copy belongs to administration 1, and the client to administration 2. Use one store per administration.',
    });
  });

  it('does not change the store when the client switches to another administration', async () => {
    for (let entry = 0; entry < 6; entry += 1) platform.post({ bookyear: 2026 });
    platform.beforeResponse = (_request, number) => {
      if (number === 4) platform.administrationId = 2;
    };
    expect(await getError()).toMatchObject({ code: 'other-administration' });
    platform.administrationId = 1;
    platform.beforeResponse = () => undefined;
    await sync();
    expectSame();
  });

  it('rejects a store of another version', async () => {
    await sync();
    await changeState({ version: 1 });
    expect(await getError()).toMatchObject({ code: 'other-version' });
  });
});

it.each<[string, Partial<SyncOptions>]>([
  ['bookyears is an empty list. Add the book years to keep.', { bookyears: [] }],
  ['each of bookyears must be an integer from 1900 to 9999.', { bookyears: [26] }],
  ['pageSize must be an integer from 1 to 100000.', { pageSize: 0 }],
  ['overlap must be a number of at least 0, in milliseconds.', { overlap: Number.NaN }],
])('an invalid option throws a TypeError: %s', async (message, options) => {
  expect(await getError(options)).toEqual(new TypeError(message));
  expect(platform.requests).toEqual([]);
});
