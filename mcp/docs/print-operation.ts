import { listOperations } from '../../contract/document.ts';
import { addExamples } from '../../scripts/bundle/examples.ts';
import { readRecording } from '../../scripts/bundle/recording.ts';
import { printOperation } from '../../site/content/operation.ts';
import { createRelated } from '../../site/content/related.ts';
import { createWorkflowPage, indexOperations } from '../../site/content/workflows.ts';
import type { DocsDocument } from '../../site/docs-document.ts';
import { type CatalogOperation, type CatalogWorkflow, contract, control, workflowFiles } from './catalog.ts';

/** The half of the description of an operation. */
export type Part = 'request' | 'response';

let loaded: Promise<DocsDocument> | undefined;

/** Loads the contract with the recorded examples. */
function loadDocumented(): Promise<DocsDocument> {
  loaded ??= readRecording().then((recording) => addExamples(structuredClone(contract), recording) as DocsDocument);
  return loaded;
}

/**
 * Prints the description of an operation as the site does, without what every operation has.
 *
 * @param part by default both, and of an operation with a body the request: the response has its fields again.
 */
export async function describeOperation(entry: CatalogOperation, part: Part | undefined): Promise<string> {
  const text = (entry.service === 'api' ? await printApiOperation(entry) : printControl(entry))
    .replaceAll(/<details>\n<summary>Conventions: [\s\S]*?<\/details>\n*/g, '')
    .replaceAll(/<\/?(?:details|summary)>\n?/g, '')
    .replace(/## Parameters\n+(?=## )/, '');
  const responses = text.indexOf('\n## Responses');
  if (part === 'response') return text.slice(responses).trim();
  if (part === undefined && !entry.operation.requestBody) return text;
  return `${text.slice(0, responses).trim()}\n\nFor the response, call again with "part": "response".${getRelated(text)}`;
}

const getRelated = (text: string): string => /\n\n## Related[\s\S]*$/.exec(text)?.[0] ?? '';

const findStatements = (): readonly [] => [];

async function printApiOperation(entry: CatalogOperation): Promise<string> {
  const document = await loadDocumented();
  const context = { document, findStatements, printRelated: createRelated(document, workflowFiles) };
  const documented = listOperations(document).find(({ operation }) => operation.operationId === entry.id);
  return printOperation(context, documented ?? entry, false);
}

/** The control plane takes no access token. */
function printControl({ document, ...entry }: CatalogOperation): string {
  const open = { ...entry, operation: { ...entry.operation, security: [] } };
  return printOperation({ document, findStatements, printRelated: () => '' }, open, false);
}

/** Prints the document of a workflow as the site does, without recorded responses. */
export const describeWorkflow = ({ file }: CatalogWorkflow): string =>
  createWorkflowPage(file, { operations: indexOperations(contract, control), recording: {} }).markdown;
