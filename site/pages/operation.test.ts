import { beforeAll, describe, expect, it } from 'vitest';
import { operationsOf, type ShownContract, type ShownOperation, shownContract } from './contract.ts';
import { markdownLinks, relink } from './links.ts';
import { operationMarkdown } from './operation.ts';

let contract: ShownContract;
let operations: readonly ShownOperation[];

beforeAll(async () => {
  contract = await shownContract();
  operations = operationsOf(contract);
});

function markdownOf(id: string): string {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`No operation ${id}`);
  const neighbours = operations.filter(({ tag }) => tag === operation.tag);
  return operationMarkdown(contract, operation, neighbours);
}

describe('the Markdown of an operation', () => {
  it('says how it is called, with parameters, body and code', () => {
    const markdown = markdownOf('createDebtor');
    expect(markdown).toMatch(/^`POST \/v1\/debtors`\n/);
    expect(markdown).toContain('\n| `X-Tenant-Id` | header | string | ');
    expect(markdown).toContain(
      '\n| `name` | string, required | Name of the company or the person. At most 100 characters. |',
    );
    expect(markdown).toContain('\n| `address.city` | string or null | ');
    expect(markdown).toMatch(/### Example\n\n```json\n\{\n {2}"name": "/);
    expect(markdown).toContain(
      "### TypeScript\n\n```ts\nimport { connect, createDebtor } from '@accounting-platform/client';",
    );
    expect(markdown).toContain('### curl\n\n```sh\ncurl http://localhost:4010/v1/debtors ');
  });

  it('says what it answers: the record without the limits of what is sent, and the refusal by its name', () => {
    const [, answers = ''] = markdownOf('createDebtor').split('## Answers');
    expect(answers).toContain('\n| 201 | The created debtor. |');
    expect(answers).toContain('\nHeader `Location`: URL of the created record.');
    expect(answers).toContain('\n| `name` | string | Name of the company or the person. |');
    expect(answers).toContain(
      '### 400\n\nMedia type: `application/problem+json` or `application/json`.\n\n#### A required field is missing\n\n```json\n',
    );
    expect(answers).not.toContain('### 401');
  });

  it('names its neighbours, and not itself', () => {
    const [, neighbours = ''] = markdownOf('getDebtor').split('\n## Debtors\n');
    const ids = [...neighbours.matchAll(/#operation\/(\w+)/g)].map(([, id]) => id);
    expect(ids).toEqual(['listDebtors', 'createDebtor', 'replaceDebtor', 'updateDebtor', 'deleteDebtor']);
  });

  it('writes a form as it is sent', () => {
    expect(markdownOf('requestToken')).toContain('```\ngrant_type=authorization_code&client_id=sandbox-client&');
    expect(markdownOf('requestToken')).toContain('It wants no access token.');
  });

  it('keeps each row of a table on one line', () => {
    for (const { id } of operations) {
      const tables = markdownOf(id).match(/(?:^\|.*\n)+/gm) ?? [];
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
    expect(relink(`See [this](${from}).`, markdownLinks(contract, '../'))).toBe(`See [this](${to}).`);
  });
});
