import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LedgerChange, SyncState } from '../../client/sync/index.ts';
import { type StoredLine, stores, type TestStore } from '../support/client/ledger-stores.ts';

const state: SyncState = {
  version: 1,
  administrationId: 1,
  fields: ['id', 'date'],
  since: '2026-04-16T09:30:00Z',
  logCount: 7,
  bookyears: [2025],
  repairs: { 2025: '2026-04-16T09:30:00Z' },
  copying: { bookyear: 2026, page: 3, pageSize: 1000 },
};

const createLine = (id: number, JournalEntryId: number, Bookyear: number, Period: number): StoredLine => ({
  id,
  JournalEntryId,
  Bookyear,
  Period,
  date: '2026-04-16',
  sourceDocumentNumber: 'MEM-1',
  ledgerAccountId: 4,
  ledgerAccountNumber: '1100',
  description: null,
  amountDebit: 71.97,
  amountCredit: 0,
  debtorId: 1,
  creditorId: null,
  invoiceNumber: '20260001',
  _meta: { self: `https://api.example/${id}` },
});

describe.each(Object.entries(stores))('a store in %s', (_, useStore) => {
  const open = useStore();
  let tested: TestStore;
  const apply = (change: Partial<LedgerChange<StoredLine>>) =>
    tested.store.apply({ removeEntries: [], removeParts: [], lines: [], state, ...change });
  const listIds = async () => (await tested.listLines()).map(({ id }) => id);

  beforeEach(async () => {
    tested = await open();
  });
  afterEach(() => tested.remove());

  /** Inserts two entries in two book years, the first in both, and a line of period 0. */
  const insertLines = () =>
    apply({
      lines: [
        createLine(1, 1, 2025, 12),
        createLine(2, 1, 2026, 1),
        createLine(3, 2, 2026, 1),
        createLine(4, 3, 2026, 0),
      ],
    });

  it('has no state before the first change', async () => {
    expect(await tested.store.state()).toBeUndefined();
    expect(await tested.store.count(2026)).toBe(0);
  });

  it('returns the state and the lines, also after it was reopened', async () => {
    await insertLines();
    tested = await tested.reopen();
    expect(await tested.store.state()).toEqual(state);
    const { _meta, ...stored } = createLine(1, 1, 2025, 12);
    expect((await tested.listLines())[0]).toEqual(stored);
  });

  it('counts the lines of a book year', async () => {
    await insertLines();
    expect(await tested.store.count(2026)).toBe(3);
  });

  it.each<[string, Partial<LedgerChange<StoredLine>>, number[]]>([
    ['an entry in every book year', { removeEntries: [1] }, [3, 4]],
    ['several entries', { removeEntries: [2, 3, 9] }, [1, 2]],
    ['a book year', { removeParts: [{ bookyear: 2026 }] }, [1]],
    ['a period', { removeParts: [{ bookyear: 2026, period: 0 }] }, [1, 2, 3]],
  ])('deletes %s', async (_name, change, remaining) => {
    await insertLines();
    await apply(change);
    expect(await listIds()).toEqual(remaining);
  });

  it('deletes before it inserts', async () => {
    await insertLines();
    await apply({
      removeParts: [{ bookyear: 2026 }],
      removeEntries: [1],
      lines: [createLine(2, 1, 2026, 1), createLine(5, 2, 2026, 1)],
    });
    expect(await listIds()).toEqual([2, 5]);
  });

  it('replaces a line with the same id', async () => {
    await insertLines();
    await apply({ lines: [{ ...createLine(3, 2, 2026, 2), amountDebit: 0.29 }] });
    expect(await listIds()).toEqual([1, 2, 3, 4]);
    expect((await tested.listLines())[2]).toMatchObject({ Period: 2, amountDebit: 0.29 });
  });
});

describe('a database in SQLite', () => {
  const open = stores.SQLite?.();

  it('applies a change atomically', async () => {
    const tested = (await open?.()) as TestStore;
    await tested.store.apply({ removeEntries: [], removeParts: [], lines: [createLine(1, 1, 2026, 1)], state });
    const invalid = { ...createLine(3, 2, 2026, 1), date: null } as unknown as StoredLine;
    const change = { removeEntries: [1], removeParts: [], lines: [createLine(2, 1, 2026, 1), invalid] };
    const apply = async () => tested.store.apply({ ...change, state: { ...state, since: null } });
    await expect(apply()).rejects.toThrow('ledger_lines.date');
    expect((await tested.listLines()).map(({ id }) => id)).toEqual([1]);
    expect(await tested.store.state()).toEqual(state);
    await tested.remove();
  });
});
