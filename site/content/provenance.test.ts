import { describe, expect, it } from 'vitest';
import type { Operation } from '../../contract/document.ts';
import { getByPointer } from '../../contract/json-pointer.ts';
import { readStatements, type Statement } from '../../programs/statements.ts';
import { readContract } from '../../scripts/bundle.ts';
import { toSlug } from './links.ts';
import { createLocator } from './locations.ts';
import { createProvenancePage, createStatementFinder, printMarks } from './provenance.ts';

const statements = readStatements();
const contract = await readContract();
const locate = createLocator(contract);
const { markdown, html = '' } = createProvenancePage(statements, locate);

/** One path for each page of the site. */
const places = [
  ...new Map(
    Object.keys(contract.paths).map((path) => {
      const pointer = `#/paths/${path.replaceAll('/', '~1')}`;
      return [locate(pointer).href, pointer];
    }),
  ).values(),
];

const few: readonly Statement[] = [
  {
    id: 'rules',
    status: 'documented',
    sources: ['Errors'],
    evidence: { rules: ['body', 'filter'] },
    carriedBy: ['#tag/errors'],
  },
  {
    id: 'tests',
    status: 'inferred',
    sources: ['Flow', 'Events'],
    reason: 'It follows.',
    evidence: { tests: ['test/a.test.ts'] },
    carriedBy: ['#/components/schemas/ListMeta', '#/components/schemas/ListMeta/properties/nextPage'],
  },
  {
    id: 'prose',
    status: 'decided',
    topic: 'Errors',
    reason: 'It is usual.',
    evidence: { prose: 'Nobody sees it.' },
    carriedBy: ['#/components/schemas/Debtor/properties/name'],
  },
  { id: 'seven-places', status: 'decided', topic: 'Errors', carriedBy: places.slice(0, 7) },
  { id: 'eight-places', status: 'decided', topic: 'Errors', carriedBy: places.slice(0, 8) },
].map((each) => ({ statement: `The statement \`${each.id}\` of <objects>.`, ...each }) as Statement);

