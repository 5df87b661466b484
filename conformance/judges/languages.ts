import { document, resolve } from '../contract.ts';

const { headers } = document.components as unknown as { headers: Record<string, { schema: object }> };
const { enum: tags = [] } = resolve<{ enum?: readonly string[] }>(headers.ContentLanguage?.schema ?? {});

/** Languages of messages, by tag, the default first. */
export const languages = tags as readonly [string, ...string[]];

/** Frequent words in messages of one language that the others lack. */
const words: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set('the this not and with must are has you to no field value only'.split(' ')),
  nl: new Set('het de een niet dit deze van voor met geen moet zijn heeft veld'.split(' ')),
};

/** Returns the language of a text if it is clearly unexpected: some of its words, and no expected ones. */
export function detectOtherLanguage(text: string, expected: string): string | undefined {
  // Quoted names and values have no language.
  const plain = text.toLowerCase().replaceAll(/"[^"]*"|'[^']*'|\/\S+/g, ' ');
  const textWords = plain.split(/[^\p{L}]+/u);
  const count = (language: string): number => textWords.filter((word) => words[language]?.has(word)).length;
  if (count(expected) > 0) return undefined;
  return Object.keys(words).find((language) => language !== expected && count(language) >= 2);
}
