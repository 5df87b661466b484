import type { CallToolResult } from '@modelcontextprotocol/server';

/** The most characters of a result: some 6,000 tokens. */
export const MAX_CHARACTERS = 20_000;

/** Creates a result of texts; a note says how to continue. */
export const toResult = (...texts: readonly (string | false | undefined)[]): CallToolResult => ({
  content: texts.filter((text) => typeof text === 'string').map((text) => ({ type: 'text', text })),
});

/** Creates the result of a failed call. */
export const toErrorResult = (message: string): CallToolResult => ({ ...toResult(message), isError: true });

/** Cuts a text that is too long; the call can be repeated for what follows. */
export const toBoundedResult = (text: string, skip = 0): CallToolResult =>
  cut(text, skip, `Continue with "skip": ${skip + MAX_CHARACTERS}.`);

/**
 * Cuts the text of a call that is not repeated for the rest of it.
 *
 * @param hint what to do instead.
 */
export const toFinalResult = (text: string, hint: string): CallToolResult => cut(text, 0, hint);

function cut(text: string, start: number, hint: string): CallToolResult {
  const end = start + MAX_CHARACTERS;
  if (end >= text.length) return toResult(text.slice(start));
  return toResult(text.slice(start, end), `Cut at character ${end} of ${text.length}. ${hint}`);
}

/** Members of bodies with a secret value. */
const SECRET_MEMBER = /(token|secret|password)$/i;

const HIDDEN = '[hidden]';

/**
 * Prints a value as compact JSON, without the values of tokens.
 *
 * @param isLeftOut whether a member is left out, by its name.
 */
export const printJson = (value: unknown, isLeftOut: (name: string) => boolean = () => false): string =>
  JSON.stringify(value, (name, member: unknown) => {
    if (isLeftOut(name)) return undefined;
    return typeof member === 'string' && SECRET_MEMBER.test(name) ? HIDDEN : member;
  });
