/** A reason for which a command cannot run. The message says what to do, and never holds a secret. */
export class CliError extends Error {
  override readonly name = 'CliError';
}
