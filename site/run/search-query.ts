/** The pages that come first for what a reader types, whatever else is found. */
export interface SearchIndex {
  readonly pages: readonly {
    readonly url: string;
    readonly title: string;
    readonly kind: string;
    readonly text: string;
  }[];
  /** Positions of pages, by words in the form of `normalizeQuery`. */
  readonly words: Readonly<Record<string, readonly number[]>>;
}

/** Makes a text comparable: `Delete a journal entry` is `delete journal entry`. */
export const normalizeQuery = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .replaceAll(/\b(?:an?|the) /g, '')
    .trim();
