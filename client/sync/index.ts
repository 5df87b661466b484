export { type MemoryLedgerStore, memoryLedgerStore } from './memory-store.ts';
export type { SyncOptions } from './options.ts';
export type { CopyingState, LedgerChange, LedgerPart, LedgerStore, SyncState } from './store.ts';
export { SyncError, type SyncErrorCode } from './sync-error.ts';
export { type SyncReport, syncLedger } from './sync-ledger.ts';
