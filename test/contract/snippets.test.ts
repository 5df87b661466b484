import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { lintSource } from '../../scripts/lint.ts';
import { createLintWorkspace } from '../support/lint-workspace.ts';

interface Snippet {
  readonly prefix: string;
  readonly body: readonly string[];
}

const file = readFileSync(join(repository, '.vscode', 'openapi.code-snippets'), 'utf8');
const snippets = Object.values(JSON.parse(file) as Record<string, Snippet>);

/** The text that an editor inserts for a prefix when every proposed value is accepted. */
function expandSnippet(prefix: string, indentation = 0): string {
  const body = snippets.find((snippet) => snippet.prefix === prefix)?.body ?? [];
  const text = body.map((line) => ' '.repeat(indentation) + line).join('\n');
  return `${text
    .replaceAll(/\$\{\d+:([^}]*)\}/g, '$1')
    .replaceAll(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1')
    .replaceAll('\\$', '$')}\n`;
}

it('the editor snippets add a resource, an operation and fields that pass the lint as they are', async () => {
  const folder = await createLintWorkspace();
  const create = expandSnippet('operation', 4).replace('get:', 'post:').replace('listThings', 'createThing');
  const fields = ['field', 'amount', 'reference'].map((prefix) => expandSnippet(prefix, 8)).join('');
  const input = `    ThingInput:
      description: A thing to create.
      type: object
      properties:
${fields}      required: [amount]
      unevaluatedProperties: false
      examples: [{ amount: 1 }]
`;
  const resource = expandSnippet('resource')
    .replace(/(?= {2}\/v1\/things\/\{id\}:\n)/, create.replace('List things', 'Create a thing'))
    .concat(input);
  await writeFile(join(folder, 'openapi', 'resources', 'things.yaml'), resource);
  const contents = join(folder, 'openapi', 'openapi.yaml');
  const text = await readFile(contents, 'utf8');
  await writeFile(
    contents,
    text
      .replace(/(?= {2}\/v1\/countries:\n)/, '  /v1/things:\n    $ref: resources/things.yaml#/paths/~1v1~1things\n')
      .replace(
        /(?= {2}\/v1\/countries:\n)/,
        '  /v1/things/{id}:\n    $ref: resources/things.yaml#/paths/~1v1~1things~1{id}\n',
      )
      .replace(/(?= {2}- name: Countries\n)/, '  - name: Things\n    description: What there is.\n')
      .replace('      - Countries\n', '      - Countries\n      - Things\n'),
  );
  await expect(lintSource(folder).then(String, String)).resolves.toBe('');
});
