/**
 * Why a copy of the ledger cannot be synchronized:
 * - `BUSY`: another run uses the store
 * - `OTHER_ADMINISTRATION`: the store holds the ledger of another administration
 * - `OTHER_VERSION`: an unknown version of this package wrote the store
 * - `INCONSISTENT`: after a fresh copy the number of lines still differs from that of the platform
 */
export type SyncErrorCode = 'BUSY' | 'OTHER_ADMINISTRATION' | 'OTHER_VERSION' | 'INCONSISTENT';
/** A copy of the ledger cannot be synchronized. Errors of calls to the platform are thrown unchanged instead. */
export declare class SyncError extends Error {
  readonly code: SyncErrorCode;
  constructor(code: SyncErrorCode, message: string);
}
export declare const createOtherAdministrationError: (expected: number, actual: number) => SyncError;
