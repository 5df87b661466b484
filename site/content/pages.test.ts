import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { listOperations } from '../../contract/document.ts';
import { readTarballName } from '../../scripts/lib/manifest.ts';
import { repository } from '../../scripts/lib/run.ts';
import { type DocsDocument, listGuides, listResourceGroups, loadDocsDocument } from '../docs-document.ts';
import { createMenu, type MenuItem } from '../shell/menu.ts';
import { createLinks, type Links } from './links.ts';
import { printBundles, printLlmsFullTxt, printLlmsTxt, printMarkdownFiles, type TextFile } from './llms.ts';
import type { SitePage } from './page.ts';
import { listPages } from './pages.ts';

let contract: DocsDocument;
let pages: readonly SitePage[];
let links: Links;
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  const downloads = await mkdtemp(join(tmpdir(), 'downloads-'));
  await writeFile(join(downloads, 'openapi.json'), '{}');
  contract = await loadDocsDocument();
  pages = await listPages(contract, downloads);
  await rm(downloads, { recursive: true });
  links = createLinks(listGuides(contract));
  const all: TextFile[] = [
    ...printMarkdownFiles(pages, links),
    ...printBundles(pages, links),
    printLlmsTxt(contract, pages, links),
    printLlmsFullTxt(contract, pages, links),
  ];
  files = new Map(all.map(({ file, text }) => [file, text]));
});

const findPage = (id: string): SitePage => {
  const page = pages.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`There is no page ${id}`);
  return page;
};

