import { normalizeQuery, type SearchIndex } from '../run/search-query.ts';
import type { TextFile } from './llms.ts';
import type { SitePage } from './page.ts';
import type { SearchWords } from './search-words.ts';

/** Writes the words of a name apart: `costCenterId` is `cost Center Id`. */
const splitName = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** Prints the index, which the search loads. Words come before titles, and titles before names of the contract. */
export function printSearchIndex(
  pages: readonly SitePage[],
  getSearchWords: (page: SitePage) => SearchWords,
): TextFile {
  const entries = pages.map((page, index) => ({ ...page, ...getSearchWords(page), index }));
  const words = new Map<string, Set<number>>();
  const add = (text: string, index: number): void => {
    const key = normalizeQuery(text);
    words.set(key, (words.get(key) ?? new Set()).add(index));
  };
  const synonyms = entries.flatMap(({ index, words: list }) =>
    list.map((text, position) => ({ text, index, position })),
  );
  // The topic of a page is at the head of its list.
  for (const { text, index } of synonyms.toSorted((left, right) => left.position - right.position)) add(text, index);
  for (const { title, index } of entries) add(title, index);
  for (const { names, index } of entries.toSorted((left, right) => right.weight - left.weight)) {
    for (const name of names) for (const text of [name, splitName(name)]) add(text, index);
  }
  const index: SearchIndex = {
    pages: entries.map(({ id, title, kind, endpoint, description }) => ({
      url: id === 'index' ? '' : `${id}/`,
      title,
      kind,
      // That of an operation repeats its title and its request.
      text: endpoint ? '' : description.replaceAll('`', ''),
    })),
    words: Object.fromEntries([...words].map(([text, indexes]) => [text, [...indexes]])),
  };
  return { file: 'search-index.json', text: JSON.stringify(index) };
}
