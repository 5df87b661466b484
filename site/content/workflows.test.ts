import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../contract/document.ts';
import { readWorkflows, type WorkflowFile } from '../../programs/workflows.ts';
import { repository } from '../../scripts/lib/run.ts';
import { loadDocsDocument } from '../load-docs-document.ts';
import type { SitePage } from './page.ts';
import { createWorkflowPage, indexOperations, type Operations } from './workflows.ts';

let files: readonly WorkflowFile[];
let operations: Operations;
let pages: readonly SitePage[];

beforeAll(async () => {
  const read = async (name: string) => JSON.parse(await readFile(join(repository, 'generated', name), 'utf8'));
  const control: OpenApiDocument = await read('control.json');
  files = await readWorkflows();
  operations = indexOperations(await loadDocsDocument(), control);
  pages = files.map((file) => createWorkflowPage(file, operations));
});

const getMarkdown = (name: string): string => pages.find(({ id }) => id === `workflows/${name}`)?.markdown ?? '';

describe('the Markdown of a workflow', () => {
  it('has each step with its operation, its request, its checks and its outputs', async () => {
    await expect(getMarkdown('first-invoice')).toMatchFileSnapshot('__snapshots__/first-invoice.txt');
  });

  it('has its servers and its inputs', () => {
    expect(getMarkdown('draft-to-final')).toContain('\n`draft-with-lines` · **On every server.**\n');
    expect(getMarkdown('draft-to-final')).toContain('\n`draft-becomes-final` · **On a sandbox only:** ');
    expect(getMarkdown('draft-to-final')).toContain('[Make a draft final](#control/finalizeDraft)');
    expect(getMarkdown('incremental-sync')).toContain('| `bookyear` | `2026` | A book year that is open. |');
  });

  it('is not printed when a step calls an unknown operation', () => {
    const [file] = files;
    const none = { contract: new Map(), control: new Map() };
    expect(() => createWorkflowPage(file as WorkflowFile, none)).toThrow(
      'sign-in.arazzo.yaml: there is no operation requestToken',
    );
  });
});

it('the page of each document has all of its workflows and steps, a link to download it, and how to run it', () => {
  for (const { document, file, name } of files) {
    const markdown = getMarkdown(name);
    expect(markdown).toContain(`[${file}](#file/downloads/${file})`);
    expect(markdown).toContain(`npx --yes @redocly/cli respect ${file} \\\n`);
    for (const { workflowId, steps } of document.workflows) {
      expect(markdown).toContain(`\n\`${workflowId}\` · `);
      for (const { stepId } of steps) expect(markdown).toContain(`**${stepId}**: `);
    }
  }
});
