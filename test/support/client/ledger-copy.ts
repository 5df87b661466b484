import { expect } from 'vitest';
import { memoryLedgerStore } from '../../../client/sync/memory-store.ts';
import type { SyncOptions } from '../../../client/sync/options.ts';
import type { LedgerChange } from '../../../client/sync/store.ts';
import { syncLedger } from '../../../client/sync/sync-ledger.ts';
import { FakeLedger } from './fake-ledger.ts';

export type LedgerCopy = ReturnType<typeof createLedgerCopy>;

/** Creates a fake platform and an empty copy of its ledger. `sync` copies two book years, in small pages. */
export function createLedgerCopy(changes: Partial<SyncOptions> = {}) {
  const platform = new FakeLedger();
  const memory = memoryLedgerStore();
  /** What the store was asked to change. */
  const applied: LedgerChange[] = [];
  const store: typeof memory = {
    ...memory,
    apply(change) {
      applied.push(change);
      return memory.apply(change);
    },
  };
  const { client } = platform;
  const settings = { client, store, bookyears: [2025, 2026], pageSize: 4, overlap: 10_000, maxLogDelay: 0, ...changes };
  const sync = (options: Partial<SyncOptions> = {}) => syncLedger({ ...settings, ...options });

  /** Expects the lines of the platform in the copy: all, or the lines of some book years. */
  function expectSame(...bookyears: readonly number[]): void {
    const lines = store.lines().map(({ _meta, ...line }) => line);
    expect(lines).toEqual(bookyears.length > 0 ? platform.listLines(...bookyears) : platform.lines);
  }
  /** Lists the pages of whole book years that were requested: `2025 page 4 of 6`. */
  const listReadPages = (): string[] =>
    platform
      .listQueries('ledgerlines')
      .filter((query) => 'page' in query && !('JournalEntryId' in query) && !('Period' in query))
      .map(({ Bookyear, page, pageSize }) => `${Bookyear} page ${page} of ${pageSize}`);
  /** Counts how often a whole book year was copied: this one, or any. */
  const countCopies = (bookyear?: number): number =>
    listReadPages().filter((text) => text.includes(' page 1 of') && text.startsWith(`${bookyear ?? ''}`)).length;
  return { platform, store, applied, sync, expectSame, listReadPages, countCopies };
}
