import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type sqliteFields, sqliteLedgerStore } from '../../../client/examples/sqlite-ledger-store.ts';
import { type LedgerStore, memoryLedgerStore, type SyncedLine } from '../../../client/sync/index.ts';

/** A line with the fields that both stores save. */
export type StoredLine = SyncedLine<(typeof sqliteFields)[number]>;
type StoredValues = Omit<StoredLine, '_meta'>;

/** A store under test. */
export interface TestStore {
  readonly store: LedgerStore<StoredLine>;
  /** Lists all lines, sorted by `id`, as the platform returns them. */
  listLines(): StoredValues[];
  /** Opens the store again, as another process does after a crash of this one. */
  reopen(): TestStore;
  /** Creates another store with the same content. */
  copy(): Promise<TestStore>;
  /** Closes and deletes the store. */
  remove(): Promise<void>;
}

/** Functions that open the stores of the client, by name. */
export const stores: Record<string, () => Promise<TestStore>> = {
  memory: async () => openInMemory(),
  SQLite: async () => openInFile(await mkdtemp(join(tmpdir(), 'ledger-'))),
};

function openInMemory(store = memoryLedgerStore<StoredLine>()): TestStore {
  return {
    store,
    listLines: () => store.lines().map(({ _meta, ...line }) => line),
    reopen: () => openInMemory(store),
    async copy() {
      const copy = memoryLedgerStore<StoredLine>();
      const state = await store.state();
      if (state) await copy.apply({ removeEntries: [], removeParts: [], lines: store.lines(), state });
      return openInMemory(copy);
    },
    remove: async () => undefined,
  };
}

function openInFile(folder: string): TestStore {
  const file = join(folder, 'ledger.sqlite');
  const store = sqliteLedgerStore(file);
  return {
    store,
    listLines: () =>
      store.database
        .prepare('select * from ledger_lines order by id')
        .all()
        .map((row) => ({
          ...(row as unknown as StoredValues),
          amountDebit: Number(row.amountDebit) / 100,
          amountCredit: Number(row.amountCredit) / 100,
        })),
    reopen() {
      store.close();
      return openInFile(folder);
    },
    async copy() {
      store.database.exec('pragma wal_checkpoint(truncate)');
      const target = await mkdtemp(join(tmpdir(), 'ledger-'));
      await copyFile(file, join(target, 'ledger.sqlite'));
      return openInFile(target);
    },
    async remove() {
      store.close();
      await rm(folder, { recursive: true });
    },
  };
}
