import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOperations } from '../scripts/document/openapi.ts';
import { repository } from '../scripts/lib/run.ts';
import { type Element, readHtml } from '../test/support/html-reader.ts';
import { type DocsDocument, loadDocsDocument } from './docs-document.ts';
import { buildPages } from './pages.ts';

let work: string;
let site: string;
let from: string;
let contract: DocsDocument;
/** The files by their paths. */
let files: ReadonlyMap<string, string>;
/** The elements of the HTML files. */
let documents: ReadonlyMap<string, readonly Element[]>;

async function readFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = names
    .sort()
    .map(async (name) => [name.slice(folder.length + 1), await readFile(name, 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'pages-'));
  [site, from] = [join(work, 'site'), join(work, 'downloads')];
  await mkdir(from);
  await writeFile(join(from, 'openapi.json'), '{}');
  contract = await loadDocsDocument();
  await buildPages({ site, from });
  files = await readFiles(site);
  documents = new Map(
    [...files].filter(([name]) => name.endsWith('.html')).map(([name, text]) => [name, read(name, text)]),
  );
});

afterAll(() => rm(work, { recursive: true }));

function read(name: string, text: string): readonly Element[] {
  try {
    return readHtml(text);
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`);
  }
}

const listOperationIds = (): string[] => listOperations(contract).map(({ operation }) => operation.operationId);

/** The anchors of pages that Redoc and Scalar render. */
function listReferenceAnchors(): Map<string, Set<string>> {
  const tags = contract.tags.map(({ name }) => `tag/${name.toLowerCase().replaceAll(' ', '-')}`);
  const operations = listOperationIds().map((id) => `operation/${id}`);
  return new Map([
    ['reference.html', new Set([...tags, ...operations])],
    ['console.html', new Set()],
    ['control.html', new Set()],
  ]);
}

/** Reports a link without a target. */
function checkLink(file: string, href: string, anchors: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  if (href === 'data:,') return [];
  const [path = '', anchor] = href.split('#');
  const target = path === '' ? file : posix.join(dirname(file), path);
  const targets = anchors.get(target);
  const isValid = targets !== undefined && (anchor === undefined || targets.has(anchor));
  return isValid ? [] : [`${file}: ${href}`];
}

function listAnchors(): Map<string, Set<string>> {
  const pages = [...files.keys()].map((name) => {
    const ids = documents.get(name)?.flatMap(({ attributes }) => attributes.id ?? []);
    return [name, new Set(ids)] as const;
  });
  return new Map([...pages, ...listReferenceAnchors()]);
}

describe('the pages of the site', () => {
  it('have links only to existing pages and anchors, and to no other host', () => {
    const anchors = listAnchors();
    const links = [...documents].flatMap(([file, elements]) =>
      elements.flatMap(({ attributes }) =>
        [attributes.href, attributes.src]
          .filter((address) => address !== undefined)
          .map((href) => [file, href] as const),
      ),
    );
    expect(links.flatMap(([file, href]) => checkLink(file, href, anchors))).toEqual([]);
    expect(links.length).toBeGreaterThan(1000);
  });

  it('have Markdown with links only to existing files and anchors', () => {
    const anchors = listAnchors();
    const texts = [...files].filter(([name]) => /\.md$|^llms/.test(name));
    const links = texts.flatMap(([name, text]) =>
      [
        ...text
          .replaceAll(/^```.*?^```/gms, '')
          .replaceAll(/`[^`\n]*`/g, '')
          .matchAll(/\]\(([^)]*)\)/g),
      ].map(([, href = '']) => [name, href] as const),
    );
    expect(links.flatMap(([name, href]) => checkLink(name, href, anchors))).toEqual([]);
    expect(links.length).toBeGreaterThan(1000);
  });

  it('have no scripts and no resources, and allow only their own styles', () => {
    for (const [name, elements] of documents) {
      const styles = elements.filter((element) => element.name === 'style').map(({ inner }) => inner);
      const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
      const policies = elements.flatMap(({ attributes }) => (attributes['http-equiv'] ? [attributes.content] : []));
      expect(policies, name).toEqual([
        `default-src 'none'; img-src 'self' data:; style-src ${hashes.join(' ')}; base-uri 'none'; form-action 'none'`,
      ]);
      expect(
        elements.map((element) => element.name),
        name,
      ).not.toContain('script');
      expect(styles.join(), name).not.toMatch(/url\(|@import/);
      const inline = elements
        .flatMap(({ attributes }) => Object.keys(attributes))
        .filter((attribute) => /^on|^style$/.test(attribute));
      expect(inline, name).toEqual([]);
    }
  });

  it('have one heading of the first level, and skip no level', () => {
    for (const [name, elements] of documents) {
      const levels = [...(files.get(name) ?? '').matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
      expect(
        levels.filter((level) => level === 1),
        name,
      ).toHaveLength(1);
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect(jumps, name).toEqual([]);
      const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
      expect(new Set(ids).size, name).toBe(ids.length);
    }
  });

  it('mark themselves in the header, and only themselves', () => {
    const current = [...documents].map(([name, elements]) => [
      name,
      elements.filter(({ attributes }) => attributes['aria-current']).map(({ attributes }) => attributes.href),
    ]);
    const marked = current.filter(([name]) => !name?.includes('/'));
    expect(marked).toEqual(marked.map(([name]) => [name, [name]]));
    const below = current.filter(([name]) => name?.includes('/'));
    expect(below).toEqual(below.map(([name]) => [name, []]));
  });

  it('have a start page of less than 60 kB that loads nothing else', () => {
    expect(Buffer.byteLength(files.get('index.html') ?? '')).toBeLessThan(60_000);
    const loaded = documents.get('index.html')?.filter(({ name }) => ['img', 'script', 'iframe'].includes(name));
    expect(loaded).toEqual([]);
  });

  it('name the packages in the first steps as npm packs them', async () => {
    const start = files.get('index.html') ?? '';
    for (const name of ['client', 'sandbox']) {
      expect(start).toContain(`./accounting-platform-${name}-${contract.info.version}.tgz`);
    }
    const client = JSON.parse(await readFile(join(repository, 'generated', 'client', 'package.json'), 'utf8'));
    expect(client.version).toBe(contract.info.version);
  });

  it('are the same in a second build', async () => {
    const again = join(work, 'second');
    await buildPages({ site: again, from });
    const second = await readFiles(again);
    expect([...second.keys()]).toEqual([...files.keys()]);
    expect([...second].filter(([name, text]) => files.get(name) !== text).map(([name]) => name)).toEqual([]);
  });

  it('leave other files alone, and remove those of former operations', async () => {
    const folder = join(work, 'former');
    await mkdir(join(folder, 'operations'), { recursive: true });
    await writeFile(join(folder, 'reference.html'), 'other');
    await writeFile(join(folder, 'operations', 'listNothing.html'), 'old');
    await buildPages({ site: folder, from });
    expect(await readFile(join(folder, 'reference.html'), 'utf8')).toBe('other');
    expect(await readdir(join(folder, 'operations'))).not.toContain('listNothing.html');
  });
});

describe('every operation', () => {
  it('has a page and Markdown', () => {
    const actual = [...files.keys()].filter((name) => name.startsWith('operations/'));
    const expected = listOperationIds().flatMap((id) => [`operations/${id}.html`, `operations/${id}.md`]);
    expect(actual.sort()).toEqual(['operations/index.html', ...expected].sort());
  });
});
