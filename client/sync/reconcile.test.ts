import { beforeEach, describe, expect, it } from 'vitest';
import { createLedgerCopy } from '../../test/support/client/ledger-copy.ts';

let { platform, store, sync, expectSame, countCopies } = createLedgerCopy();

beforeEach(async () => {
  ({ platform, store, sync, expectSame, countCopies } = createLedgerCopy());
  for (const bookyear of [2025, 2026, 2026, 2026]) platform.post({ bookyear });
  platform.now += 60_000;
  platform.post({ bookyear: 2026 });
  await sync();
  platform.requests.splice(0);
});

describe('a book year with another number of lines than on the platform', () => {
  it.each<[string, () => void, number[]]>([
    ['lines are too many', () => platform.removeUnlogged(3, 4), [0, 1]],
    ['lines are missing', () => platform.addUnlogged(2025), [1, 0]],
  ])('is copied again when %s, without the other book years', async (_, change, copies) => {
    change();
    expect(await sync()).toMatchObject({ verified: true });
    expectSame();
    expect([2025, 2026].map(countCopies)).toEqual(copies);
  });

  it('throws an error after it was copied twice again', async () => {
    const lossyStore = { ...store, count: (bookyear: number) => Number(store.count(bookyear)) - 1 };
    await expect(sync({ store: lossyStore, bookyears: [2026] })).rejects.toMatchObject({
      name: 'SyncError',
      code: 'inconsistent',
      message:
        'syncLedger: The copy still differs after copying again: 2026 has 7 lines in the copy and 8 on the platform.',
    });
    expect(countCopies(2026)).toBe(2);
  });

  it('is not copied again when it changed after the log was read', async () => {
    let remaining = 2;
    platform.beforeResponse = ({ query }) => {
      if (query.get('metaOnly') !== 'true' || remaining === 0) return;
      remaining -= 1;
      platform.post({ bookyear: 2026 });
    };
    expect(await sync()).toMatchObject({ verified: true });
    expectSame();
    expect(countCopies(2026)).toBe(0);
  });
});

it('a run that cannot compare because others keep writing succeeds unverified', async () => {
  platform.beforeResponse = ({ query }) => {
    if (query.get('metaOnly') === 'true') platform.post({ bookyear: 2026 });
  };
  expect(await sync()).toMatchObject({ verified: false });
  expect(countCopies(2026)).toBe(0);
  platform.beforeResponse = () => undefined;
  expect(await sync()).toMatchObject({ verified: true });
  expectSame();
});

it('a run that fails keeps what it has read', async () => {
  platform.post({ bookyear: 2026 });
  const failingStore = {
    ...store,
    count() {
      throw new Error('disk full');
    },
  };
  await expect(sync({ store: failingStore })).rejects.toThrow('disk full');
  expectSame();
});
