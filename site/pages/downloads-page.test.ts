import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadsPages } from '../pages.ts';
import { sizeOf } from './downloads-page.ts';
import { readHtml } from './html-reader.ts';

let work: string;
const at = (...path: readonly string[]): string => join(work, ...path);

/** In the order in which a page lists them. */
const downloads: Readonly<Record<string, string>> = {
  'openapi.yaml': 'openapi: 3.1.1\n',
  'openapi.json': '{}',
  'accounting-platform-client-1.0.0.tgz': 'client',
  'accounting-platform-sandbox-1.0.0.tgz': 'sandbox',
  'accounting-platform-client-1.0.0.cdx.json': '{"client":1}',
  'accounting-platform-sandbox-1.0.0.cdx.json': '{"sandbox":1}',
  'accounting-platform.postman_collection.json': '{}',
  'accounting-platform.http': '###',
  'scan.pdf': '%PDF',
  SHA256SUMS: 'of another set',
};
const all = Object.keys(downloads);

const sumOf = (name: string): string =>
  createHash('sha256')
    .update(downloads[name] ?? '')
    .digest('hex');

const pageOf = (site: string): Promise<string> => readFile(at(site, 'downloads.html'), 'utf8');

const listed = (page: string): (string | undefined)[] =>
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
  it('are copied, and listed on the page with how to install them', async () => {
    await downloadsPages({ site: at('whole'), from: at('from') });
    const page = await pageOf('whole');
    expect(listed(page)).toEqual(all.map((name) => `downloads/${name}`));
    expect(await readdir(at('whole', 'downloads'))).toEqual(all.toSorted());
    expect(page).toContain('npx ./accounting-platform-sandbox-1.0.0.tgz');
    expect(page).not.toMatch(/np[mx] [^<]*\.cdx\.json/);
  });

  it('have sums that fit what is there, in the list and on the page', async () => {
    await downloadsPages({ site: at('sums'), from: at('from') });
    const summed = all.filter((name) => name !== 'SHA256SUMS');
    const sums = await readFile(at('sums', 'downloads', 'SHA256SUMS'), 'utf8');
    expect(sums).toBe(summed.map((name) => `${sumOf(name)}  ${name}\n`).join(''));
    const page = await pageOf('sums');
    for (const name of summed) expect(page).toContain(sumOf(name));
  });

  it('are asked for when there are none', async () => {
    const missing = downloadsPages({ site: at('none'), from: at('nowhere') });
    await expect(missing).rejects.toThrow('npm run build -- downloads');
  });
});

describe('a size in words', () => {
  it.each([
    [640, '640 bytes'],
    [150_400, '150 kB'],
    [3_540_000, '3.5 MB'],
  ])('%i is %s', (bytes, words) => {
    expect(sizeOf(bytes)).toBe(words);
  });
});
