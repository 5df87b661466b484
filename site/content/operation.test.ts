import { describe, expect, it } from 'vitest';
import { listOperations, type OperationEntry } from '../../contract/document.ts';
import { loadDocsDocument, readControlDocument } from '../load-docs-document.ts';
import { type OperationContext, printIntro, printOperation } from './operation.ts';
import { createResponses } from './responses.ts';

const contract = await loadDocsDocument();
const entries = listOperations(contract);
const context: OperationContext = { document: contract, findStatements: () => [], printRelated: () => '' };

const findOperation = (id: string): OperationEntry =>
  entries.find(({ operation }) => operation.operationId === id) as OperationEntry;
const print = (id: string, isForBrowsers = false): string => printOperation(context, findOperation(id), isForBrowsers);

it.each([
  ['listCountries', false, 'list.txt'],
  ['listCountries', true, 'list-for-browsers.txt'],
  ['requestToken', false, 'token.txt'],
  ['uploadSalesInvoiceFile', true, 'upload-for-browsers.txt'],
])('%s is printed whole (for browsers: %s)', async (id, isForBrowsers, file) => {
  const text = print(id, isForBrowsers).replaceAll(/client-[\w.-]+\.tgz/g, 'client-VERSION.tgz');
  await expect(text).toMatchFileSnapshot(`__snapshots__/operation-${file}`);
});

it('the Markdown of a sandbox control says that it needs no access token, and which header has the control key', async () => {
  const control = await readControlDocument();
  const [entry] = listOperations(control) as [OperationEntry];
  const markdown = printOperation({ ...context, document: control }, entry, false);
  expect(markdown).toContain('Requires no access token. A sandbox with a control key requires it in `X-Sandbox-Key`.');
});

describe('the page of an operation', () => {
  it('has the special and the required parameters first', () => {
    const [, parameters = ''] = print('listArticles', true).split('## Parameters');
    expect(parameters).toMatch(/^\n\n- <a id="parameter\.ActiveState" /);
    const [first = ''] = print('listLedgerLines', true).split('<details>');
    expect(first).toContain('href="#parameter.Bookyear">`Bookyear`</a> *list of integers, query* **required**');
  });

  it('has a table of all filters below the sentence that most of them share; each row says what only its filter does', () => {
    const [, filters = ''] = print('listDebtors', true).split('<details>');
    const rows = filters.split('\n').filter((line) => line.startsWith('| <a id="parameter.'));
    expect(filters).toContain(`<summary>Filters: ${rows.length}</summary>`);
    expect(filters.match(/Only records with this/g)).toHaveLength(1);
    expect(rows.slice(0, 2)).toEqual([
      '| <a id="parameter.id" href="#parameter.id">`id`</a> | integer, such as `1` |',
      '| <a id="parameter.number" href="#parameter.number">`number`</a> | string, such as `10001`. Capitals and small letters count as equal. |',
    ]);
    expect(rows.length).toBeGreaterThan(10);
  });

  it('lets a reader search filters, unless they are few, and the Markdown has no control', () => {
    expect(print('listDebtors', true)).toContain('<input type="search"');
    expect(print('listCountries', true)).not.toContain('<input type="search"');
    expect(print('listDebtors')).not.toContain('<input');
  });

  it('has an anchor for each parameter and field, and none twice', () => {
    const ids = [...print('createDraftSalesInvoiceWithLines', true).matchAll(/<a id="([^"]+)" href="#\1">/g)].map(
      ([, id]) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining(['parameter.X-Tenant-Id', 'request.lines.A.ArticleSku', '201.invoiceAddress.city']),
    );
    expect(print('createDebtor')).not.toContain('<a id=');
  });

  it('marks fields by links to the statements that say where they come from', () => {
    const name = contract.components.schemas?.Debtor?.properties?.name ?? {};
    const statement = { id: 'a-name', statement: 'It has a name.', status: 'decided', carriedBy: [] } as const;
    const findStatements: OperationContext['findStatements'] = (...parts) => (parts.includes(name) ? [statement] : []);
    const marking = { ...context, findStatements };
    const entry = findOperation('getDebtor');
    const html = printOperation(marking, entry, true);
    expect(html).toContain('*string* <span class="mark">[decided in this contract](#page/provenance#a-name)</span>');
    expect(printIntro(marking, entry, true)).not.toContain('Show what the platform promises');
    expect(html.indexOf('Show what the platform promises')).toBeGreaterThan(html.indexOf('## Responses'));
    expect(printOperation(marking, entry, false)).toContain('[decided in this contract](#page/provenance#a-name)');
  });

  it('has every error, of which the panel has what was recorded', () => {
    const html = print('createDebtor', true);
    const entry = findOperation('createDebtor');
    const responses = createResponses(contract, entry);
    expect(responses.map(({ status }) => status)).toEqual(Object.keys(entry.operation.responses));
    for (const { status, examples } of responses) {
      if (status !== '201') expect(html).toContain(`| \`${status}\` | `);
      expect(examples.length, status).toBeGreaterThan(0);
    }
    const failed = responses.find(({ status }) => status === '400');
    expect(failed?.examples.map(({ title }) => title)).toContain('A required field is missing');
    expect(html).toContain('Header `Retry-After`: ');
  });

  it.each(['listDebtors', 'deleteDebtor', 'uploadInboxFile', 'requestToken'])('of %s has balanced parts', (id) => {
    const html = print(id, true);
    for (const name of ['details', 'div']) expect(html.split(`<${name}`).length).toBe(html.split(`</${name}>`).length);
  });
});
