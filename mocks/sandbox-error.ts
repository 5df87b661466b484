/** Why the sandbox cannot start, in a sentence that says what to do. `bin.ts` prints it and ends with code 1. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}
