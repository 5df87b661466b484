import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShownContract, shownContract } from './pages/contract.ts';
import { type Element, readHtml } from './pages/html-reader.ts';
import { pages } from './pages.ts';

let work: string;
let site: string;
let from: string;
let contract: ShownContract;
/** What was made, by its place in the site. */
let files: ReadonlyMap<string, string>;
/** The HTML among it, read. */
let documents: ReadonlyMap<string, readonly Element[]>;

async function filesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
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
  contract = await shownContract();
  await pages({ site, from });
  files = await filesOf(site);
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

const operationIds = (): string[] =>
  Object.values(contract.paths).flatMap((item) =>
    Object.values(item).flatMap((one) => (one as { operationId?: string }).operationId ?? []),
  );

/** What makers' pages, which are made elsewhere, can be called with. */
function anchorsOfOthers(): Map<string, Set<string>> {
  const tags = contract.tags.map(({ name }) => `tag/${name.toLowerCase().replaceAll(' ', '-')}`);
  const operations = operationIds().map((id) => `operation/${id}`);
  return new Map([
    ['reference.html', new Set([...tags, ...operations])],
    ['console.html', new Set()],
    ['control.html', new Set()],
  ]);
}

/** Where a link of a file leads, unless to something that is there. */
function astray(file: string, href: string, anchors: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  if (href === 'data:,') return [];
  const [path = '', anchor] = href.split('#');
  const target = path === '' ? file : posix.join(dirname(file), path);
  const known = anchors.get(target);
  const isThere = known !== undefined && (anchor === undefined || known.has(anchor));
  return isThere ? [] : [`${file}: ${href}`];
}

function allAnchors(): Map<string, Set<string>> {
  const own = [...files.keys()].map((name) => {
    const ids = documents.get(name)?.flatMap(({ attributes }) => attributes.id ?? []);
    return [name, new Set(ids)] as const;
  });
  return new Map([...own, ...anchorsOfOthers()]);
}

describe('the pages of the site', () => {
  it('lead only to pages and anchors that are there, and to no other host', () => {
    const anchors = allAnchors();
    const links = [...documents].flatMap(([file, elements]) =>
      elements.flatMap(({ attributes }) =>
        [attributes.href, attributes.src].filter((one) => one !== undefined).map((href) => [file, href] as const),
      ),
    );
    expect(links.flatMap(([file, href]) => astray(file, href, anchors))).toEqual([]);
    expect(links.length).toBeGreaterThan(1000);
  });

  it('have Markdown that leads only to what is there', () => {
    const anchors = allAnchors();
    const texts = [...files].filter(([name]) => /\.md$|^llms/.test(name));
    const links = texts.flatMap(([name, text]) =>
      [
        ...text
          .replaceAll(/^```.*?^```/gms, '')
          .replaceAll(/`[^`\n]*`/g, '')
          .matchAll(/\]\(([^)]*)\)/g),
      ].map(([, href = '']) => [name, href] as const),
    );
    expect(links.flatMap(([name, href]) => astray(name, href, anchors))).toEqual([]);
    expect(links.length).toBeGreaterThan(1000);
  });

  it('run nothing, load nothing, and allow only the styles that they have', () => {
    for (const [name, elements] of documents) {
      const styles = elements.filter((one) => one.name === 'style').map(({ inner }) => inner);
      const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
      const policies = elements.flatMap(({ attributes }) => (attributes['http-equiv'] ? [attributes.content] : []));
      expect(policies, name).toEqual([
        `default-src 'none'; img-src 'self' data:; style-src ${hashes.join(' ')}; base-uri 'none'; form-action 'none'`,
      ]);
      expect(
        elements.map((one) => one.name),
        name,
      ).not.toContain('script');
      expect(styles.join(), name).not.toMatch(/url\(|@import/);
      const own = elements
        .flatMap(({ attributes }) => Object.keys(attributes))
        .filter((one) => /^on|^style$/.test(one));
      expect(own, name).toEqual([]);
    }
  });

  it('have one title of the first level, below which no level is left out', () => {
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

  it('have a start page that weighs less than 60 kB and loads nothing else', () => {
    expect(Buffer.byteLength(files.get('index.html') ?? '')).toBeLessThan(60_000);
    const loaded = documents.get('index.html')?.filter(({ name }) => ['img', 'script', 'iframe'].includes(name));
    expect(loaded).toEqual([]);
  });

  it('name the packages in the first steps as npm packs them', async () => {
    const start = files.get('index.html') ?? '';
    for (const name of ['client', 'sandbox']) {
      expect(start).toContain(`./accounting-platform-${name}-${contract.info.version}.tgz`);
    }
  });

  it('are the same when they are made again', async () => {
    const again = join(work, 'again');
    await pages({ site: again, from });
    const second = await filesOf(again);
    expect([...second.keys()]).toEqual([...files.keys()]);
    expect([...second].filter(([name, text]) => files.get(name) !== text).map(([name]) => name)).toEqual([]);
  });

  it('keep what others made, and drop operations that are gone', async () => {
    const folder = join(work, 'kept');
    await mkdir(join(folder, 'operations'), { recursive: true });
    await writeFile(join(folder, 'reference.html'), 'theirs');
    await writeFile(join(folder, 'operations', 'listNothing.html'), 'old');
    await pages({ site: folder, from });
    expect(await readFile(join(folder, 'reference.html'), 'utf8')).toBe('theirs');
    expect(await readdir(join(folder, 'operations'))).not.toContain('listNothing.html');
  });
});

describe('an operation', () => {
  it('has a page and a Markdown, each', () => {
    const made = [...files.keys()].filter((name) => name.startsWith('operations/'));
    const own = operationIds().flatMap((id) => [`operations/${id}.html`, `operations/${id}.md`]);
    const expected = ['operations/index.html', ...own];
    expect(made.sort()).toEqual(expected.sort());
  });
});
