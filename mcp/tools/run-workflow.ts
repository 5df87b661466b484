import { z } from 'zod';
import { runWorkflows } from '../../conformance/workflows/run.ts';
import { findById, workflowFiles, workflows } from '../docs/catalog.ts';
import { printJson, toFinalResult } from '../result.ts';
import { defineTool, extentInput, tenantInput } from './tool.ts';

export const runWorkflow = defineTool({
  name: 'run_workflow',
  title: 'Run a workflow on a sandbox',
  description: `Runs a documented task on a sandbox, checks each response, and deletes what it created: ${workflowFiles.map(({ name }) => name).join(', ')}.`,
  input: z.strictObject({
    name: z.string().max(100),
    inputs: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .optional()
      .describe('describe_operation lists them'),
    tenant: tenantInput,
    long: extentInput.long,
  }),
  annotations: { readOnlyHint: false, destructiveHint: false },
  async run({ name, inputs, tenant, long }, { session, signal }) {
    if (!workflowFiles.some((file) => file.name === name)) findById('workflow', name, workflows);
    await session.assertSandbox();
    await session.assertWritable();
    const { settings, url } = session;
    const administration = inputs?.tenant ?? tenant ?? settings.tenant;
    session.assertAdministration(administration === undefined ? undefined : Number(administration));
    const { results, redact, remaining } = await runWorkflows({
      url,
      authUrl: undefined,
      only: [name],
      stop: signal,
      quit: signal,
      inputs: {
        token: await session.getToken(),
        ...(settings.controlKey !== undefined && { controlKey: settings.controlKey }),
        ...inputs,
        ...(administration !== undefined && { tenant: administration }),
      },
    });
    const text = redact(printJson({ results, ...(remaining.length > 0 && { remaining }) }));
    return toFinalResult(text, 'Run one workflow of the document for a shorter result.', { long });
  },
});
