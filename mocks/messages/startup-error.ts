/** Why the sandbox cannot start, in a sentence that says what to do. The command prints it and exits with code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
  /** Whether data are of a later version, so that another sandbox can use them. */
  readonly isLater: boolean;

  constructor(message: string, { isLater = false }: { readonly isLater?: boolean | undefined } = {}) {
    super(message);
    this.isLater = isLater;
  }
}
