import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatBanner } from '../../mocks/hosts/node/cli/banner.ts';
import { BUILD_COMMAND } from '../../mocks/hosts/node/commands.ts';
import { type Sandbox, startSandbox } from '../../mocks/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { repository } from '../../scripts/lib/run.ts';
import { listPages } from '../../site/content/pages.ts';
import { loadDocsDocument } from '../../site/load-docs-document.ts';
import { useFolder, writeFiles } from '../support/folders.ts';

const README_URL = 'http://localhost:4010';

const folder = useFolder();
const sandboxes: Record<string, Sandbox> = {};

/** Starts a sandbox as `npm start` does: its site is there, or not yet. */
const start = (docs: string) => startSandbox({ port: 0, docs, docsLater: true });

beforeAll(async () => {
  const downloads = join(folder, 'downloads');
  await mkdir(downloads);
  await writeFile(join(downloads, 'openapi.json'), '{}');
  // Its pages are empty: to build them takes minutes. The reference is made by another program.
  const pages = [...(await listPages(await loadDocsDocument(), downloads)).map(({ id }) => id), 'reference'];
  const files = ['index.html', 'llms.txt', 'llms-full.txt', ...pages.map((page) => `${page}/index.html`)];
  await writeFiles(join(folder, 'site'), Object.fromEntries(files.map((file) => [file, '<html>page</html>'])));
  sandboxes.built = await start(join(folder, 'site'));
  sandboxes.missing = await start(join(folder, 'nothing'));
  for (const sandbox of Object.values(sandboxes)) await sandbox.createWorld({ name: 'shop' });
});
afterAll(async () => {
  await Promise.all(Object.values(sandboxes).map((sandbox) => sandbox.close()));
});

/** The URLs of a text and of its links, with the method that it names. */
const listUrls = (text: string, url: string): readonly string[] =>
  [...text.matchAll(/((?:POST )?https?:\/\/[^\s'"<>)`]+)|href="([^"]+)"/g)]
    .map(([, named, link]) => named?.replace(/[.,:]+$/, '') ?? new URL(String(link), `${url}/_sandbox/inspector`).href)
    .filter((named) => named.replace('POST ', '').startsWith(url));

async function getStatus(named: string): Promise<number> {
  const [method, url] = named.startsWith('POST ') ? ['POST', named.slice(5)] : ['GET', named];
  const response = await fetch(String(url), {
    method,
    headers: { authorization: `Bearer ${demoToken}`, accept: 'text/html, */*' },
  });
  await response.arrayBuffer();
  return response.status;
}

async function listBroken(urls: readonly string[]): Promise<readonly string[]> {
  const statuses = await Promise.all(urls.map(async (url) => [url, await getStatus(url)] as const));
  return statuses.filter(([, status]) => status !== 200 && status !== 204).map(([url, status]) => `${status} ${url}`);
}

/** Pages with a link to the site, once it is built. */
const LINKS_SITE = ['/worlds/shop/', '/_sandbox/readiness?format=html'];

const readPage = async (url: string): Promise<string> =>
  (await fetch(url, { headers: { accept: 'text/html' } })).text();

describe.each(['built', 'missing'])('a sandbox whose site is %s', (state) => {
  const get = (): Sandbox => sandboxes[state] as Sandbox;
  const docs = () => join(folder, state === 'built' ? 'site' : 'nothing');

  it('prints only URLs that it answers, and the command for those that it cannot', async () => {
    const banner = formatBanner({ ...get(), docs: docs(), data: undefined });
    const urls = listUrls(banner, get().url);
    expect(urls.length).toBeGreaterThan(3);
    expect(await listBroken(urls)).toEqual([]);
    expect(banner.includes('/docs/')).toBe(state === 'built');
    expect(banner.includes(BUILD_COMMAND)).toBe(state === 'missing');
  });

  it.each(['/', '/worlds/shop/', '/_sandbox/inspector', '/_sandbox/readiness?format=html'])(
    'links at %s only what it answers',
    async (path) => {
      await fetch(`${get().url}/v1/debtors?pageSize=1`, { headers: { authorization: `Bearer ${demoToken}` } });
      const page = await readPage(get().url + path);
      const urls = listUrls(page, get().url);
      expect(page).toContain('</html>');
      expect(await listBroken(urls)).toEqual([]);
      expect(page.includes('/docs/')).toBe(state === 'built' && LINKS_SITE.includes(path));
    },
  );

  it.each(['README.md', 'mocks/README.md', 'CONTRIBUTING.md'])(
    'answers what %s names, or the text says the command',
    async (file) => {
      const markdown = await readFile(join(repository, file), 'utf8');
      // The paragraphs, rows and items of the text.
      const parts = markdown.split(/\n(?=\n|\||- )/);
      for (const part of parts) {
        const urls = listUrls(part, README_URL).map((url) => url.replace(README_URL, get().url));
        const broken = (await listBroken(urls.filter((url) => !url.includes('/v1/')))).map((line) =>
          line.replace(get().url, ''),
        );
        if (state === 'built' || !part.includes('npm run build')) expect(broken, part).toEqual([]);
        else for (const line of broken) expect(line).toMatch(/^503 /);
      }
    },
  );
});

it('a site that is built while the sandbox runs is opened and linked at once', async () => {
  const docs = join(folder, 'later');
  const sandbox = await start(docs);
  const world = await sandbox.createWorld();
  try {
    expect([await getStatus(`${sandbox.url}/llms.txt`), await getStatus(`${sandbox.url}/docs/`)]).toEqual([503, 503]);
    for (const { url } of [sandbox, world]) expect(await readPage(url)).toContain('npm ci &amp;&amp; npm run build');
    await mkdir(docs);
    for (const file of ['index.html', 'llms.txt']) await writeFile(join(docs, file), 'page');
    expect([await getStatus(`${sandbox.url}/llms.txt`), await getStatus(`${sandbox.url}/docs/`)]).toEqual([200, 200]);
    expect((await fetch(sandbox.url)).url).toBe(`${sandbox.url}/docs/`);
    expect(await readPage(world.url)).toContain('href="/docs/"');
  } finally {
    await sandbox.close();
  }
});
