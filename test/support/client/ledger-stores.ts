import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type sqliteFields, sqliteLedgerStore } from '../../../client/examples/sqlite-ledger-store.ts';
import { type LedgerStore, memoryLedgerStore, type SyncedLine } from '../../../client/sync/index.ts';

/** What both stores keep of a line. */
export type KeptLine = SyncedLine<(typeof sqliteFields)[number]>;
type KeptValues = Omit<KeptLine, '_meta'>;

/** A store under test. */
export interface TestStore {
  readonly store: LedgerStore<KeptLine>;
  /** All lines in the order of their `id`, as the platform would tell them. */
  lines(): KeptValues[];
  /** What another program finds that is started after this one was killed. */
  reopened(): TestStore;
  /** Another store with the same in it. */
  copied(): Promise<TestStore>;
  /** Lets go of it, and of what it keeps. */
  remove(): Promise<void>;
}

/** The stores that come with the client, by their name. */
export const stores: Record<string, () => Promise<TestStore>> = {
  memory: async () => inMemory(),
  SQLite: async () => inFile(await mkdtemp(join(tmpdir(), 'ledger-'))),
};

function inMemory(store = memoryLedgerStore<KeptLine>()): TestStore {
  return {
    store,
    lines: () => store.lines().map(({ _meta, ...line }) => line),
    reopened: () => inMemory(store),
    async copied() {
      const copy = memoryLedgerStore<KeptLine>();
      const state = await store.state();
      if (state) await copy.apply({ removeEntries: [], removeParts: [], lines: store.lines(), state });
      return inMemory(copy);
    },
    remove: async () => undefined,
  };
}

function inFile(folder: string): TestStore {
  const file = join(folder, 'ledger.sqlite');
  const store = sqliteLedgerStore(file);
  return {
    store,
    lines: () =>
      store.database
        .prepare('select * from ledger_lines order by id')
        .all()
        .map((row) => ({
          ...(row as unknown as KeptValues),
          amountDebit: Number(row.amountDebit) / 100,
          amountCredit: Number(row.amountCredit) / 100,
        })),
    reopened() {
      store.close();
      return inFile(folder);
    },
    async copied() {
      store.database.exec('pragma wal_checkpoint(truncate)');
      const other = await mkdtemp(join(tmpdir(), 'ledger-'));
      await copyFile(file, join(other, 'ledger.sqlite'));
      return inFile(other);
    },
    async remove() {
      store.close();
      await rm(folder, { recursive: true });
    },
  };
}
