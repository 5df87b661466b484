/** A reason for which a tool cannot do what it was called for. The message says what to do next, and holds no secret. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}
