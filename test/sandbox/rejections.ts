import { expect } from 'vitest';
import type { ApiResponse } from '../support/sandbox.ts';

const escapeCharacter = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const toTitle = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 100);

/**
 * Sends requests that are rejected with 400, and returns the messages of each by field, as a text.
 *
 * @param getTitle names a case in the text.
 */
export async function listRejections<Case>(
  cases: Iterable<Case>,
  send: (item: Case) => Promise<ApiResponse>,
  getTitle: (item: Case) => unknown = (item) => item,
): Promise<string> {
  const parts: string[] = [];
  for (const item of cases) {
    const title = toTitle(getTitle(item));
    const { status, body } = await send(item);
    expect(status, title).toBe(400);
    const messages = Object.entries<string[]>(body.errors).map(
      ([field, texts]) => `  ${field}: ${texts.join(' | ')}\n`,
    );
    parts.push(`${title}\n${messages.join('')}`);
  }
  return parts.join('\n').replaceAll(/[^\P{Cc}\n]|[\u2028\u2029]/gu, escapeCharacter);
}
