import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LedgerChange, SyncState } from '../../client/sync/index.ts';
import { type KeptLine, stores, type TestStore } from '../support/client/ledger-stores.ts';

const state: SyncState = {
  ...{ version: 1, administrationId: 1, fields: ['id', 'date'], since: '2026-04-16T09:30:00Z', bookyears: [2025] },
  copying: { bookyear: 2026, page: 3, pageSize: 1000 },
};

const line = (id: number, JournalEntryId: number, Bookyear: number, Period: number): KeptLine => ({
  ...{ id, JournalEntryId, Bookyear, Period, date: '2026-04-16', sourceDocumentNumber: 'MEM-1' },
  ...{ ledgerAccountId: 4, ledgerAccountNumber: '1100', description: null, amountDebit: 71.97, amountCredit: 0 },
  ...{ debtorId: 1, creditorId: null, invoiceNumber: '20260001', _meta: { self: `https://api.example/${id}` } },
});

describe.each(Object.entries(stores))('a store in %s', (_, open) => {
  let tested: TestStore;
  const apply = (change: Partial<LedgerChange<KeptLine>>) =>
    tested.store.apply({ removeEntries: [], removeParts: [], lines: [], state, ...change });
  const ids = () => tested.lines().map(({ id }) => id);

  beforeEach(async () => {
    tested = await open();
  });
  afterEach(() => tested.remove());

  /** Two entries in two book years, the first in both, and period 0. */
  const begin = () =>
    apply({ lines: [line(1, 1, 2025, 12), line(2, 1, 2026, 1), line(3, 2, 2026, 1), line(4, 3, 2026, 0)] });

  test('has no state before the first change', async () => {
    expect(await tested.store.state()).toBeUndefined();
    expect(await tested.store.count(2026)).toBe(0);
  });

  test('gives back the state and the lines, also after it was opened again', async () => {
    await begin();
    tested = tested.reopened();
    expect(await tested.store.state()).toEqual(state);
    const { _meta, ...kept } = line(1, 1, 2025, 12);
    expect(tested.lines()[0]).toEqual(kept);
  });

  test('counts the lines of a book year', async () => {
    await begin();
    expect(await tested.store.count(2026)).toBe(3);
  });

  test.each<[string, Partial<LedgerChange<KeptLine>>, number[]]>([
    ['an entry in every book year', { removeEntries: [1] }, [3, 4]],
    ['several entries', { removeEntries: [2, 3, 9] }, [1, 2]],
    ['a book year', { removeParts: [{ bookyear: 2026 }] }, [1]],
    ['a period', { removeParts: [{ bookyear: 2026, period: 0 }] }, [1, 2, 3]],
  ])('deletes %s', async (_what, change, left) => {
    await begin();
    await apply(change);
    expect(ids()).toEqual(left);
  });

  test('deletes before it inserts', async () => {
    await begin();
    await apply({
      removeParts: [{ bookyear: 2026 }],
      removeEntries: [1],
      lines: [line(2, 1, 2026, 1), line(5, 2, 2026, 1)],
    });
    expect(ids()).toEqual([2, 5]);
  });

  test('lets a line take the place of the one with the same id', async () => {
    await begin();
    await apply({ lines: [{ ...line(3, 2, 2026, 2), amountDebit: 0.29 }] });
    expect(ids()).toEqual([1, 2, 3, 4]);
    expect(tested.lines()[2]).toMatchObject({ Period: 2, amountDebit: 0.29 });
  });
});

describe('a store in SQLite', () => {
  test('makes a change as a whole or not at all', async () => {
    const tested = (await stores.SQLite?.()) as TestStore;
    await tested.store.apply({ removeEntries: [], removeParts: [], lines: [line(1, 1, 2026, 1)], state });
    const wrong = { ...line(3, 2, 2026, 1), date: null } as unknown as KeptLine;
    const change = { removeEntries: [1], removeParts: [], lines: [line(2, 1, 2026, 1), wrong] };
    expect(() => tested.store.apply({ ...change, state: { ...state, since: null } })).toThrow('ledger_lines.date');
    expect(tested.lines().map(({ id }) => id)).toEqual([1]);
    expect(await tested.store.state()).toEqual(state);
    await tested.remove();
  });
});
