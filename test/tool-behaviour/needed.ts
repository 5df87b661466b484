/**
 * The message of a test about a tool: when it fails, an update has changed the tool, and this code may go.
 *
 * Faults of tools that only partners use are in `test/consumers/known-faults.ts`. How Spectral and Redocly report an error is
 * tested with the rules.
 */
export const needed = (code: string): string => `The tool has changed. Look whether this is still needed: ${code}`;
