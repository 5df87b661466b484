import type { ListMeta } from '../../generated/client/src/types.ts';
import type { ClientCore } from '../runtime/client-core.ts';
import { type CallContext, CallError } from '../runtime/errors.ts';

/**
 * Why a copy of the ledger cannot be synchronized:
 * - `other-administration`: the store holds the ledger of another administration
 * - `other-version`: an unknown version of this package wrote the store
 * - `inconsistent`: after two fresh copies the number of lines still differs from the platform, which did not change
 */
export type SyncErrorCode = 'other-administration' | 'other-version' | 'inconsistent';

/** A copy of the ledger cannot be synchronized. Errors of calls to the platform are thrown unchanged instead. */
export class SyncError extends CallError {
  static {
    SyncError.prototype.name = 'SyncError';
  }

  readonly code: SyncErrorCode;

  constructor(context: CallContext, code: SyncErrorCode, message: string) {
    super(context, message);
    this.code = code;
  }
}

export function createSyncError({ baseUrl, tenant }: ClientCore, code: SyncErrorCode, message: string): SyncError {
  const context = { operation: 'syncLedger', method: 'GET', url: `${baseUrl}/v1/ledgerlines`, tenant };
  return new SyncError(context, code, message);
}

export const createOtherAdministrationError = (client: ClientCore, expected: number, actual: number): SyncError =>
  createSyncError(
    client,
    'other-administration',
    `The copy belongs to administration ${expected}, and the client to administration ${actual}. Use one store per administration.`,
  );

export type ResponseTracker = ReturnType<typeof createResponseTracker>;

/** Counts responses, and checks that all belong to one administration. */
export function createResponseTracker(client: ClientCore) {
  let count = 0;
  let administrationId: number | undefined;
  return {
    /** @throws SyncError when the response belongs to another administration than earlier ones. */
    track(meta: ListMeta): void {
      count += 1;
      administrationId ??= meta.administrationId;
      if (meta.administrationId !== administrationId) {
        throw createOtherAdministrationError(client, administrationId, meta.administrationId);
      }
    },
    count: (): number => count,
  };
}
