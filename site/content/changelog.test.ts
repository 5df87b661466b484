import { expect, it } from 'vitest';
import type { OpenApiDocument, Schema } from '../../contract/document.ts';
import { listHistory, type VersionChanges } from '../../scripts/breaking/history.ts';
import { repository } from '../../scripts/lib/run.ts';
import { readChangelog } from '../../scripts/release/changes.ts';
import { useFolders } from '../../test/support/folders.ts';
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

const createFolder = useFolders();

async function createHistory(present: OpenApiDocument): Promise<readonly VersionChanges[]> {
  const files = Object.entries(releases).map(([version, document]) => [
    `${version}/openapi.internal.json`,
    JSON.stringify(document),
  ]);
  return listHistory(await createFolder(Object.fromEntries(files)), present);
}

const CHANGELOG = `# Changelog

How.

## Unreleased

- Next.

## 10.0.0 - 2026-01-31

### What to do

Less.

## 9.0.0

- First.
`;

it('the pages of changes have those of each version by resource, and the changelog links to them', async () => {
  const history = await createHistory(createDocument({ id: { type: 'string' } }, { Debtors: { name: {} } }));
  const pages = [...createChangesPages(history, RESOURCES), createChangelogPage(CHANGELOG, history)];
  const printed = pages.map(({ id, title, description, markdown }) => [
    `<!-- ${id}: ${title} -->`,
    description,
    markdown,
  ]);
  await expect(`${printed.flat().join('\n\n')}\n`).toMatchFileSnapshot('__snapshots__/changelog.txt');
});

it('there is no page of what is not released when nothing changed', async () => {
  const pages = createChangesPages(await createHistory(releases['10.0.0']), RESOURCES);
  expect(pages.map(({ id }) => id)).toEqual(['changes/10-0-0']);
});

it('the pages of changes have words that Markdown leaves as they are', () => {
  const words = 'default "<b>" → "a_b_[c]" where `x_y` is `*`';
  const change = {
    impact: 'patch',
    words,
    advice: '',
    places: [],
    compatible: [],
    resources: ['Debtors'],
    paths: ['name'],
  } as const;
  const [page] = createChangesPages([{ version: '2.0.0', before: '1.0.0', changes: [change] }], RESOURCES);
  expect(page?.markdown).toContain('`name`: default "\\<b>" → "a\\_b\\_\\[c\\]" where `x_y` is `*`.');
});

it('the changelog groups each version but the first: breaks, additions and corrections', async () => {
  const [, ...versions] = (await readChangelog(repository, 'contract')).split(/^(?=## )/m);
  const kinds = ['### Breaks', '### Additions', '### Corrections'];
  for (const text of versions.slice(0, -1)) {
    const [, ...headings] = text.match(/^#+ .*/gm) ?? [];
    expect(headings).toEqual(kinds.filter((kind) => headings.includes(kind)));
    expect(text).toMatch(/^## .*\n\n###/);
  }
});
