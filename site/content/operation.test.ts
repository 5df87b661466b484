import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { listOperations, type OperationEntry } from '../../contract/document.ts';
import type { DocsDocument } from '../docs-document.ts';
import { loadDocsDocument } from '../load-docs-document.ts';
import { type OperationContext, printIntro, printOperation } from './operation.ts';
import { createResponses } from './responses.ts';

let contract: DocsDocument;
let entries: readonly OperationEntry[];

beforeAll(async () => {
  contract = await loadDocsDocument();
  entries = listOperations(contract);
});

function findOperation(id: string): OperationEntry {
  const entry = entries.find(({ operation }) => operation.operationId === id);
  if (!entry) throw new Error(`No operation ${id}`);
  return entry;
}

function print(id: string, isForBrowsers = false): string {
  const context = { document: contract, findStatements: () => [], printRelated: () => '' };
  return printOperation(context, findOperation(id), isForBrowsers);
}

describe('the Markdown of an operation', () => {
  it('has the endpoint, parameters, body and code', () => {
    const markdown = print('createDebtor');
    expect(markdown).toMatch(/^`POST \/v1\/debtors`\n/);
    expect(markdown).toContain('\n- `X-Tenant-Id` *integer, header*: ');
    expect(markdown).toContain(
      '\n- `name` *string* **required**: Name of the company or the person. At most 100 characters.',
    );
    expect(markdown).toContain('\n  - `city` *string or null*: ');
    expect(markdown).toContain('```sh\ncurl http://localhost:4010/v1/debtors ');
    expect(markdown).toContain('```ts\n// npm install ');
    expect(markdown).toContain('\nimport { createClient } from "@accounting-platform/client";');
  });

  it('has the response without constraints, its headers and its example, and the errors by status', () => {
    const [, responses = ''] = print('createDebtor').split('## Responses');
    expect(responses).toContain('\n### 201: The created debtor\n\nHeader `Location`: URL of the created record.');
    expect(responses).toContain('\n- `name` *string*: Name of the company or the person.\n');
    expect(responses).toContain('#### Example\n\n```json\n{\n  "id": ');
    expect(responses).toContain('| `429` | ');
  });

  it('has the forms of a body in their encoding', () => {
    expect(print('requestToken')).toContain('Requires no access token.');
    expect(print('requestToken')).toContain('### Exchange');
    expect(print('requestToken')).toContain('`grant_type` *string* **required**: Says which variant it is: ');
  });
});

it('the Markdown of a sandbox control says that it needs no access token, and which header has the control key', async () => {
  const text = await readFile(new URL('../../generated/control.json', import.meta.url), 'utf8');
  const control = JSON.parse(text) as DocsDocument;
  const [entry] = listOperations(control);
  if (!entry) throw new Error('The control plane has no operation.');
  const markdown = printOperation(
    { document: control, findStatements: () => [], printRelated: () => '' },
    entry,
    false,
  );
  expect(markdown).toContain('Requires no access token. A sandbox with a control key requires it in `X-Sandbox-Key`.');
});

describe('the page of an operation', () => {
  it('has the special and the required parameters first, and folds the filters and what every list has', () => {
    const html = print('listArticles', true);
    const [, parameters = ''] = html.split('## Parameters');
    const folded = [...parameters.matchAll(/<summary>([\w ]+): (.*)<\/summary>/g)].map(([, kind, names]) => [
      kind,
      names,
    ]);
    expect(parameters).toMatch(
      /^\n\n- <a id="parameter\.ActiveState" href="#parameter\.ActiveState">`ActiveState`<\/a> /,
    );
    expect(folded[0]).toEqual(['Filters', expect.stringMatching(/^\d+$/)]);
    expect(folded.slice(1)).toEqual([
      ['For every list', expect.stringMatching(/^page, pageSize, /)],
      ['For every request', 'X-Tenant-Id, Accept-Language'],
      ['Other spellings', 'pagesize, X-TenantId'],
    ]);
    expect(html).toContain('href="#parameter.pagesize"><s>`pagesize`</s></a>');
    const [first = ''] = print('listLedgerLines', true).split('<details>');
    expect(first).toContain('href="#parameter.Bookyear">`Bookyear`</a> *list of integers, query* **required**');
    expect(print('createDebtor', true)).toContain('<summary>For every request: X-Tenant-Id, Accept-Language</summary>');
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
    const context = { document: contract, findStatements, printRelated: () => '' };
    const entry = findOperation('getDebtor');
    const html = printOperation(context, entry, true);
    expect(html).toContain('*string* <span class="mark">[decided in this contract](#page/provenance#a-name)</span>');
    expect(printIntro(context, entry, true)).not.toContain('Show what the platform promises');
    expect(html.indexOf('Show what the platform promises')).toBeGreaterThan(html.indexOf('## Responses'));
    expect(printOperation(context, entry, false)).toContain('[decided in this contract](#page/provenance#a-name)');
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
