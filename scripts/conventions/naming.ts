import type { Json } from '../../contract/document.ts';

/**
 * Parses the object of a summary: "debtors" of "List debtors", "debtor" of "Create a debtor".
 *
 * @throws Error for a summary that is not a verb with its object.
 */
export function parseSubject({ operationId, summary }: Json): string {
  const subject = /^[A-Z][a-z]+ (?:an? )?(.+)$/.exec(String(summary))?.[1];
  if (subject === undefined) throw new Error(`${operationId}: the summary "${summary}" is not a verb with its object`);
  return subject;
}

/** Copies a part of a document with its placeholders `{name}` filled in. */
export function fillPlaceholders<Part>(part: Part, words: Readonly<Record<string, string>>): Part {
  const text = JSON.stringify(part).replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const word = words[name];
    return word === undefined ? placeholder : JSON.stringify(word).slice(1, -1);
  });
  return JSON.parse(text) as Part;
}
