import type { ListMeta } from '../../generated/client/src/operations/contract.schemas.ts';
import type { Connection } from '../connection.ts';
import { createOtherAdministrationError } from './sync-error.ts';

/** Counts responses, and checks that all belong to one administration. */
export interface ResponseTracker {
  /** @throws SyncError when the response belongs to another administration than earlier ones. */
  readonly track: (meta: ListMeta) => void;
  readonly count: () => number;
}

export function createResponseTracker(connection: Connection): ResponseTracker {
  let count = 0;
  let administrationId: number | undefined;
  return {
    track(meta) {
      count += 1;
      administrationId ??= meta.administrationId;
      if (meta.administrationId !== administrationId) {
        throw createOtherAdministrationError(connection, administrationId, meta.administrationId);
      }
    },
    count: () => count,
  };
}
