import { negotiateLanguage } from '../../contract/negotiate-language.ts';
import { catalogues, LANGUAGES, type Language, type MessageKey } from './catalogues.ts';
import type { Message, MessageParameters, ValidationIssue } from './problems.ts';

export type { Language };

export const chooseLanguage = (acceptLanguage: string | undefined): Language =>
  negotiateLanguage(LANGUAGES, acceptLanguage);

const PLURALS: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  nl: new Intl.PluralRules('nl'),
};

/** Placeholder `{name}`, or `{name|one|more}` with the words for one and for any other count. */
const PLACEHOLDER = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/**
 * Renders a message as a sentence. Joins lists with commas, and types with "or"; a list counts its items. Translates the names of
 * formats, resources and JSON types.
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

/** Prefixes of the catalogue keys that translate values, by parameter. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['format', 'format'],
  ['key', 'key'],
  ['resource', 'resource'],
  ['types', 'type'],
]);

/** Renders the names of values, which may depend on a count: `sales invoices`. */
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

/** Amounts, with two decimals. */
const AMOUNTS: readonly string[] = ['amount', 'balance', 'computed', 'credit', 'debit', 'difference'];

/** Formats numbers and dates in the language. An example stays as a client sends it. */
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

/** Counts values: a list has as many as items, a text one. */
const countValue = (value: MessageParameters[string]): number =>
  typeof value === 'number' ? value : [value].flat().length;

/** Renders a text of the books, such as a ledger line's description: the demo companies keep them in Dutch. */
export const renderForBooks = (key: MessageKey, parameters?: MessageParameters): string =>
  render(parameters ? { key, parameters } : { key }, 'nl');

/** Describes an issue for the operator of a sandbox: `name: This field is required.` An issue of the whole has no field. */
export const describeIssue = (issue: ValidationIssue): string =>
  `${issue.field === 'body' ? '' : `${issue.field}: `}${render(issue, 'en')}`;
