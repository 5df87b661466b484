import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contract } from '../../scripts/diff/planted-changes.ts';
import { changelogPage, releaseReports } from './changelog.ts';
import { readHtml } from './html-reader.ts';

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

async function released(texts: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'changelog-'));
  folders.push(folder);
  for (const [version, text] of Object.entries(texts)) {
    await mkdir(join(folder, version));
    await writeFile(join(folder, version, 'openapi.json'), JSON.stringify(parse(text)));
  }
  await writeFile(join(folder, 'README.md'), 'How releases are kept.');
  return folder;
}

describe('what a release changed', () => {
  it('is compared with the release before it, in the order of the versions', async () => {
    const less = contract.replace(/\n +remark:.*/, '');
    const reports = await releaseReports(await released({ '10.0.0': less, '2.0.0': contract, '9.0.0': contract }));
    expect([...reports.keys()]).toEqual(['2.0.0', '9.0.0', '10.0.0']);
    expect(reports.get('2.0.0')).toBe('The first release: nothing to compare.');
    expect(reports.get('9.0.0')).toBe('The contract is that of 2.0.0.');
    expect(reports.get('10.0.0')).toMatch(/^Breaks a client of 9\.0\.0\.\n\nBREAKING\n/);
  }, 60_000);
});

describe('the page of the changelog', () => {
  const markdown =
    '# Changelog\n\nHow.\n\n## 2.0.0\n\n- **New**: `a < b`\n\n### What to do\n\nLess.\n\n## 1.0.0\n\n- First.\n';
  const page = changelogPage(markdown, new Map([['1.0.0', 'Breaks.\n\nBREAKING\n  GET /a\n\nAdded\n  <b>']]));

  it('has each version with its text, as headings below it', () => {
    const headings = readHtml(page).filter(({ name }) => /^h\d$/.test(name));
    expect(headings.map(({ name, inner }) => `${name} ${inner}`)).toEqual([
      'h1 Changelog',
      'h2 2.0.0',
      'h3 What to do',
      'h3 Changes of the contract',
      'h2 1.0.0',
      'h3 Changes of the contract',
    ]);
    expect(page).toContain('<strong>New</strong>: <code>a &lt; b</code>');
  });

  it('shows what was compared, or that it is not released', () => {
    expect(page).toContain('<p>Breaks.</p>\n<pre><code>BREAKING\n  GET /a\n\nAdded\n  &lt;b&gt;</code></pre>');
    expect(page).toContain('Not released yet.');
  });
});
