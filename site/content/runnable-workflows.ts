import type { OpenApiDocument } from '../../contract/document.ts';
import {
  getInputs,
  listSharedParameters,
  readWorkflows,
  type Workflow,
  type WorkflowFile,
} from '../../scripts/workflows/documents.ts';
import { readControlDocument } from '../docs-document.ts';
import type { RunnableStep, RunnableWorkflow } from '../run/steps.ts';
import type { TextFile } from './llms.ts';
import { findOperation, indexOperations, type Operations } from './workflows.ts';

/** Prints the workflows of each document as data, which a page loads when a reader runs one of them. */
export async function printRunnableWorkflows(contract: OpenApiDocument): Promise<TextFile[]> {
  const operations = indexOperations(contract, await readControlDocument());
  return (await readWorkflows()).map((file) => ({
    file: `workflows/${file.name}.json`,
    text: JSON.stringify(file.document.workflows.map((workflow) => createRunnableWorkflow(file, workflow, operations))),
  }));
}

/**
 * Creates a workflow whose steps have the request of their operation.
 *
 * @throws BuildError when a step calls an unknown operation.
 */
export function createRunnableWorkflow(
  file: WorkflowFile,
  workflow: Workflow,
  operations: Operations,
): RunnableWorkflow {
  const { properties } = getInputs(file.document, workflow);
  const defaults = Object.entries(properties).filter(([, input]) => input.default !== undefined);
  const shared = listSharedParameters(file.document, workflow);
  return {
    workflowId: workflow.workflowId,
    inputs: Object.fromEntries(defaults.map(([name, input]) => [name, input.default])),
    steps: workflow.steps.map((step): RunnableStep => {
      const { stepId, parameters = [], requestBody, successCriteria, outputs = {} } = step;
      const { method, path } = findOperation(file, step, operations).entry;
      return {
        stepId,
        method: method.toUpperCase(),
        path,
        successCriteria,
        outputs,
        parameters: [...shared, ...parameters],
        ...(requestBody && {
          requestBody: { contentType: requestBody.contentType ?? 'application/json', payload: requestBody.payload },
        }),
      };
    }),
  };
}
