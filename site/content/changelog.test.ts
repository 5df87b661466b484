import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument, Schema } from '../../contract/document.ts';
import { listHistory, type VersionChanges } from '../../scripts/breaking/history.ts';
import { repository } from '../../scripts/lib/run.ts';
import { readChangelog } from '../../scripts/release/changes.ts';
import { createChangelogPage, createChangesPages } from './changelog.ts';

const RESOURCES = ['Debtors', 'Creditors', 'Articles', 'Orders', 'Journals', 'Ledger', 'Countries', 'Units'];

/** Creates a contract in which each resource has a list with the same fields, and its own. */
function createDocument(common: object, own: Readonly<Record<string, object>> = {}): OpenApiDocument {
  const paths = RESOURCES.map((tag) => {
    const schema: Schema = { type: 'object', properties: { ...common, ...own[tag] } };
    const responses = { 200: { description: 'Found.', content: { 'application/json': { schema } } } };
    return [`/${tag}`, { get: { operationId: `list${tag}`, tags: [tag], responses } }];
  });
  const document = { openapi: '3.1.1', info: { title: 'Books', version: '1.0.0' }, paths: Object.fromEntries(paths) };
  return { ...document, components: { schemas: {} } } as unknown as OpenApiDocument;
}

const id = { type: 'integer' };
const releases = {
  '9.0.0': createDocument({ id, code: { type: 'string' } }, { Creditors: { old: {} }, Articles: { '*': {} } }),
  '10.0.0': createDocument({ id, code: { type: 'string' } }, { Debtors: { name: {} } }),
};

async function createHistory(present: OpenApiDocument): Promise<readonly VersionChanges[]> {
  const folder = await mkdtemp(join(tmpdir(), 'history-'));
  for (const [version, document] of Object.entries(releases)) {
    await mkdir(join(folder, version));
    await writeFile(join(folder, version, 'openapi.internal.json'), JSON.stringify(document));
  }
  const history = await listHistory(folder, present);
  await rm(folder, { recursive: true });
  return history;
}

let history: readonly VersionChanges[];
beforeAll(async () => {
  history = await createHistory(createDocument({ id: { type: 'string' } }, { Debtors: { name: {} } }));
});

describe('the pages of changes', () => {
  it('are one for each version that has one before it, and one for what is not released yet', async () => {
    const list = (versions: readonly VersionChanges[]): readonly string[] =>
      createChangesPages(versions, RESOURCES).map((page) => `${page.id}: ${page.title}`);
    expect(list(history)).toEqual(['changes/unreleased: Changes since 10.0.0', 'changes/10-0-0: Changes in 10.0.0']);
    expect(list(await createHistory(releases['10.0.0']))).toEqual(['changes/10-0-0: Changes in 10.0.0']);
  });

  it('have the changes by resource, first those with breaks, in words that Markdown leaves as they are', () => {
    const [, page] = createChangesPages(history, RESOURCES);
    expect(page?.markdown.split('\n\n').slice(1)).toEqual([
      '## Creditors',
      '- **BREAKING**: `old`: removed (responses). Do without it.',
      '## Articles',
      '- **BREAKING**: `*`: removed (responses). Do without it.',
      '## Debtors',
      '- **addition**: `name`: new (responses).',
    ]);
    expect(page?.description).toBe('2 breaking changes, 1 addition, 0 remarks since version 9.0.0 of the contract.');
    const words = 'default "<b>" → "a_b_[c]" where `x_y` is `*`';
    const place = { places: [], compatible: [], resources: ['Debtors'], paths: ['name'] };
    const [escaped] = createChangesPages(
      [{ version: '2.0.0', before: '1.0.0', changes: [{ impact: 'patch', words, advice: '', ...place }] }],
      RESOURCES,
    );
    expect(escaped?.markdown).toContain('`name`: default "\\<b>" → "a\\_b\\_\\[c\\]" where `x_y` is `*`.');
  });

  it('have a change of many resources once, with their names', () => {
    const [page] = createChangesPages(history, RESOURCES);
    const lines = page?.markdown.split('\n') ?? [];
    expect(lines.filter((line) => line.startsWith('#'))).toEqual(['## Many resources']);
    expect(lines).toContain(
      `- **BREAKING**: \`code\`: removed (responses). Do without it. In ${RESOURCES.join(', ')}.`,
    );
  });
});

describe('the changelog page', () => {
  it('groups each version but the first: breaks, additions and corrections', async () => {
    const [, ...versions] = (await readChangelog(repository, 'contract')).split(/^(?=## )/m);
    const kinds = ['### Breaks', '### Additions', '### Corrections'];
    for (const text of versions.slice(0, -1)) {
      const [, ...headings] = text.match(/^#+ .*/gm) ?? [];
      expect(headings).toEqual(kinds.filter((kind) => headings.includes(kind)));
      expect(text).toMatch(/^## .*\n\n###/);
    }
  });

  it('has the text of each version, below a link to its changes', () => {
    const markdown =
      '# Changelog\n\nHow.\n\n## Unreleased\n\n- Next.\n\n## 10.0.0 - 2026-01-31\n\n### What to do\n\nLess.\n\n## 9.0.0\n\n- First.\n';
    expect(createChangelogPage(markdown, history).markdown.split('\n\n')).toEqual([
      ...['How.', '## Unreleased'],
      ...['[Changes by resource](#page/changes/unreleased): 2 breaking changes, 0 additions, 0 remarks.', '- Next.'],
      '## 10.0.0 - 2026-01-31',
      '[Changes by resource](#page/changes/10-0-0): 2 breaking changes, 1 addition, 0 remarks.',
      ...['### What to do', 'Less.', '## 9.0.0', '- First.'],
    ]);
  });
});
