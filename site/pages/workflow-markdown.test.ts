import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../scripts/document/openapi.ts';
import { repository } from '../../scripts/lib/run.ts';
import { readWorkflows, type WorkflowFile } from '../../scripts/workflows/documents.ts';
import { loadDocsDocument } from '../docs-document.ts';
import {
  indexOperations,
  type Operations,
  printWorkflowDocument,
  toDownload,
  type WorkflowDocument,
} from './workflow-markdown.ts';
import { printWorkflows, renderWorkflows } from './workflows-page.ts';

let files: readonly WorkflowFile[];
let operations: Operations;
let documents: readonly WorkflowDocument[];

beforeAll(async () => {
  const control = JSON.parse(await readFile(join(repository, 'generated', 'control.json'), 'utf8')) as OpenApiDocument;
  files = await readWorkflows();
  operations = indexOperations(await loadDocsDocument(), control);
  documents = files.map((file) => printWorkflowDocument(file, operations));
});

const getMarkdown = (id: string): string =>
  documents.flatMap(({ workflows }) => workflows).find((workflow) => workflow.id === id)?.markdown ?? '';

describe('the Markdown of a workflow', () => {
  it('has each step with its operation, its request, its checks and its outputs', () => {
    const markdown = getMarkdown('first-invoice');
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

   Checks: status 201, \`name == 'Workflow tea room'\`, \`Location\` matches \`/v1/debtors/\\d+$\`.

   Outputs: \`debtorId\` (\`id\`).`);
    expect(markdown).toContain('GET /v1/vatcodes?salesCode=true&percentage=21&reverseCharged=false\n');
    expect(markdown).toContain('DELETE /v1/debtors/{$steps.enter-the-debtor.outputs.debtorId}\n');
    expect(markdown).toContain('Every request has `Authorization: Bearer {$inputs.token}` and ');
  });

  it('has its servers and its inputs', () => {
    expect(getMarkdown('draft-with-lines')).toMatch(/^`draft-with-lines` · \*\*On every server\.\*\*\n/);
    expect(getMarkdown('draft-becomes-final')).toMatch(/^`draft-becomes-final` · \*\*On a sandbox only:\*\* /);
    expect(getMarkdown('draft-becomes-final')).toContain('[Make a draft final](control.html)');
    expect(getMarkdown('period-0')).toContain('| `bookyear` | `2026` | A book year that is open. |');
  });

  it('is not printed when a step calls an unknown operation', () => {
    const [file] = files;
    const none = { contract: new Map(), control: new Map() };
    expect(() => printWorkflowDocument(file as WorkflowFile, none)).toThrow(
      'sign-in.arazzo.yaml: there is no operation requestToken',
    );
  });
});

describe('the workflows page', () => {
  it('has all workflows, with links to download their documents', () => {
    const page = renderWorkflows(documents);
    for (const { document, file } of files) {
      expect(page).toContain(`<a download href="workflows/${file}">${file}</a>`);
      for (const { workflowId, steps } of document.workflows) {
        expect(page).toContain(`<h3 id="${workflowId}">`);
        for (const { stepId } of steps) expect(page).toContain(`<strong>${stepId}</strong>`);
      }
    }
    expect(page).toContain('<a href="operations/createDebtor.html">Create a debtor</a>');
  });

  it('exists as Markdown too', () => {
    const { file, markdown } = printWorkflows(documents);
    expect(file).toBe('workflows.md');
    for (const { title } of documents) expect(markdown).toContain(`\n## ${title}\n`);
    expect(markdown).toContain(getMarkdown('order-and-stock'));
  });
});

describe('a downloaded Arazzo document', () => {
  it('refers to files beside it', () => {
    const urls = files.flatMap((file) => toDownload(file).match(/url: .*/g) ?? []);
    expect(new Set(urls)).toEqual(new Set(['url: openapi.json', 'url: control.json']));
  });
});
