/** Failure of a tool. The message contains the next step, and no secret. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}
