export { type KeyedLine, type MemoryLedgerStore, memoryLedgerStore } from './memory-store.js';
export type { LedgerField, SyncedLine, SyncOptions } from './options.js';
export type { SyncPhase, SyncProgress } from './progress.js';
export type { CopyingState, LedgerChange, LedgerPart, LedgerStore, SyncState } from './store.js';
export { SyncError, type SyncErrorCode } from './sync-error.js';
export { type SyncReport, syncLedger } from './sync-ledger.js';
