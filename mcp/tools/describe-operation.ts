import { z } from 'zod';
import { apiOperations, controlOperations, findById, workflows } from '../docs/catalog.ts';
import { describeOperation, describeWorkflow } from '../docs/print-operation.ts';
import { toBoundedResult } from '../result.ts';
import { defineTool, extentInput, READS_DOCUMENTS } from './tool.ts';

export const describeOperationTool = defineTool({
  name: 'describe_operation',
  title: 'Describe an operation',
  description:
    'Parameters, fields, examples and errors of an operation or a sandbox control, or the steps of a workflow.',
  input: z.strictObject({
    operation: z.string().max(200).describe('Such as createDebtor, finalizeDraft or first-invoice'),
    part: z.enum(['request', 'response']).optional().describe('One half; of writes the request by default'),
    ...extentInput,
  }),
  annotations: READS_DOCUMENTS,
  async run({ operation, part, ...extent }) {
    const id = operation.replace(/^#(?:operation|control|page\/workflows)\//, '');
    const workflow = workflows.find((candidate) => candidate.id === id || candidate.file.name === id);
    if (workflow) return toBoundedResult(describeWorkflow(workflow), extent);
    const entry = findById('operation', id, [...apiOperations, ...controlOperations]);
    const text = await describeOperation(entry, part);
    return toBoundedResult(`# ${entry.id}: ${entry.operation.summary}\n\n${text}`, extent);
  },
});
