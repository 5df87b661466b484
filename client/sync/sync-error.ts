/**
 * Why a copy of the ledger cannot be synchronized:
 * - `BUSY`: another run uses the store
 * - `OTHER_ADMINISTRATION`: the store holds the ledger of another administration
 * - `OTHER_VERSION`: an unknown version of this package wrote the store
 * - `INCONSISTENT`: after a fresh copy the number of lines still differs from that of the platform
 */
export type SyncErrorCode = 'BUSY' | 'OTHER_ADMINISTRATION' | 'OTHER_VERSION' | 'INCONSISTENT';

/** A copy of the ledger cannot be synchronized. Errors of calls to the platform are thrown unchanged instead. */
export class SyncError extends Error {
  static {
    SyncError.prototype.name = 'SyncError';
  }

  readonly code: SyncErrorCode;

  constructor(code: SyncErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export const createOtherAdministrationError = (expected: number, actual: number): SyncError =>
  new SyncError(
    'OTHER_ADMINISTRATION',
    `The copy belongs to administration ${expected}, and the connection to administration ${actual}. Use one store per administration.`,
  );
