import { catalogues, type MessageKey } from '../../mocks/messages/catalogues.ts';
import { createMessagePattern, splitMessage } from '../support/message-patterns.ts';
import { businessRules, formMessages, referenceMessage } from './business-rules.ts';

type Language = 'en' | 'nl';

/** Messages that can stand in `errors`: how a request breaks the contract, or which rule. */
const keys: readonly MessageKey[] = [...formMessages, referenceMessage, ...businessRules];

/** The sentences of a language, those that say most by themselves first: "{types}" would fit nearly everything. */
const createPatterns = (language: Language) =>
  keys
    .map((key) => [key, catalogues[language][key]] as const)
    .toSorted(([, a], [, b]) => splitMessage(b).join('').length - splitMessage(a).join('').length)
    .map(([key, message]) => [key, createMessagePattern(message)] as const);

const sentences = { en: createPatterns('en'), nl: createPatterns('nl') };

/** Which of those messages a sentence of a language is, whatever was filled in; undefined for another sentence. */
export const findMessageKey = (sentence: string, language: Language): MessageKey | undefined =>
  sentences[language].find(([, pattern]) => pattern.test(sentence))?.[0];
