import type { ListMeta } from '../../generated/client/src/operations/contract.schemas.ts';
import { otherAdministration } from './sync-error.ts';

/** Hears of each answer of the platform. */
export interface Answers {
  /** @throws SyncError when the answer is of another administration than the ones before. */
  readonly heard: (meta: ListMeta) => void;
  readonly count: () => number;
}

export function createAnswers(): Answers {
  let count = 0;
  let administrationId: number | undefined;
  return {
    heard(meta) {
      count += 1;
      administrationId ??= meta.administrationId;
      if (meta.administrationId !== administrationId) {
        throw otherAdministration(administrationId, meta.administrationId);
      }
    },
    count: () => count,
  };
}
