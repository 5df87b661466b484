/** Reason why the sandbox cannot start, and what to do. The command prints it and exits with code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Ends a text with a full stop unless it is a whole sentence. */
export const endSentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);
