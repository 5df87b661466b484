import { contract } from '../contract.ts';

interface Header {
  readonly schema: { readonly enum?: readonly string[] };
}

const headers = contract.document.components as unknown as { readonly headers: Readonly<Record<string, Header>> };

/** The languages of messages, by their tags: the first is that of whoever asks for none of them. */
export const languages: readonly string[] = headers.headers.ContentLanguage?.schema.enum ?? [];

/** The language that messages come in for a value of `Accept-Language`, which is one tag. */
export function languageFor(accepted: string | undefined): string {
  const [asked = ''] = (accepted ?? '').toLowerCase().split('-');
  return languages.find((language) => language === asked) ?? languages[0] ?? '';
}

/** Words that are common in messages of one language and are none in the others. */
const words: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['the', 'this', 'not', 'and', 'with', 'must', 'are', 'has', 'you', 'to', 'no', 'field', 'value', 'only']),
  nl: new Set([
    'het',
    'de',
    'een',
    'niet',
    'dit',
    'deze',
    'van',
    'voor',
    'met',
    'geen',
    'moet',
    'zijn',
    'heeft',
    'veld',
  ]),
};

/**
 * Another language than the one that was asked for, when a text is plainly in it: it has several words of that language
 * and none of its own.
 */
export function otherLanguageOf(text: string, asked: string): string | undefined {
  // What is quoted are names and values, which have no language.
  const plain = text.toLowerCase().replaceAll(/"[^"]*"|'[^']*'|\/\S+/g, ' ');
  const all = plain.split(/[^\p{L}]+/u);
  const count = (language: string): number => all.filter((word) => words[language]?.has(word)).length;
  if (count(asked) > 0) return undefined;
  return Object.keys(words).find((language) => language !== asked && count(language) >= 2);
}