describe('the provenance page', () => {
  it('has each statement with its status, anchor, reason, source, how it is checked, and at most seven places', async () => {
    const page = createProvenancePage(few, locate);
    await expect(`${page.markdown}\n\n# For browsers\n\n${page.html}\n`).toMatchFileSnapshot(
      '__snapshots__/provenance.txt',
    );
    for (const { id } of statements) expect(markdown.split(`<span id="${id}"></span>`), id).toHaveLength(2);
  });

  it('has no heading with the anchor of a statement', () => {
    const ids = statements.map(({ id }) => id);
    const anchors = [...markdown.matchAll(/^## (.*)/gm)].map(([, title = '']) => toSlug(title));
    expect(anchors.filter((anchor) => ids.includes(anchor))).toEqual([]);
  });

  it('has a row for each resource, with the counts of its statements, after those about all of them', () => {
    const rows = [...html.matchAll(/<summary>([^<:]+): ([^<]+)</g)];
    const topics = rows.map(([, topic]) => topic);
    expect(topics.slice(0, 2)).toEqual(['Every resource', 'The API as a whole']);
    expect(topics).toEqual(expect.arrayContaining(['Debtors', 'Sales invoices', 'Journals', 'Invoices']));
    expect(topics).toEqual([...new Set(topics)]);
    for (const [status, name] of Object.entries({ documented: 'promised', inferred: 'follows', decided: 'decided' })) {
      const counts = rows.map(([, , text = '']) => Number(new RegExp(`(\\d+) ${name}`).exec(text)?.[1] ?? 0));
      const sum = counts.reduce((total, count) => total + count, 0);
      expect(sum).toBe(statements.filter((each) => each.status === status).length);
    }
  });

  it('has no HTML but its own: what a statement quotes in angle brackets is shown', () => {
    const tags = [...html.matchAll(/<\/?([^\s>]*)/g)].map(([, tag]) => tag);
    expect([...new Set(tags)].toSorted().join(' ')).toBe('a details div input label section span summary');
    expect(html).toContain('/v1/&lt;objects>');
  });
});

describe('the statements about a part of the contract', () => {
  const find = (pointer: string): readonly string[] =>
    createStatementFinder(contract, statements)(getByPointer(contract, pointer) as object).map(({ id }) => id);

  it.each([
    ['an operation', '#/paths/~1v1~1debtors/get', 'unknown-parameters-rejected'],
    ['a path', '#/paths/~1v1~1files~1{id}', 'files-by-id-only'],
    ['a schema', '#/components/schemas/InboxFile', 'upload-response'],
    ['a response', '#/paths/~1v1~1inboxfiles/post/responses/413', 'pdf-errors'],
    ['a field', '#/components/schemas/Debtor/properties/website', 'debtor-fields'],
  ])('are found for %s', (_, pointer, id) => {
    expect(find(pointer)).toContain(id);
  });

  it('are found for a parameter by its name', () => {
    const operation = contract.paths['/v1/ledgergrouped']?.get as Operation;
    const groupBy = operation.parameters?.find(({ name }) => name === 'groupBy');
    const found = createStatementFinder(contract, statements)(groupBy as object);
    expect(found.map(({ id }) => id)).toEqual(['group-by']);
  });

  it('are found for the part that they lead into', () => {
    const schema = { properties: { name: {} }, required: ['name'] };
    const document = { info: { title: '', version: '' }, paths: {}, components: { schemas: { A: schema } } };
    const statement = {
      id: 'a',
      statement: 'A.',
      status: 'decided',
      carriedBy: ['#/components/schemas/A/required'],
    } as const;
    expect(createStatementFinder(document, [statement])(schema)).toEqual([statement]);
    expect(createStatementFinder(document, [statement])(schema.properties.name)).toEqual([]);
  });

  it.each([
    [['documented', 'decided'], ' [promised, details decided in this contract](#page/provenance#0)'],
    [['inferred'], ' [follows from a promise](#page/provenance#0)'],
    [['decided'], ' [decided in this contract](#page/provenance#0)'],
    [[], ''],
  ] as const)('that are %j are marked once: "%s"', (statuses, mark) => {
    const marked = statuses.map((status, index) => ({ id: String(index), status, statement: '', carriedBy: [] }));
    expect(printMarks(marked)).toBe(mark);
  });
});

describe('the location of a pointer', () => {
  it.each([
    ['#/paths/~1v1~1debtors/get', 'GET /v1/debtors', '#operation/listDebtors'],
    [
      '#/paths/~1v1~1debtors~1{id}/delete/responses/204',
      'DELETE /v1/debtors/{id} › responses › 204',
      '#operation/deleteDebtor',
    ],
    ['#/paths/~1v1~1debtors', '/v1/debtors', '#tag/debtors'],
    ['#/paths/~1v1~1debtors/get/parameters/orderby', 'GET /v1/debtors › orderby', '#operation/listDebtors'],
    ['#/components/schemas/DebtorInput', 'DebtorInput', '#operation/createDebtor'],
    ['#/components/schemas/DebtorPatch/properties/name', 'DebtorPatch › name', '#operation/updateDebtor'],
    ['#/components/parameters/tenantId', 'X-Tenant-Id parameter', '#operation/listAdministrations'],
    ['#/components/responses/Forbidden', 'Forbidden response', '#operation/listAdministrations'],
    ['#tag/errors', 'Errors', '#tag/errors'],
  ])('%s has the text "%s"', (pointer, text, href) => {
    expect(locate(pointer)).toMatchObject({ text, href });
  });

  it.each(['#/paths/~1v1~1nowhere/get', '#/components/schemas/Nothing', '#tag/nothing'])(
    '%s is rejected',
    (pointer) => {
      expect(() => locate(pointer)).toThrow(`${pointer} leads nowhere`);
    },
  );
});
