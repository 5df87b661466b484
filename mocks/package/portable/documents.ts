import { rmdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { fonts } from '../../hosts/node/fonts.ts';
import { mergeLicenses, thirdPartyLicenses } from '../licenses.ts';
import { COMMON } from '../rolldown.config.ts';

const FILE = 'documents.js';

/** Leaves document code to `bundleDocuments`. @param folder its folder, relative to the code. */
export const documentsPlugin = (folder = '.'): Plugin => ({
  name: 'documents',
  resolveId: (id) =>
    id.endsWith('/documents/draw-invoice.ts') ? { id: `${folder}/${FILE}`, external: true } : undefined,
});

/** Bundles the document code and its fonts. @param folder contains the licenses of the other code. */
export async function bundleDocuments(code: string, folder: string): Promise<void> {
  const licenses = join(folder, 'documents');
  await build({
    ...COMMON,
    platform: 'browser',
    input: 'mocks/accounting/documents/draw-invoice.ts',
    plugins: [fontsPlugin, thirdPartyLicenses(licenses)],
    output: { file: join(code, FILE), format: 'esm', minify: true, codeSplitting: false },
  });
  await mergeLicenses(folder, licenses);
  await rmdir(licenses);
}

const FONTS = '#fonts';

/** Module in the package of the fonts, so that their license is found. */
const MODULE = join(
  dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/arimo/package.json')),
  'embedded-fonts.js',
);

/** Reader of images, which documents do not have. */
const IMAGES = 'png-js';

/** Embeds the fonts of documents in a module, and removes the reader of images. */
export const fontsPlugin: Plugin = {
  name: 'fonts',
  resolveId: (id) => ({ [FONTS]: MODULE, [IMAGES]: `\0${IMAGES}` })[id],
  load(id) {
    if (id === MODULE) return { code: createModule(), moduleType: 'js' };
    return id === `\0${IMAGES}` ? { code: 'export default undefined;', moduleType: 'js' } : undefined;
  },
};

function createModule(): string {
  const toText = (weight: keyof typeof fonts): string => JSON.stringify(Buffer.from(fonts[weight]).toString('base64'));
  return `
    const decode = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    export const fonts = { regular: decode(${toText('regular')}), bold: decode(${toText('bold')}) };`;
}
