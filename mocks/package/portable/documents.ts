import { rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { mergeLicenses, thirdPartyLicenses } from '../licenses.ts';
import { COMMON } from '../rolldown.config.ts';
import { fontsPlugin } from './fonts-plugin.ts';

const FILE = 'documents.js';

/**
 * Leaves what makes documents to `bundleDocuments`, and loads it with the first document.
 *
 * @param folder where it is, from the code.
 */
export const documentsPlugin = (folder = '.'): Plugin => ({
  name: 'documents',
  resolveId: (id) =>
    id.endsWith('/documents/draw-invoice.ts') ? { id: `${folder}/${FILE}`, external: true } : undefined,
});

/**
 * Bundles what makes documents, with its fonts, for programs of Node and for browsers.
 *
 * @param folder where the licenses of the other code are.
 */
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
