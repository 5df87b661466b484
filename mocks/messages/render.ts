import Negotiator from 'negotiator';
import { en, type MessageKey } from './en.ts';
import { nl } from './nl.ts';
import type { Message } from './problems.ts';

export type Language = 'en' | 'nl';

const CATALOGUES: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = { en, nl };

/** Returns the best supported language for an `Accept-Language` header; English by default. */
export function negotiateLanguage(acceptLanguage: string | undefined): Language {
  if (acceptLanguage === undefined) return 'en';
  for (const tag of new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages()) {
    const language = tag.toLowerCase().split('-')[0];
    if (language === 'en' || language === 'nl') return language;
    if (language === '*') return 'en';
  }
  return 'en';
}

/**
 * Renders a message as a sentence. Lists are joined with commas. The names of formats and of JSON types are translated,
 * and types are joined with "or".
 */
export function render({ key, parameters = {} }: Message, language: Language): string {
  const catalogue = CATALOGUES[language];
  return catalogue[key].replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = parameters[name];
    if (value === undefined) return placeholder;
    if (name === 'format') return catalogue[`format.${value}` as MessageKey] ?? String(value);
    if (name !== 'types') return [value].flat().join(', ');
    return [value]
      .flat()
      .map((type) => catalogue[`type.${type}` as MessageKey] ?? type)
      .join(catalogue.or);
  });
}
