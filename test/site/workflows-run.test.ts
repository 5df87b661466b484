import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { OpenApiDocument } from '../../contract/document.ts';
import { signInToSandbox } from '../../mocks/sign-in/testing/demo-sign-in.ts';
import { repository } from '../../scripts/lib/run.ts';
import { readWorkflows } from '../../scripts/workflows/documents.ts';
import { createRunnableWorkflow } from '../../site/content/runnable-workflows.ts';
import { indexOperations } from '../../site/content/workflows.ts';
import type { ExpressionContext } from '../../site/run/expressions.ts';
import { createStepRequest, readStepResult } from '../../site/run/steps.ts';
import type { WorkflowRecording } from '../../site/samples/record-workflows.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox({ clock: '2026-04-16T09:30:00Z' });
beforeEach(() => sandbox.reset());

const read = async (name: string) => JSON.parse(await readFile(join(repository, 'generated', name), 'utf8'));
const contract: OpenApiDocument = await read('openapi.internal.json');
const operations = indexOperations(contract, await read('control.json'));
const recording: WorkflowRecording = await read('workflows.json');

const workflows = (await readWorkflows()).flatMap((file) =>
  file.document.workflows.map((workflow) => createRunnableWorkflow(file, workflow, operations)),
);

it.each(workflows)(
  'a workflow as pages run it meets its criteria, with the recorded statuses: $workflowId',
  async ({ workflowId, inputs, steps }) => {
    const outputs: Record<string, Readonly<Record<string, unknown>>> = {};
    const context: ExpressionContext = {
      inputs: { ...(workflowId === 'sign-in-and-refresh' && (await signInToSandbox(sandbox.url))), ...inputs },
      steps: outputs,
    };
    for (const step of steps) {
      const { target, ...request } = createStepRequest(step, context);
      const response = await fetch(`${sandbox.url}${target}`, request);
      const text = await response.text();
      const body = text.startsWith('{') ? JSON.parse(text) : text;
      const { status, headers } = response;
      const result = readStepResult(step, context, { status, headers, body });
      expect({ stepId: step.stepId, status, failed: result.failed }).toEqual({
        stepId: step.stepId,
        status: recording[workflowId]?.[step.stepId]?.status,
        failed: [],
      });
      outputs[step.stepId] = result.outputs;
    }
  },
);
