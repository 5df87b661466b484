export { memoryLedgerStore } from './memory-store.js';
export { SyncError } from './sync-error.js';
export { syncLedger } from './sync-ledger.js';
