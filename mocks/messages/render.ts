import { negotiateLanguage } from '../../contract/negotiate-language.ts';
import { catalogues, LANGUAGES, type Language, type MessageKey } from './catalogues.ts';
import type { Message, MessageParameters } from './problems.ts';

export type { Language };

export const chooseLanguage = (acceptLanguage: string | undefined): Language =>
  negotiateLanguage(LANGUAGES, acceptLanguage);

const PLURALS: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  nl: new Intl.PluralRules('nl'),
};

/** `{name}`, or `{name|one|more}` with the words for a count of one and for any other. Both languages have these two. */
const PLACEHOLDER = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/**
 * Renders a message as a sentence. Lists are joined with commas; the count of a list is its length. The names of formats, of
 * resources and of JSON types are translated, and types are joined with "or".
 */
export function render({ key, parameters = {} }: Message, language: Language): string {
  const catalogue = catalogues[language];
  return catalogue[key].replaceAll(PLACEHOLDER, (placeholder, name: string, singular?: string, plural = '') => {
    const value = parameters[name];
    if (value === undefined) return singular === undefined ? placeholder : plural;
    if (singular !== undefined) return PLURALS[language].select(countValue(value)) === 'one' ? singular : plural;
    return NAMED.has(name) ? renderNames(name, value, parameters, language) : formatValue(name, value, language);
  });
}

/** Parameters whose values have names in the catalogues, and what the keys of those begin with. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['format', 'format'],
  ['key', 'key'],
  ['resource', 'resource'],
  ['types', 'type'],
]);

/** Renders the names of values, some of which depend on a count, such as `sales invoices`. */
const renderNames = (
  name: string,
  value: MessageParameters[string],
  parameters: MessageParameters,
  language: Language,
): string =>
  [value]
    .flat()
    .map((item) => {
      const key = `${NAMED.get(name)}.${item}` as MessageKey;
      return key in catalogues[language] ? render({ key, parameters }, language) : String(item);
    })
    .join(catalogues[language].or);

/** Amounts, which have two decimals. */
const AMOUNTS: readonly string[] = ['amount', 'balance', 'computed', 'credit', 'debit', 'difference'];

/** Writes numbers and dates as the language does. An example is written as it is sent. */
function formatValue(name: string, value: MessageParameters[string], language: Language): string {
  const { format } = (AMOUNTS.includes(name) ? MONEY : NUMBERS)[language];
  const texts = [value].flat().map((item) => (typeof item === 'number' ? format(item) : item));
  const text = texts.join(', ');
  return name === 'date' && language === 'nl' ? text.split('-').toReversed().join('-') : text;
}

const createFormat = (locale: string, minimumFractionDigits = 0) =>
  new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits, maximumFractionDigits: 20 });

const MONEY: Readonly<Record<Language, Intl.NumberFormat>> = { en: createFormat('en', 2), nl: createFormat('nl', 2) };
const NUMBERS: Readonly<Record<Language, Intl.NumberFormat>> = { en: createFormat('en'), nl: createFormat('nl') };

/** A text is one value, a list as many as it has. */
const countValue = (value: MessageParameters[string]): number =>
  typeof value === 'number' ? value : [value].flat().length;

/** Renders a text of the books, such as the description of a ledger line: the demo companies keep them in Dutch. */
export const renderForBooks = (key: MessageKey, parameters?: MessageParameters): string =>
  render(parameters ? { key, parameters } : { key }, 'nl');
