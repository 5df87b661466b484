import { addExamples } from '../../scripts/bundle/examples.ts';
import { readRecording } from '../../scripts/bundle/recording.ts';
import { listOperations } from '../../scripts/document/openapi.ts';
import { type OperationContext, printOperation } from '../../site/content/operation.ts';
import { createRelated } from '../../site/content/related.ts';
import { createWorkflowPage, indexOperations } from '../../site/content/workflows.ts';
import type { DocsDocument } from '../../site/docs-document.ts';
import { type CatalogOperation, type CatalogWorkflow, contract, control, workflowFiles } from './catalog.ts';

/** The half of the description of an operation. */
export type Part = 'request' | 'response';

let documented: Promise<DocsDocument> | undefined;

/** Loads the contract with the recorded examples. */
function loadDocumented(): Promise<DocsDocument> {
  documented ??= readRecording().then((recording) => addExamples(structuredClone(contract), recording) as DocsDocument);
  return documented;
}

/** Prints the description of an operation as the site does, without what every operation has. */
export async function describeOperation(entry: CatalogOperation, part: Part | undefined): Promise<string> {
  const context = await createContext(entry);
  const found = listOperations(context.document).find(({ operation }) => operation.operationId === entry.id) ?? entry;
  const text = printOperation(context, found, false)
    .replaceAll(/<details>\n<summary>Conventions: [\s\S]*?<\/details>\n*/g, '')
    .replaceAll(/<\/?(?:details|summary)>\n?/g, '')
    .replace(/## Parameters\n+(?=## )/, '');
  const responses = text.indexOf('\n## Responses');
  if (part === 'response') return text.slice(responses).trim();
  // The response of a write has the fields of the request again.
  if (part === undefined && !entry.operation.requestBody) return text;
  return `${text.slice(0, responses).trim()}\n\nFor the response, call again with "part": "response".${getRelated(text)}`;
}

const getRelated = (text: string): string => /\n\n## Related[\s\S]*$/.exec(text)?.[0] ?? '';

async function createContext({ service, document }: CatalogOperation): Promise<OperationContext> {
  const findStatements = (): [] => [];
  if (service === 'control') return { document, findStatements, printRelated: () => '' };
  const source = await loadDocumented();
  return { document: source, findStatements, printRelated: createRelated(source, workflowFiles) };
}

/** Prints the document of a workflow as the site does, without recorded responses. */
export const describeWorkflow = ({ file }: CatalogWorkflow): string =>
  createWorkflowPage(file, { operations: indexOperations(contract, control), recording: {} }).markdown;
