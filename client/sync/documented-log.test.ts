import { beforeEach, describe, expect, it } from 'vitest';
import { createLedgerCopy } from '../../test/support/client/ledger-copy.ts';

const MINUTE_MS = 60_000;
const createCopy = () => createLedgerCopy({ overlap: undefined });
let { platform, sync, expectSame, countCopies } = createCopy();

beforeEach(() => {
  ({ platform, sync, expectSame, countCopies } = createCopy());
  for (let entry = 0; entry < 6; entry += 1) platform.post({ bookyear: 2025 + (entry % 2) });
});

/** A small generator of random numbers, so that a failure can be repeated. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

function changeLedger(random: (below: number) => number): void {
  const entries = [...new Set(platform.lines.map(({ JournalEntryId }) => JournalEntryId))];
  const entry = entries[random(entries.length)] ?? 1;
  const input = { bookyear: 2024 + random(4), lines: 1 + random(4) };
  platform.now += random(3) * MINUTE_MS;
  const change = random(4);
  if (change === 0) platform.remove(entry);
  else if (change === 1) platform.repost(entry, input);
  else platform.post(input);
}

describe('a log with the documented fields only, in no known order', () => {
  beforeEach(() => {
    platform.logFields = ['JournalEntryId', 'Action'];
  });

  it.each(Array.from({ length: 10 }, (_, seed) => seed + 1))(
    'is enough for a copy that follows random changes: seed %i',
    async (seed) => {
      const random = createRandom(seed);
      await sync();
      const copies = countCopies();
      for (let run = 0; run < 6; run += 1) {
        for (let change = random(6); change > 0; change -= 1) changeLedger(random);
        expect(await sync()).toMatchObject({ verified: true });
        expectSame(2025, 2026);
        platform.now += MINUTE_MS;
      }
      expect(countCopies()).toBe(copies);
    },
  );

  it('is read from the time of the platform, also when the clock of the client is wrong', async () => {
    platform.now += MINUTE_MS;
    expect(await sync()).toMatchObject({ to: '2026-04-16T09:31:00.000Z' });
    platform.now += 60 * MINUTE_MS;
    platform.repost(1, { bookyear: 2025, lines: 3 });
    expect(await sync({ overlap: 0 })).toMatchObject({ entriesChanged: 1, verified: true });
    expect(platform.listQueries('journalentrylog')).toContainEqual(
      expect.objectContaining({ ChangedDate_from: '2026-04-16T09:31:00.000Z' }),
    );
  });

  it('makes the next run copy everything again when it became shorter, because the platform was restored', async () => {
    await sync();
    platform.log.splice(0, 3);
    platform.lines = platform.lines.map((line) => ({ ...line, futureField: 'restored' }));
    await sync();
    expectSame();
  });
});

describe('a log that lags behind the lines', () => {
  const LAG_MS = 2 * MINUTE_MS;

  beforeEach(async () => {
    platform.now += LAG_MS;
    platform.logLag = LAG_MS;
    await sync();
    platform.requests.splice(0);
  });

  it('neither fails a run nor copies whole book years again and again', async () => {
    for (let run = 0; run < 10; run += 1) {
      platform.post({ bookyear: 2026 });
      await sync();
      platform.now += MINUTE_MS;
    }
    expect(countCopies()).toBe(1);
    platform.now += LAG_MS;
    expect(await sync()).toMatchObject({ verified: true });
    expectSame();
  });

  it('leaves the copy unverified until it has caught up', async () => {
    await sync();
    platform.post({ bookyear: 2026 });
    await sync();
    platform.post({ bookyear: 2026 });
    expect(await sync()).toMatchObject({ verified: false });
    platform.now += LAG_MS;
    expect(await sync()).toMatchObject({ verified: true });
    expectSame();
  });

  it('is waited for, so that a short lag needs no copy', async () => {
    platform.post({ bookyear: 2026 });
    platform.beforeResponse = ({ list, query }) => {
      if (list === 'journalentrylog' && query.get('metaOnly') === 'true') platform.now += MINUTE_MS;
    };
    expect(await sync({ maxLogDelay: 5000 })).toMatchObject({ verified: true });
    expectSame();
    expect(countCopies()).toBe(0);
  });

  it('may reveal changes of entries that the copy has already', async () => {
    platform.repost(1, { bookyear: 2025, lines: 5 });
    await sync();
    platform.remove(2);
    platform.now += LAG_MS;
    await sync();
    platform.now += LAG_MS;
    expect(await sync()).toMatchObject({ verified: true });
    expectSame();
  });
});

it('a book year whose number of lines differs is copied again at most once a day', async () => {
  platform.now += 60 * MINUTE_MS;
  platform.post({ bookyear: 2025 });
  await sync();
  platform.requests.splice(0);
  platform.addUnlogged(2026);
  expect(await sync()).toMatchObject({ verified: true });
  platform.addUnlogged(2026);
  expect(await sync()).toMatchObject({ verified: false });
  expect(countCopies()).toBe(1);
  expect(await sync({ repairInterval: 0 })).toMatchObject({ verified: true });
  expectSame();
});
