import { beforeEach, describe, expect, it } from 'vitest';
import { createLedgerCopy, type LedgerCopy } from '../../test/support/client/ledger-copy.ts';

let { platform, store, applied, expectSame, sync } = createLedgerCopy();

const listEntries = (bookyear: number) =>
  new Set(store.lines().flatMap((line) => (line.Bookyear === bookyear ? [line.JournalEntryId] : [])));

/** Lists the book years and entries whose lines were requested. */
const listRequestedEntries = () =>
  platform.requests
    .filter(({ query }) => query.has('JournalEntryId'))
    .map(({ query }) => `${query.getAll('Bookyear')}: ${query.getAll('JournalEntryId')}`);

/** Five entries of two lines, the first in the previous year, and a current copy. */
beforeEach(async () => {
  ({ platform, store, applied, expectSame, sync } = createLedgerCopy());
  for (const bookyear of [2025, 2026, 2026, 2026]) platform.post({ bookyear });
  await sync();
  platform.now += 60_000;
  platform.post({ bookyear: 2026 });
  await sync();
  platform.now += 60_000;
  platform.requests.splice(0);
  applied.splice(0);
});

describe('a journal entry', () => {
  type Change = (ledger: LedgerCopy['platform']) => void;
  const repost: Change = (ledger) => ledger.repost(2, { bookyear: 2026, lines: 3 });
  const remove: Change = (ledger) => ledger.remove(2);
  const postAgain: Change = (ledger) => ledger.repost(2, { bookyear: 2026, lines: 1 });

  it.each<[string, Change[], string[]]>([
    ['is read when it is new', [(ledger) => ledger.post({ bookyear: 2026 })], ['5,6']],
    ['loses its old lines when it is posted again', [repost], ['5,2']],
    ['is read once when it changed twice', [repost, postAgain], ['5,2']],
    ['is removed without a request when it was deleted', [remove], ['5']],
    ['is copied when it was deleted and added again', [remove, repost], ['5,2']],
    ['is removed when it was changed and then deleted', [repost, remove], ['5,2']],
    ['moves to another book year', [(ledger) => ledger.repost(2, { bookyear: 2025 })], ['5,2']],
    [
      'is removed when it moves to a year that is not copied',
      [(ledger) => ledger.repost(2, { bookyear: 2024 })],
      ['5,2'],
    ],
    ['is read again after an unknown action', [(ledger) => ledger.repost(2, { bookyear: 2026 }, 7)], ['5,2']],
  ])('%s', async (_, changes, requested) => {
    for (const change of changes) change(platform);
    await sync({ overlap: 0, pageSize: 100 });
    expectSame(2025, 2026);
    expect(listRequestedEntries()).toEqual(requested.map((entries) => `2025,2026: ${entries}`));
  });

  it('is counted when it changes and when it is deleted', async () => {
    for (const change of [repost, postAgain, (ledger: typeof platform) => ledger.remove(3)]) change(platform);
    expect(await sync({ overlap: 0 })).toMatchObject({ entriesChanged: 2, entriesDeleted: 1 });
    expect(listEntries(2026)).toEqual(new Set([2, 4, 5]));
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
    expectSame();
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
  expectSame();
});

it('a log of several pages is read to its end while it grows', async () => {
  for (let entry = 0; entry < 1500; entry += 1) platform.post({ bookyear: 2026, lines: 1 });
  platform.beforeResponse = ({ query }) => {
    if (query.getAll('JournalEntryId').length === 100 && platform.log.length < 1530) platform.post({ bookyear: 2026 });
  };
  await sync({ pageSize: 1000 });
  expectSame();
});

it('period 0 is replaced in one change, in each run, because the log does not cover it', async () => {
  for (let run = 0; run < 2; run += 1) {
    applied.splice(0);
    platform.replacePeriod0(2026, 3);
    await sync();
    expectSame();
    const changes = applied.filter(({ removeParts }) => removeParts.some(({ bookyear }) => bookyear === 2026));
    expect(changes).toMatchObject([{ removeParts: [{ bookyear: 2026, period: 0 }], lines: [{}, {}, {}] }]);
  }
});
