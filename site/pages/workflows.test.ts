import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { readWorkflows, type WorkflowFile } from '../../scripts/workflows/documents.ts';
import { type ShownContract, shownContract } from './contract.ts';
import { downloadable, type Operations, operationsFor, type WorkflowText, workflowText } from './workflows.ts';
import { workflowsMarkdown, workflowsPage } from './workflows-page.ts';

let files: readonly WorkflowFile[];
let operations: Operations;
let texts: readonly WorkflowText[];

beforeAll(async () => {
  const control = JSON.parse(await readFile(join(repository, 'generated', 'control.json'), 'utf8')) as ShownContract;
  files = await readWorkflows();
  operations = operationsFor(await shownContract(), control);
  texts = files.map((file) => workflowText(file, operations));
});

const markdownOf = (id: string): string =>
  texts.flatMap(({ workflows }) => workflows).find((workflow) => workflow.id === id)?.markdown ?? '';

describe('the text of a workflow', () => {
  it('has each step with its operation, its request, what is checked and what is kept', () => {
    const markdown = markdownOf('first-invoice');
    expect(markdown).toContain(`4. **enter-the-debtor**: [Create a debtor](#operation/createDebtor)

   The customer of the order. Keep the \`id\` with the customer in your own system.

   \`\`\`http
   POST /v1/debtors

   {
     "name": "Workflow tea room",
     "debtorKindId": "$steps.find-a-debtor-kind.outputs.debtorKindId",
     "email": "tearoom@customers.example"
   }
   \`\`\`

   Checked: status 201, \`name == 'Workflow tea room'\`, \`Location\` matches \`/v1/debtors/\\d+$\`.

   Kept: \`debtorId\` (\`id\`).`);
    expect(markdown).toContain('GET /v1/vatcodes?salesCode=true&percentage=21&reverseCharged=false\n');
    expect(markdown).toContain('DELETE /v1/debtors/{$steps.enter-the-debtor.outputs.debtorId}\n');
    expect(markdown).toContain('Every request carries `Authorization: Bearer {$inputs.token}` and ');
  });

  it('says where it runs, and what it takes', () => {
    expect(markdownOf('draft-with-lines')).toMatch(/^`draft-with-lines` · \*\*On every server\.\*\*\n/);
    expect(markdownOf('draft-becomes-final')).toMatch(/^`draft-becomes-final` · \*\*On a sandbox only:\*\* /);
    expect(markdownOf('draft-becomes-final')).toContain('[Make a draft final](control.html)');
    expect(markdownOf('period-0')).toContain('| `bookyear` | `2026` | A book year that is open. |');
  });

  it('cannot be made of an operation that is not there', () => {
    const [file] = files;
    const none = { contract: new Map(), control: new Map() };
    expect(() => workflowText(file as WorkflowFile, none)).toThrow(
      'sign-in.arazzo.yaml: there is no operation requestToken',
    );
  });
});

describe('the page of the workflows', () => {
  it('shows all of them, with the documents to be downloaded', () => {
    const page = workflowsPage(texts);
    for (const { document, file } of files) {
      expect(page).toContain(`<a download href="workflows/${file}">${file}</a>`);
      for (const { workflowId, steps } of document.workflows) {
        expect(page).toContain(`<h3 id="${workflowId}">`);
        for (const { stepId } of steps) expect(page).toContain(`<strong>${stepId}</strong>`);
      }
    }
    expect(page).toContain('<a href="operations/createDebtor.html">Create a debtor</a>');
  });

  it('is there as Markdown too', () => {
    const { file, markdown } = workflowsMarkdown(texts);
    expect(file).toBe('workflows.md');
    for (const { title } of texts) expect(markdown).toContain(`\n## ${title}\n`);
    expect(markdown).toContain(markdownOf('order-and-stock'));
  });
});

describe('a document for download', () => {
  it('refers to files beside it', () => {
    const urls = files.flatMap((file) => downloadable(file).match(/url: .*/g) ?? []);
    expect(new Set(urls)).toEqual(new Set(['url: openapi.json', 'url: control.json']));
  });
});
