/** SPDX identifiers of licenses that let a package be used, changed and distributed, as long as its text goes with it. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT'],
  ...['OFL-1.1', 'PSF-2.0', 'Python-2.0', 'Unlicense', 'WTFPL', 'Zlib'],
]);

/** Accepts `(MIT OR CC0-1.0)` when one is permissive, and `MIT AND Zlib` when both are. Rejects deeper expressions. */
export function isPermissive(license: string | undefined): boolean {
  const choices = (license ?? '').replace(/^\(|\)$/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((part) => PERMISSIVE.has(part)));
}
