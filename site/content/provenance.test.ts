import { beforeAll, describe, expect, it } from 'vitest';
import { type RuleId, rules } from '../../conformance/rules/rules.ts';
import { listOperations, type OpenApiDocument, type Operation } from '../../contract/document.ts';
import { getByPointer } from '../../contract/json-pointer.ts';
import { readStatements, type Statement } from '../../programs/statements.ts';
import { readContract } from '../../scripts/bundle.ts';
import { toSlug } from './links.ts';
import { createLocator } from './locations.ts';
import { createProvenancePage, createStatementFinder, printMarks } from './provenance.ts';

let statements: readonly Statement[];
let contract: OpenApiDocument;
let markdown: string;

beforeAll(async () => {
  statements = readStatements();
  contract = await readContract();
  markdown = createProvenancePage(statements, createLocator(contract)).markdown;
});

function printEvidence(evidence: Statement['evidence']): string {
  if (!evidence) return '';
  if ('prose' in evidence) return ` Not checked: ${evidence.prose}`;
  if ('tests' in evidence) return ` Checked by: ${evidence.tests.map((file) => `\`${file}\``).join('; ')}.`;
  return ` Checked by: ${evidence.rules.map((id) => `\`${id}\`, ${rules[id as RuleId].title}`).join('; ')}.`;
}

describe('the provenance page', () => {
  it('has each statement once, with its status, its anchor, its reason, its source and how it is checked', () => {
    const names = { documented: 'Promised', inferred: 'Follows', decided: 'Decided' };
    for (const { id, status, statement, reason, sources, evidence } of statements) {
      const why = reason === undefined ? '' : ` *Why:* ${reason}`;
      const source = sources ? ` *Source:* ${sources.join(', ')}.` : '';
      const line = `- <span id="${id}"></span>**${names[status]}.** ${statement}${why}${source}${printEvidence(evidence)} (`;
      expect(markdown.split(`\n${line}`).length, id).toBe(2);
    }
  });

  it('names the rules that check a statement', () => {
    const statement = { id: 'a', statement: 'A.', carriedBy: ['#tag/errors'], status: 'documented' } as const;
    const page = createProvenancePage(
      [{ ...statement, evidence: { rules: ['body', 'filter'] } }],
      createLocator(contract),
    );
    expect(page.markdown).toContain(
      'A. Checked by: `body`, The body is what its schema describes; `filter`, A filter finds no other records. (',
    );
  });

  it('has no heading with the anchor of a statement', () => {
    const ids = statements.map(({ id }) => id);
    const anchors = [...markdown.matchAll(/^## (.*)/gm)].map(([, title = '']) => toSlug(title));
    expect(anchors.filter((anchor) => ids.includes(anchor))).toEqual([]);
  });

  it('has a row for each resource, with the counts of its statements, after those about all of them', () => {
    const html = createProvenancePage(statements, createLocator(contract)).html ?? '';
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
    const html = createProvenancePage(statements, createLocator(contract)).html ?? '';
    const tags = [...html.matchAll(/<\/?([^\s>]*)/g)].map(([, tag]) => tag);
    expect([...new Set(tags)].toSorted()).toEqual([
      'a',
      'details',
      'div',
      'input',
      'label',
      'section',
      'span',
      'summary',
    ]);
    expect(html).toContain('/v1/&lt;objects>');
  });

  it('names six pages of a statement, and how many there are besides', () => {
    const locate = createLocator(contract);
    const all = Object.keys(contract.paths).map((path) => `#/paths/${path.replaceAll('/', '~1')}`);
    const paths = [...new Map(all.map((path) => [locate(path).href, path])).values()];
    const print = (count: number): string => {
      const statement = { id: 'a', statement: 'A.', status: 'decided', carriedBy: paths.slice(0, count) } as const;
      return createProvenancePage([statement], locate).markdown;
    };
    expect(print(7).match(/\]\(#tag/g)).toHaveLength(7);
    expect(print(8).match(/\]\(#tag/g)).toHaveLength(6);
    expect(print(8)).toContain(' and 2 more)');
  });

  it('has one link to a page, for all of its places', () => {
    const statement = {
      ...({ id: 'a', statement: 'A.', status: 'decided' } as const),
      carriedBy: ['#/components/schemas/ListMeta', '#/components/schemas/ListMeta/properties/nextPage'],
    } as const;
    const { markdown: text } = createProvenancePage([statement], createLocator(contract));
    expect(text).toMatch(/A\. \(\[ListMeta, ListMeta › nextPage\]\(#[^)]*\)\)$/m);
  });

  it('has links only to operations, resources and guides', () => {
    const links = [...markdown.matchAll(/\]\((#(?:tag|operation)[^)]*)\)/g)].map(([, href]) => href);
    const anchors = new Set([
      ...listOperations(contract).map(({ operation }) => `#operation/${operation.operationId}`),
      ...(contract.tags ?? []).map(({ name }) => `#tag/${name.toLowerCase().replaceAll(' ', '-')}`),
    ]);
    expect(links.filter((link) => !anchors.has(link ?? ''))).toEqual([]);
    expect(links.length).toBeGreaterThan(statements.length);
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

  it('are marked once, in words', () => {
    const create = (id: string, status: Statement['status']): Statement => ({
      id,
      status,
      statement: '',
      carriedBy: [],
    });
    expect(printMarks([create('a', 'documented'), create('b', 'decided')])).toBe(
      ' [promised, details decided in this contract](#page/provenance#a)',
    );
    expect(printMarks([create('a', 'inferred')])).toBe(' [follows from a promise](#page/provenance#a)');
    expect(printMarks([create('a', 'decided')])).toBe(' [decided in this contract](#page/provenance#a)');
    expect(printMarks([])).toBe('');
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
    expect(createLocator(contract)(pointer)).toMatchObject({ text, href });
  });

  it.each(['#/paths/~1v1~1nowhere/get', '#/components/schemas/Nothing', '#tag/nothing'])(
    '%s is rejected',
    (pointer) => {
      expect(() => createLocator(contract)(pointer)).toThrow(`${pointer} leads nowhere`);
    },
  );
});
