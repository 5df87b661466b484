/** Why the sandbox cannot start, in a sentence that says what to do. The command prints it and exits with code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
