import type { MessageKey } from '../../messages/catalogues.ts';
import type { MessageParameters } from '../../messages/problems.ts';
import { type Language, render } from '../../messages/render.ts';

export type DocumentKey = MessageKey extends infer Key ? (Key extends `document.${infer Name}` ? Name : never) : never;

/** Creates formatters of words, numbers and dates in a language. */
export function createTexts(language: Language) {
  const locale = language === 'nl' ? 'nl-NL' : 'en-GB';
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 8 });
  const amounts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 8 });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const countries = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  return {
    say: (key: DocumentKey, parameters: MessageParameters = {}): string =>
      render({ key: `document.${key}`, parameters }, language),
    formatNumber: (value: number): string => numbers.format(value),
    formatAmount: (euros: number): string => `€ ${amounts.format(euros)}`,
    /** Formats a date, `YYYY-MM-DD`, as `15 mei 2026`. */
    formatDate: (date: string): string => dates.format(new Date(`${date}T00:00Z`)),
    formatCountry: (country: { readonly code: string; readonly name: string } | undefined): string =>
      country ? (countries.of(country.code) ?? country.name) : '',
  };
}

export type Texts = ReturnType<typeof createTexts>;

/** Writes an IBAN in groups of four. */
export const formatIban = (iban: string): string => iban.replaceAll(/.{4}(?=.)/g, '$& ');

/** Invisible characters, which a document omits. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** Returns a text as printed: composed, without invisible characters, with plain spaces, lines separated by `\n`. */
export const toPrintable = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[\t\p{Zs}]/gu, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .split('\n')
    .map((line) => line.replaceAll(INVISIBLE, '').normalize('NFC').trim())
    .join('\n');
