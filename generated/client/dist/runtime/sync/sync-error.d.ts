/**
 * Why a copy of the ledger cannot be brought up to date:
 * - `BUSY`: another run works on the store
 * - `OTHER_ADMINISTRATION`: the store holds the ledger of another administration
 * - `OTHER_VERSION`: the store was written by a version of this package that this one does not know
 * - `INCONSISTENT`: the copy was made anew and still has not as many lines as the platform
 */
export type SyncErrorCode = 'BUSY' | 'OTHER_ADMINISTRATION' | 'OTHER_VERSION' | 'INCONSISTENT';
/** A copy of the ledger cannot be brought up to date. What calls of the platform throw is thrown as it is. */
export declare class SyncError extends Error {
  readonly code: SyncErrorCode;
  constructor(code: SyncErrorCode, message: string);
}
export declare const otherAdministration: (kept: number, met: number) => SyncError;
