import { readFileSync } from 'node:fs';
import { document } from '../../conformance/contract.ts';
import { findClosest } from '../../contract/did-you-mean.ts';
import { listOperations, type OpenApiDocument, type OperationEntry } from '../../contract/document.ts';
import { assets } from '../../mocks/assets.ts';
import { readWorkflows, type Workflow, type WorkflowFile } from '../../programs/workflows.ts';
import type { DocsDocument } from '../../site/docs-document.ts';
import { ToolError } from '../tool-error.ts';

/** Operation of the API, or of a sandbox's control plane. */
export interface CatalogOperation extends OperationEntry {
  readonly id: string;
  readonly service: 'api' | 'control';
  /** Document that the references of the operation lead into. */
  readonly document: OpenApiDocument;
}

export interface CatalogWorkflow {
  readonly id: string;
  readonly file: WorkflowFile;
  readonly workflow: Workflow;
}

export const contract = document as DocsDocument;

export const control = JSON.parse(readFileSync(assets.control, 'utf8')) as OpenApiDocument;

const listAll = (service: CatalogOperation['service'], source: OpenApiDocument): CatalogOperation[] =>
  listOperations(source).map((entry) => ({ ...entry, service, document: source, id: entry.operation.operationId }));

export const apiOperations: readonly CatalogOperation[] = listAll('api', contract);

export const controlOperations: readonly CatalogOperation[] = listAll('control', control);

export const workflowFiles: readonly WorkflowFile[] = await readWorkflows();

export const workflows: readonly CatalogWorkflow[] = workflowFiles.flatMap((file) =>
  file.document.workflows.map((workflow) => ({ id: workflow.workflowId, file, workflow })),
);

/**
 * Finds an item by its identifier.
 *
 * @param kind for the message: `operation`.
 * @throws ToolError for an unknown identifier, with a suggestion.
 */
export function findById<Item extends { readonly id: string }>(kind: string, id: string, items: readonly Item[]): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (item) return item;
  const ids = items.map((candidate) => candidate.id);
  throw new ToolError(
    `There is no ${kind} ${JSON.stringify(id)}. ${suggest(id, ids) ?? 'Find its name with search_docs.'}`,
  );
}

/** Returns a question with the closest name; undefined when none is close. */
export function suggest(name: string, names: readonly string[]): string | undefined {
  const closest = findClosest(name, names);
  return closest && `Did you mean ${closest}?`;
}
