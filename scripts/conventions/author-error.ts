/** A mistake in a hand-written file. The message says what to do. */
export class AuthorError extends Error {
  override readonly name = 'AuthorError';
  /** Keys that lead from the operation to the mistake. */
  readonly place: readonly string[];

  constructor(message: string, place: readonly string[] = []) {
    super(message);
    this.place = place;
  }
}
