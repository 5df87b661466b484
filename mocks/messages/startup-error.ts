/** Reason why the sandbox cannot start, and what to do. The command prints it and exits with code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
