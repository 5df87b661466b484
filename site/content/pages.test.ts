import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { listOperations } from '../../contract/document.ts';
import { repository } from '../../scripts/lib/run.ts';
import { useFolders } from '../../test/support/folders.ts';
import { type DocsDocument, listGuides, listResourceGroups } from '../docs-document.ts';
import { loadDocsDocument } from '../load-docs-document.ts';
import { createMenu } from '../shell/menu.ts';
import { createLinks, type Links } from './links.ts';
import { printLlmsFullTxt, printLlmsTxt, printMarkdownFiles, type TextFile } from './llms.ts';
import type { SitePage } from './page.ts';
import { listPages } from './pages.ts';

let contract: DocsDocument;
let pages: readonly SitePage[];
let links: Links;
let files: ReadonlyMap<string, string>;

const createFolder = useFolders();
beforeAll(async () => {
  contract = await loadDocsDocument();
  pages = await listPages(contract, await createFolder({ 'openapi.json': '{}' }));
  links = createLinks(listGuides(contract));
  const all: TextFile[] = [
    ...printMarkdownFiles(pages, links),
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
      'changes/2-0-0',
      'provenance',
      'publish',
    ]) {
      expect(ids).toContain(id);
    }
    expect(ids.size).toBe(pages.length);
  });

  it('have unique titles, and a description of a line with 50 characters at least', () => {
    const titles = pages.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(pages.filter(({ description }) => !/^\S[^\n]{48,}\S$/.test(description)).map(({ id }) => id)).toEqual([]);
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

  it('of resources have the fields of a record, what one can do, and a first request', () => {
    const { html = '', panel, responses = [] } = findPage('resources/debtors');
    expect(html).toContain('<a id="field.chamberOfCommerceNumber" ');
    expect(html).toContain('| [Create a debtor](#operation/createDebtor) | `POST` `/v1/debtors` |');
    expect(panel?.requests[0]?.code.path).toBe('/v1/debtors');
    expect(responses[0]?.status).toBe('200');
    const resources = pages.filter(({ id }) => id.startsWith('resources/'));
    expect(resources.filter((page) => !page.panel).map(({ id }) => id)).toEqual([]);
  });

  it('of the start have no token, which a sandbox discloses to its own machine only', () => {
    const { html = '', intro = '' } = findPage('index');
    expect(html + intro).not.toContain('sandbox-demo-token');
  });

  it('of the start lead to a guide for each goal, and have no number', () => {
    const { markdown, intro = '', panel } = findPage('index');
    for (const guide of ['invoices', 'data-synchronization', 'pdf-documents', 'orders-and-stock'])
      expect(markdown).toContain(`](#tag/${guide})`);
    expect(intro).toContain('Run your first request');
    expect(markdown + intro).not.toMatch(/\d/);
    expect(panel?.requests.length).toBeGreaterThan(0);
  });
});

describe('the menu', () => {
  interface Item {
    readonly label: string;
    readonly items?: readonly Item[];
  }
  const print = ({ label, items = [] }: Item, indent = ''): string =>
    [`${indent}${label}\n`, ...items.map((item) => print(item, `${indent}  `))].join('');

  it('has three topics, with the groups of the contract in their order, and no name that wraps', async () => {
    const menu = createMenu(pages) as readonly Item[];
    const groups = menu.find(({ label }) => label === 'API')?.items ?? [];
    expect(groups.map(({ label }) => label)).toEqual(listResourceGroups(contract).map(({ name }) => name));
    const text = menu.map((item) => print(item)).join('');
    expect(text.split('\n').filter((line) => line.trim().length > 34)).toEqual([]);
    await expect(text).toMatchFileSnapshot('__snapshots__/menu.txt');
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
