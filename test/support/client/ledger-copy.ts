import { memoryLedgerStore } from '../../../client/sync/memory-store.ts';
import type { SyncOptions } from '../../../client/sync/options.ts';
import { syncLedger } from '../../../client/sync/sync-ledger.ts';
import { FakeLedger } from './fake-ledger.ts';

/** Creates a fake platform and an empty copy of its ledger. `sync` copies two book years, in small pages. */
export function createLedgerCopy(changes: Partial<SyncOptions> = {}) {
  const platform = new FakeLedger();
  const store = memoryLedgerStore();
  const { client } = platform;
  const settings = { client, store, bookyears: [2025, 2026], pageSize: 4, overlap: 10_000, maxLogDelay: 0, ...changes };
  const sync = (options: Partial<SyncOptions> = {}) => syncLedger({ ...settings, ...options });
  /** Lists the lines of the copy, as the platform returns them. */
  const listCopy = () => store.lines().map(({ _meta, ...line }) => line);
  return { platform, store, sync, listCopy };
}
