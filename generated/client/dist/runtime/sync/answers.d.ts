import type { ListMeta } from '../../operations/contract.schemas.js';
/** Hears of each answer of the platform. */
export interface Answers {
  /** @throws SyncError when the answer is of another administration than the ones before. */
  readonly heard: (meta: ListMeta) => void;
  readonly count: () => number;
}
export declare function createAnswers(): Answers;
