import type { ListMeta } from '../../generated/client/src/types.ts';
import type { ClientCore } from '../client-core.ts';
import { createOtherAdministrationError } from './sync-error.ts';

/** Counts responses, and checks that all belong to one administration. */
export interface ResponseTracker {
  /** @throws SyncError when the response belongs to another administration than earlier ones. */
  readonly track: (meta: ListMeta) => void;
  readonly count: () => number;
}

export function createResponseTracker(client: ClientCore): ResponseTracker {
  let count = 0;
  let administrationId: number | undefined;
  return {
    track(meta) {
      count += 1;
      administrationId ??= meta.administrationId;
      if (meta.administrationId !== administrationId) {
        throw createOtherAdministrationError(client, administrationId, meta.administrationId);
      }
    },
    count: () => count,
  };
}
