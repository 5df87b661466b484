import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';
import { fonts } from '../../hosts/node/fonts.ts';

const FONTS = '#fonts';

/** In the folder of the package with the fonts, so that its license is found. */
const MODULE = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans/package.json')),
  'embedded-fonts.js',
);

/** Puts the fonts of documents into a module, in place of one that reads them from files. */
export const fontsPlugin: Plugin = {
  name: 'fonts',
  resolveId: (id) => (id === FONTS ? MODULE : undefined),
  load: (id) => (id === MODULE ? { code: createModule(), moduleType: 'js' } : undefined),
};

function createModule(): string {
  const toList = (weight: keyof typeof fonts): string =>
    JSON.stringify(fonts[weight].map((bytes) => Buffer.from(bytes).toString('base64')));
  return `
    const decode = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    export const fonts = { regular: ${toList('regular')}.map(decode), bold: ${toList('bold')}.map(decode) };`;
}
