import { catalogues, type MessageKey } from '../../mocks/messages/catalogues.ts';
import { businessRules, formMessages, referenceMessage } from './business-rules.ts';

type Language = 'en' | 'nl';

/** Messages that can stand in `errors`: how a request breaks the contract, or which rule. */
const keys: readonly MessageKey[] = [...formMessages, referenceMessage, ...businessRules];

/** The sentences of a language, those that say most by themselves first: "{types}" would fit nearly everything. */
const createPatterns = (language: Language) =>
  keys
    .map((key) => [key, catalogues[language][key].split(/\{\w+[^}]*\}/)] as const)
    .toSorted(([, a], [, b]) => b.join('').length - a.join('').length)
    .map(([key, parts]) => [key, new RegExp(`^${parts.map(escapePattern).join('.*')}$`, 's')] as const);

/** A text as a pattern that fits nothing else. */
const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const sentences = { en: createPatterns('en'), nl: createPatterns('nl') };

/** Which of those messages a sentence of a language is, whatever was filled in; undefined for another sentence. */
export const findMessageKey = (sentence: string, language: Language): MessageKey | undefined =>
  sentences[language].find(([, pattern]) => pattern.test(sentence))?.[0];
