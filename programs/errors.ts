/** Error whose message is enough for its reader: the output of a tool, or what to change. The command ends with its code. */
export class UserError extends Error {
  override readonly name: string = 'UserError';
  readonly exitCode: number = 1;
}

/** Reason why a command cannot run. The message says what to do, and never contains a secret. */
export class CliError extends UserError {
  override readonly name = 'CliError';
  override readonly exitCode = 2;
}
