/** An error whose message is all that its reader needs: the output of a tool, or what to change. A command then ends with its code. */
export class UserError extends Error {
  override readonly name: string = 'UserError';
  readonly exitCode: number = 1;
}

/** A reason for which a command cannot run. The message says what to do, and never holds a secret. */
export class CliError extends UserError {
  override readonly name = 'CliError';
  override readonly exitCode = 2;
}
