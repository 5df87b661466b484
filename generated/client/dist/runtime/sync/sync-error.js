/** A copy of the ledger cannot be brought up to date. What calls of the platform throw is thrown as it is. */
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
export const otherAdministration = (kept, met) =>
  new SyncError(
    'OTHER_ADMINISTRATION',
    `The copy is of administration ${kept}, and the connection leads to administration ${met}. Give each administration a store of its own.`,
  );
