import type { ListMeta } from '../../operations/contract.schemas.js';
/** Counts responses, and checks that all belong to one administration. */
export interface ResponseTracker {
  /** @throws SyncError when the response belongs to another administration than earlier ones. */
  readonly track: (meta: ListMeta) => void;
  readonly count: () => number;
}
export declare function createResponseTracker(): ResponseTracker;
