import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHtml } from '../../test/support/html-reader.ts';
import { publishDownloads } from '../pages.ts';
import { formatSize } from './downloads-page.ts';

let work: string;
const at = (...path: readonly string[]): string => join(work, ...path);

/** In the order of the page. */
const downloads: Readonly<Record<string, string>> = {
  'openapi.yaml': 'openapi: 3.1.1\n',
  'openapi.json': '{}',
  'types.d.ts': 'export {};',
  'accounting-platform-client-1.0.0.tgz': 'client',
  'accounting-platform-sandbox-1.0.0.tgz': 'sandbox',
  'accounting-platform-client-1.0.0.cdx.json': '{"client":1}',
  'accounting-platform-sandbox-1.0.0.cdx.json': '{"sandbox":1}',
  'accounting-platform.postman_collection.json': '{}',
  'accounting-platform.postman_environment.json': '{}',
  'accounting-platform.http': '###',
  'scan.pdf': '%PDF',
  'first-invoice.arazzo.yaml': 'info: { summary: From a customer to an invoice. }',
  'control.json': '{}',
  SHA256SUMS: 'outdated',
};
const all = Object.keys(downloads);

const hash = (name: string): string =>
  createHash('sha256')
    .update(downloads[name] ?? '')
    .digest('hex');

const readPage = (site: string): Promise<string> => readFile(at(site, 'downloads.html'), 'utf8');

const listDownloadLinks = (page: string): (string | undefined)[] =>
  readHtml(page)
    .filter(({ attributes }) => 'download' in attributes)
    .map(({ attributes }) => attributes.href);

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'downloads-page-'));
  await mkdir(at('from'));
  for (const [name, text] of Object.entries(downloads)) await writeFile(at('from', name), text);
});

afterAll(() => rm(work, { recursive: true }));

describe('the downloads of the site', () => {
  it('are copied, and listed on the page with instructions', async () => {
    await publishDownloads({ site: at('whole'), from: at('from') });
    const page = await readPage('whole');
    expect(listDownloadLinks(page)).toEqual(all.map((name) => `downloads/${name}`));
    expect(await readdir(at('whole', 'downloads'))).toEqual(all.toSorted());
    expect(page).toContain('npx ./accounting-platform-sandbox-1.0.0.tgz');
    expect(page).toContain('Arazzo workflow: From a customer to an invoice.');
    expect(page).not.toMatch(/np[mx] [^<]*\.cdx\.json/);
  });

  it('have checksums, in the file and on the page', async () => {
    await publishDownloads({ site: at('sums'), from: at('from') });
    const hashed = all.filter((name) => name !== 'SHA256SUMS');
    const checksums = await readFile(at('sums', 'downloads', 'SHA256SUMS'), 'utf8');
    expect(checksums).toBe(hashed.map((name) => `${hash(name)}  ${name}\n`).join(''));
    const page = await readPage('sums');
    for (const name of hashed) expect(page).toContain(hash(name));
  });

  it('have to be built before they are published', async () => {
    const missing = publishDownloads({ site: at('none'), from: at('nowhere') });
    await expect(missing).rejects.toThrow('npm run build -- downloads');
  });
});

describe('a formatted size', () => {
  it.each([
    [640, '640 bytes'],
    [150_400, '150 kB'],
    [3_540_000, '3.5 MB'],
  ])('%i bytes are shown as %s', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });
});
