import { listOperations } from '../../contract/document.ts';
import { addExamples } from '../../programs/add-examples.ts';
import { readRecording } from '../../programs/recording.ts';
import { joinBlocks } from '../../site/content/markdown.ts';
import { CONVENTION_TITLES, printOperation } from '../../site/content/operation.ts';
import { createRelated } from '../../site/content/related.ts';
import { createWorkflowPage, indexOperations } from '../../site/content/workflows.ts';
import type { DocsDocument } from '../../site/docs-document.ts';
import { type CatalogOperation, type CatalogWorkflow, contract, control, workflowFiles } from './catalog.ts';

export type Part = 'request' | 'response';

let loaded: Promise<DocsDocument> | undefined;

function loadDocumented(): Promise<DocsDocument> {
  loaded ??= readRecording().then((recording) => addExamples(structuredClone(contract), recording) as DocsDocument);
  return loaded;
}

/**
 * Describes an operation in few words, as the site does, without what all operations share.
 *
 * @param part default: both, without examples; for an operation with a body only the request, whose fields the response repeats.
 */
export async function describeOperation(entry: CatalogOperation, part: Part | undefined): Promise<string> {
  const text = (entry.service === 'api' ? await printApiOperation(entry) : printControl(entry))
    .replaceAll(CONVENTIONS, '')
    .replaceAll(/<\/?(?:details|summary)>\n?/g, '')
    // The line before names all filters.
    .replaceAll(/^- `\w+` \*list of \w+, query\*: Only records with this `\w+`\..*\n/gm, '')
    .replaceAll(/```json\n([\s\S]*?)\n```/g, (_, json: string) => `\`${compact(json)}\``)
    .replaceAll(/\n{2,}(?=- )/g, '\n')
    .replace(/## Parameters\n+(?=## )/, '')
    .replace(REQUIRES_TOKEN, '');
  const [, request = text, response = '', related = ''] = PARTS.exec(text) ?? [];
  if (part === 'response') return response.trim();
  const body = entry.operation.requestBody;
  const more = `For ${body ? 'the response' : 'an example and the errors'}, call again with "part": "response".`;
  const shown = part === undefined && !body ? response.replace(/#### Example[\s\S]*|### (?!2)[\s\S]*/, '') : '';
  return joinBlocks(
    request.trim(),
    shown.trim(),
    more,
    related.replaceAll(/^- (?!Guides|Workflows).*\n?/gm, '').trim(),
  );
}

const CONVENTIONS = new RegExp(
  `<details>\\n<summary>(?:${Object.values(CONVENTION_TITLES).join('|')}): [\\s\\S]*?</details>\\n*`,
  'g',
);

const PARTS = /^([\s\S]*?)(\n## Responses[\s\S]*?)(\n## Related[\s\S]*)?$/;

const REQUIRES_TOKEN = /^Requires an access token, see .*\n\n/m;

/** Prints an example without line breaks; a truncated one is no JSON, and stays. */
function compact(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json));
  } catch {
    return json;
  }
}

const findStatements = (): readonly [] => [];

async function printApiOperation(entry: CatalogOperation): Promise<string> {
  const document = await loadDocumented();
  const context = { document, findStatements, printRelated: createRelated(document, workflowFiles) };
  const documented = listOperations(document).find(({ operation }) => operation.operationId === entry.id);
  return printOperation(context, documented ?? entry, false);
}

/** Prints an operation of the control plane, which takes no access token. */
function printControl({ document, ...entry }: CatalogOperation): string {
  const open = { ...entry, operation: { ...entry.operation, security: [] } };
  return printOperation({ document, findStatements, printRelated: () => '' }, open, false);
}

export const describeWorkflow = ({ file }: CatalogWorkflow): string =>
  createWorkflowPage(file, indexOperations(contract, control)).markdown;
