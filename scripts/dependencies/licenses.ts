/** SPDX identifiers of licenses that let a package be used, changed and distributed, as long as its text goes with it. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT'],
  ...['OFL-1.1', 'PSF-2.0', 'Python-2.0', 'Unlicense', 'WTFPL', 'Zlib'],
]);

const SHARP = 'Astro resizes images with it; the site has only an SVG, and never loads it.';

/** Development dependencies with another license, and why they are used all the same. Partners get none of them. */
const EXCEPTIONS: readonly (readonly [name: RegExp, license: string, reason: string])[] = [
  [/^axe-core$/, 'MPL-2.0', 'It tests the pages of the site, unchanged.'],
  [/^@img\/sharp-libvips-/, 'LGPL-3.0-or-later', SHARP],
  [/^@img\/sharp-win32-/, 'Apache-2.0 AND LGPL-3.0-or-later', SHARP],
  [/^@img\/sharp-wasm32$/, 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', SHARP],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'Data of browsers that Babel reads for Stryker.'],
  [/^lightningcss(-|$)/, 'MPL-2.0', 'It comes with Vite, on which Vitest runs the tests; nothing is made with it.'],
  [/^spdx-exceptions$/, 'CC-BY-3.0', 'A list of licenses for rollup-plugin-license.'],
  [/^spdx-(ranges|expression-validate)$/, '(MIT AND CC-BY-3.0)', 'A list of licenses for rollup-plugin-license.'],
  [/^@cspell\/dict-en-common-misspellings$/, 'CC BY-SA 4.0', 'A list of words for the spelling check.'],
];

/** Of `(MIT OR CC0-1.0)` one must be permissive, of `MIT AND Zlib` both. Deeper expressions are rejected. */
export function isPermissive(license: string | undefined): boolean {
  const choices = (license ?? '').replace(/^\(|\)$/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((part) => PERMISSIVE.has(part)));
}

/** Tests the license of an installed package; at run time there is no exception. */
export const isAccepted = (name: string, license: string | undefined, isDevelopment: boolean): boolean =>
  isPermissive(license) ||
  (isDevelopment && EXCEPTIONS.some(([pattern, exception]) => pattern.test(name) && exception === license));
