import type { Json } from '../../contract/document.ts';
import { AuthorError } from './author-error.ts';

/**
 * Parses the object of a summary: "debtors" of "List debtors", "debtor" of "Create a debtor".
 *
 * @throws AuthorError for a summary that is not a verb with its object.
 */
export function parseSubject({ operationId, summary }: Json): string {
  const subject = /^[A-Z][a-z]+ (?:an? )?(.+)$/.exec(String(summary))?.[1];
  if (subject !== undefined) return subject;
  const message = `Give ${operationId} a summary of a verb and its object, such as "List debtors".`;
  throw new AuthorError(message, ['summary']);
}

/** Copies a part of a document with its placeholders `{name}` filled in. */
export function fillPlaceholders<Part>(part: Part, words: Readonly<Record<string, string>>): Part {
  const text = JSON.stringify(part).replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const word = words[name];
    return word === undefined ? placeholder : JSON.stringify(word).slice(1, -1);
  });
  return JSON.parse(text) as Part;
}
