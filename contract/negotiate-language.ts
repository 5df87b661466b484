/** A range with its quality (RFC 9110, sections 12.4.2 and 12.5.4). */
const RANGE = /^[ \t]*([a-z]{1,8}(?:-[a-z\d]{1,8})*|\*)(?:[ \t]*;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?[ \t]*$/i;

interface Preference {
  /** Number from 0, which refuses the language, to 1. */
  readonly quality: number;
  readonly position: number;
}

/**
 * Returns the language that an `Accept-Language` header prefers: the one of the highest quality, the earlier one of equals.
 * `nl-BE` asks for `nl`, as in a lookup (RFC 4647, section 3.4); with quality 0 it refuses only itself. `*` is every language that
 * no range names. A range that is malformed counts as left out.
 *
 * @param languages the languages to choose from, in lower case. When the header asks for none of them, the first that it does not
 * refuse is returned, and the first when it refuses all: a message in another language is better than none.
 */
export function negotiateLanguage<Language extends string>(
  languages: readonly [Language, ...Language[]],
  acceptLanguage = '',
): Language {
  const ranges = acceptLanguage.split(',').flatMap((text, position) => {
    const [, range, quality = '1'] = RANGE.exec(text) ?? [];
    return range === undefined ? [] : [{ range: range.toLowerCase(), quality: Number(quality), position }];
  });

  function getPreference(language: Language): Preference | undefined {
    const named = ranges.filter(
      ({ range, quality }) => range === language || (quality > 0 && range.startsWith(`${language}-`)),
    );
    const refusal = named.find(({ quality }) => quality === 0);
    return refusal ?? findBest(named.length > 0 ? named : ranges.filter(({ range }) => range === '*'));
  }

  const preferences = languages.map((language) => ({ language, ...getPreference(language) }));
  const best = findBest(preferences.filter((each): each is typeof each & Preference => (each.quality ?? 0) > 0));
  return (best ?? preferences.find(({ quality }) => quality === undefined))?.language ?? languages[0];
}

const findBest = <Item extends Preference>(items: readonly Item[]): Item | undefined =>
  items.toSorted((a, b) => b.quality - a.quality || a.position - b.position)[0];
