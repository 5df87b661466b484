import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ledgerFields, sqliteLedgerStore } from '../../../client/examples/sqlite-ledger-store.ts';
import { type LedgerStore, memoryLedgerStore, type SyncedLine } from '../../../client/sync/index.ts';

/** A line with the fields that all stores save. */
export type StoredLine = SyncedLine<(typeof ledgerFields)[number]>;
type StoredValues = Omit<StoredLine, '_meta'>;

export interface TestStore {
  readonly store: LedgerStore<StoredLine>;
  /** Lists all lines, sorted by `id`, as the platform returns them. */
  listLines(): Promise<StoredValues[]>;
  /** Opens the store again, as another process does after a crash of this one. */
  reopen(): Promise<TestStore>;
  remove(): Promise<void>;
}

/** Functions for a suite of tests, by the name of a store. They return the function that opens an empty store. */
export const stores: Record<string, () => () => Promise<TestStore>> = {
  memory: () => async () => openInMemory(),
  SQLite: () => async () => openInFile(await mkdtemp(join(tmpdir(), 'ledger-'))),
};

/** Opens another store with the content of this one. */
export async function copyStore(tested: TestStore, open: () => Promise<TestStore>): Promise<TestStore> {
  const copy = await open();
  const lines = (await tested.listLines()) as StoredLine[];
  const state = await tested.store.state();
  if (state) await copy.store.apply({ removeEntries: [], removeParts: [], lines, state });
  return copy;
}

function openInMemory(store = memoryLedgerStore<StoredLine>()): TestStore {
  return {
    store,
    listLines: async () => store.lines().map(({ _meta, ...line }) => line),
    reopen: async () => openInMemory(store),
    remove: async () => undefined,
  };
}

function openInFile(folder: string): TestStore {
  const store = sqliteLedgerStore(join(folder, 'ledger.sqlite'));
  return {
    store,
    listLines: async () =>
      store.database
        .prepare('select * from ledger_lines order by id')
        .all()
        .map((row) => ({
          ...(row as unknown as StoredValues),
          amountDebit: Number(row.amountDebit) / 100,
          amountCredit: Number(row.amountCredit) / 100,
        })),
    async reopen() {
      store.close();
      return openInFile(folder);
    },
    async remove() {
      store.close();
      await rm(folder, { recursive: true });
    },
  };
}