describe('the pages', () => {
  it('include each guide, resource, operation and workflow, and the sandbox controls', () => {
    const ids = new Set(pages.map(({ id }) => id));
    for (const { operation } of listOperations(contract)) expect(ids).toContain(`operations/${operation.operationId}`);
    for (const id of [
      'index',
      'guides/introduction',
      'guides/errors',
      'resources/vat-codes',
      'workflows/first-invoice',
    ]) {
      expect(ids).toContain(id);
    }
    for (const id of [
      'sandbox-controls',
      'sandbox-controls/setClock',
      'downloads',
      'changelog',
      'provenance',
      'publish',
    ]) {
      expect(ids).toContain(id);
    }
    expect(ids.size).toBe(pages.length);
  });

  it('have unique titles, and a description of one sentence', () => {
    const titles = pages.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(pages.filter(({ description }) => !/^\S[^\n]*\S$/.test(description)).map(({ id }) => id)).toEqual([]);
  });

  it('have headings that skip no level', () => {
    const skips = pages.flatMap(({ id, markdown, html = markdown }) => {
      const text = html.replaceAll(/^ *```[\s\S]*?^ *```/gm, '');
      const levels = [...text.matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length);
      return levels.some((level, index) => level > (levels[index - 1] ?? 1) + 1) ? [id] : [];
    });
    expect(skips).toEqual([]);
  });

  it('have links only to other pages', () => {
    const paths = new Set(pages.map(({ id }) => links.toPath(`#page/${id}`)));
    const dead = pages.flatMap(({ id, markdown, html = markdown }) =>
      [...html.matchAll(/\]\((#(?:tag|operation|control|page)\/[^)#]+)/g)]
        .map(([, href = '']) => links.toPath(href))
        .filter((path) => !paths.has(path))
        .map((path) => `${id}: ${path}`),
    );
    expect(dead).toEqual([]);
  });

  it('name the guides and the workflows that are about an operation', () => {
    const { markdown } = findPage('operations/createDebtor');
    expect(markdown).toMatch(/\n- Guides: .*\[Master data and mandates\]\(#tag\/master-data-and-mandates\)/);
    expect(markdown).toContain('\n- Workflows: [First invoice](#page/workflows/first-invoice)');
    expect(markdown).toContain('\n- Debtors: [List debtors](#operation/listDebtors), ');
  });

  it('of the start name the packages as npm packs them', () => {
    for (const workspace of ['client', 'mocks'])
      expect(findPage('index').markdown).toContain(` ./${readTarballName(workspace)}\n`);
  });
});

describe('the menu', () => {
  const listLabels = (items: readonly MenuItem[]): unknown[] => items.map((item) => (item as { label: string }).label);
  const findItems = (items: readonly MenuItem[], label: string): readonly MenuItem[] =>
    (items.find((item) => (item as { label: string }).label === label) as { items: MenuItem[] }).items;

  it('has the start page, the page to try things in, the groups in the order of the site, and the reference on one page', () => {
    expect(listLabels(createMenu(pages))).toEqual([
      ...['First steps', 'Try it here', 'Guides', 'Clients'],
      ...listResourceGroups(contract).map(({ name }) => name),
      ...['Workflows', 'Sandbox controls', 'About', 'The whole reference on one page'],
    ]);
  });

  it('has the operations of a resource below its overview', () => {
    const debtors = findItems(findItems(createMenu(pages), 'Master data'), 'Debtors');
    expect(listLabels(debtors).slice(0, 3)).toEqual(['Overview', 'List debtors', 'Create a debtor']);
  });
});

describe('the files for language models', () => {
  it('have links only to existing files', () => {
    const published = new Set([...files.keys()].map((file) => links.toMarkdownUrl(`#file/${file}`)));
    const urls = [...(files.get('llms.txt') ?? '').matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);
    expect(urls.filter((url) => !published.has(url) && !/\/downloads\/(?:openapi\.json|SKILL\.md)$/.test(url))).toEqual(
      [],
    );
    expect(urls.length).toBeGreaterThan(200);
  });

  it('include a bundle of each resource, under 100 kB and with absolute links', () => {
    const bundles = [...files].filter(([file]) => file.startsWith('llms/'));
    expect(bundles.length).toBe(listResourceGroups(contract).flatMap(({ tags }) => tags).length);
    expect(
      bundles.filter(([, text]) => Buffer.byteLength(text) > 100_000).map(([file, text]) => [file, text.length]),
    ).toEqual([]);
    for (const [, text] of bundles) expect(text.replaceAll(/^```[\s\S]*?^```/gm, '')).not.toMatch(/\]\((?:#|\.\.)/);
  });

  it('mention each other, and have the rules of the skill', () => {
    const skill = readFileSync(join(repository, 'mcp', 'skill', 'SKILL.md'), 'utf8');
    const [short = '', full = '', agents = ''] = ['llms.txt', 'llms-full.txt', 'ai-agents.md'].map((file) =>
      files.get(file),
    );
    for (const name of ['llms-full.txt', 'SKILL.md', 'ai-agents.md']) expect(short).toContain(`/${name})`);
    for (const name of ['llms.txt', 'llms-full.txt', 'ai-agents.md']) {
      expect(skill).toContain(name);
      expect(full).toContain(name);
    }
    for (const name of ['llms.txt', 'llms-full.txt', 'SKILL.md']) expect(agents).toContain(name);
    const rules = /^## Conventions\n[\s\S]*?(?=^## )/m.exec(skill)?.[0] ?? 'missing';
    for (const text of [short, full]) expect(text).toContain(rules);
  });

  it('have the guides in one file under 350 kB, with absolute links', () => {
    const full = files.get('llms-full.txt') ?? '';
    for (const { id, title } of pages.filter((page) => page.id.startsWith('guides/')))
      expect([id, full.includes(`\n# ${title}\n`)]).toEqual([id, true]);
    expect(Buffer.byteLength(full)).toBeLessThan(350_000);
    expect(full.replaceAll(/^```[\s\S]*?^```/gm, '')).not.toMatch(/\]\((?:#(?:tag|page|operation)|\.\.)/);
  });

  it('include the Markdown of each page, with its title', () => {
    for (const { id, title } of pages) expect(files.get(`${id}.md`)).toMatch(`# ${title}\n\n`);
  });
});
