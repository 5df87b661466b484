import { expect, it } from 'vitest';
import type { Download } from '../downloads/list.ts';
import { createDownloadsPage } from './downloads.ts';

const names = [
  'openapi.yaml',
  'accounting-platform-client-1.0.0.tgz',
  'accounting-platform-client-php-1.0.0.zip',
  'accounting-platform-sandbox-1.0.0.tgz',
  'scan.pdf',
];
const files = names.map(
  (name, index): Download => ({
    name,
    section: index < 2 ? '' : 'For tests',
    bytes: 640,
    sha256: '',
    description: 'A file.',
  }),
);

it('the page of the downloads has cards for what most readers want, and each file below the title of its section', async () => {
  const card = { ...(files[0] as Download), title: 'Sandbox', command: 'npx --yes ./sandbox-*.tgz' };
  const { html = '', markdown } = createDownloadsPage([card, ...files.slice(2)], '1.0.0');
  await expect(`${markdown}\n\n# For browsers\n\n${html}\n`).toMatchFileSnapshot('__snapshots__/downloads.txt');
});
