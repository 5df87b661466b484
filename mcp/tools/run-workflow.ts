import { z } from 'zod';
import { runWorkflows } from '../../conformance/workflows/run.ts';
import { findById, workflowFiles, workflows } from '../docs/catalog.ts';
import { printJson, toFinalResult } from '../result.ts';
import { defineTool, tenantInput } from './tool.ts';

export const runWorkflow = defineTool({
  name: 'run_workflow',
  title: 'Run a workflow on a sandbox',
  description: `Runs a documented task of several calls on a sandbox, checks each response, and deletes what it created. Workflows: ${workflowFiles.map(({ name }) => name).join(', ')}.`,
  input: z.strictObject({
    name: z.string().max(100).describe('A document, or one of its workflows'),
    inputs: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .optional()
      .describe('Inputs, such as bookyear; describe_operation lists them'),
    tenant: tenantInput,
  }),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  async run({ name, inputs, tenant }, { session, signal }) {
    if (!workflowFiles.some((file) => file.name === name)) findById('workflow', name, workflows);
    await session.assertSandbox();
    await session.assertWritable();
    const { settings, url } = session;
    const administration = tenant ?? settings.tenant;
    const { results, redact, remaining } = await runWorkflows({
      url,
      authUrl: undefined,
      only: [name],
      stop: signal,
      quit: signal,
      inputs: {
        token: await session.getToken(),
        ...(administration !== undefined && { tenant: administration }),
        ...(settings.controlKey !== undefined && { controlKey: settings.controlKey }),
        ...inputs,
      },
    });
    const text = redact(printJson({ results, ...(remaining.length > 0 && { remaining }) }));
    return toFinalResult(text, 'Run one workflow of the document for a shorter result.');
  },
});
