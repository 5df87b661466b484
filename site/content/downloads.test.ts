import { describe, expect, it } from 'vitest';
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

it('the page of the downloads has a card for what most readers want: a title as the link, a size, and one command', () => {
  const card = { ...(files[0] as Download), title: 'Sandbox', command: 'npx --yes ./sandbox-*.tgz' };
  const { html = '', markdown } = createDownloadsPage([card, ...files.slice(2)], '1.0.0');
  const [, cards = ''] = html.split(/<\/?div.*>/);
  expect(cards.trim()).toBe(
    `- [Sandbox](#file/downloads/${card.name})\n\n  640 bytes, .${card.name.split('.').at(-1)}\n\n  \`\`\`sh\n  npx --yes ./sandbox-*.tgz\n  \`\`\``,
  );
  expect(markdown).not.toContain('<div');
});

describe('the page of the downloads', () => {
  const { markdown } = createDownloadsPage(files, '1.0.0');

  it('links each file, with its size, below the title of its section', () => {
    for (const { name } of files) {
      expect(markdown).toContain(`\n- [${name}](#file/downloads/${name}), 640 bytes. A file.`);
    }
    expect(markdown.match(/^## .+$/gm)).toEqual(['## For tests']);
    expect(markdown.indexOf('## For tests')).toBeGreaterThan(markdown.indexOf(names[1] ?? ''));
  });
});
