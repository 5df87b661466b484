import { beforeAll, describe, expect, it } from 'vitest';
import { listOperations, type OperationEntry } from '../../scripts/document/openapi.ts';
import { type DocsDocument, getTag, loadDocsDocument } from '../docs-document.ts';
import { createMarkdownLinks, rewriteLinks } from './links.ts';
import { printOperation } from './operation-markdown.ts';

let contract: DocsDocument;
let entries: readonly OperationEntry[];

beforeAll(async () => {
  contract = await loadDocsDocument();
  entries = listOperations(contract);
});

function print(id: string): string {
  const entry = entries.find(({ operation }) => operation.operationId === id);
  if (!entry) throw new Error(`No operation ${id}`);
  const siblings = entries.filter(({ operation }) => getTag(operation) === getTag(entry.operation));
  return printOperation(contract, entry, siblings);
}

describe('the Markdown of an operation', () => {
  it('has the endpoint, parameters, body and code', () => {
    const markdown = print('createDebtor');
    expect(markdown).toMatch(/^`POST \/v1\/debtors`\n/);
    expect(markdown).toContain('\n| `X-Tenant-Id` | header | string | ');
    expect(markdown).toContain(
      '\n| `name` | string, required | Name of the company or the person. At most 100 characters. |',
    );
    expect(markdown).toContain('\n| `address.city` | string or null | ');
    expect(markdown).toMatch(/### Example\n\n```json\n\{\n {2}"name": "/);
    expect(markdown).toContain("### TypeScript\n\n```ts\nimport { createClient } from '@accounting-platform/client';");
    expect(markdown).toContain('### curl\n\n```sh\ncurl http://localhost:4010/v1/debtors ');
  });

  it('has the responses: the record without constraints, and the validation error', () => {
    const [, responses = ''] = print('createDebtor').split('## Responses');
    expect(responses).toContain('\n| 201 | The created debtor. |');
    expect(responses).toContain('\nHeader `Location`: URL of the created record.');
    expect(responses).toContain('\n| `name` | string | Name of the company or the person. |');
    expect(responses).toContain(
      '### 400\n\nMedia type: `application/problem+json` or `application/json`.\n\n#### A required field is missing\n\n```json\n',
    );
    expect(responses).not.toContain('### 401');
  });

  it('has links to the other operations of the resource', () => {
    const [, siblings = ''] = print('getDebtor').split('\n## Debtors\n');
    const ids = [...siblings.matchAll(/#operation\/(\w+)/g)].map(([, id]) => id);
    expect(ids).toEqual(['listDebtors', 'createDebtor', 'replaceDebtor', 'updateDebtor', 'deleteDebtor']);
  });

  it('has forms in their encoding', () => {
    expect(print('requestToken')).toContain('```\ngrant_type=authorization_code&client_id=sandbox-client&');
    expect(print('requestToken')).toContain('Requires no access token.');
  });

  it('has each row of a table on one line', () => {
    for (const { operation } of entries) {
      const id = operation.operationId;
      const tables = print(id).match(/(?:^\|.*\n)+/gm) ?? [];
      for (const table of tables) {
        const columns = table
          .split('\n')
          .filter(Boolean)
          .map((row) => row.replaceAll('\\|', '').split('|').length);
        expect(new Set(columns).size, id).toBe(1);
      }
    }
  });
});

describe('links in Markdown', () => {
  it.each([
    ['#tag/signing-in', '../guides/signing-in.md'],
    ['#tag/debtors', '../operations/listDebtors.md'],
    ['#operation/getDebtor', '../operations/getDebtor.md'],
    ['control.html', '../control.html'],
    ['#tag/nothing', '#tag/nothing'],
  ])('%s become %s', (from, to) => {
    expect(rewriteLinks(`See [this](${from}).`, createMarkdownLinks(contract, '../'))).toBe(`See [this](${to}).`);
  });
});
