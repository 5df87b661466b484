import type { MessageKey } from '../../messages/catalogues.ts';
import type { MessageParameters } from '../../messages/problems.ts';
import { type Language, render } from '../../messages/render.ts';

type DocumentKey = MessageKey extends infer Key ? (Key extends `document.${infer Name}` ? Name : never) : never;

/** Returns what finds the words of a document in a language. */
export const createTexts =
  (language: Language) =>
  (key: DocumentKey, parameters: MessageParameters = {}): string =>
    render({ key: `document.${key}`, parameters }, language);

const createFormats = (locale: string) => ({
  number: new Intl.NumberFormat(locale, { maximumFractionDigits: 8 }),
  amount: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 8 }),
  date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
});

const FORMATS = { nl: createFormats('nl-NL'), en: createFormats('en-GB') } satisfies Record<Language, object>;

export const formatNumber = (value: number, language: Language): string => FORMATS[language].number.format(value);

export const formatAmount = (euros: number, language: Language): string =>
  `€ ${FORMATS[language].amount.format(euros)}`;

/** Formats a date, `YYYY-MM-DD`, as `15 mei 2026`. */
export const formatDate = (date: string, language: Language): string =>
  FORMATS[language].date.format(new Date(`${date}T00:00Z`));
