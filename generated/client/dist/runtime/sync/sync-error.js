/** A copy of the ledger cannot be synchronized. Errors of calls to the platform are thrown unchanged instead. */
export class SyncError extends Error {
  static {
    SyncError.prototype.name = 'SyncError';
  }
  code;
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}
export const createOtherAdministrationError = (expected, actual) =>
  new SyncError(
    'OTHER_ADMINISTRATION',
    `The copy belongs to administration ${expected}, and the connection to administration ${actual}. Use one store per administration.`,
  );
