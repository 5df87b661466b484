import { create } from '../../../../mocks/pages/inspector/browser/dom.js';
import type { ExpressionContext } from '../../../run/expressions.ts';
import { createStepRequest, type RunnableStep, type RunnableWorkflow, readStepResult } from '../../../run/steps.ts';
import { root } from '../shared.ts';
import { type Output, withOutput } from './output.ts';
import { listen, sendRequest } from './page-sandbox.ts';
import { createResponse } from './show-response.ts';
import { signIn } from './sign-in.ts';

/** A workflow of the page, with what its steps have returned so far. */
interface Run {
  readonly workflow: RunnableWorkflow;
  readonly inputs: Record<string, unknown>;
  readonly outputs: Record<string, Readonly<Record<string, unknown>>>;
}

const runs = new Map<string, Promise<Run>>();
// The records that the steps have created are gone.
listen({ onReset: () => runs.clear() });

/** Runs a step, after those before it that have not run; or all steps of a workflow, from the first one on. */
export async function runWorkflow(slot: HTMLElement): Promise<void> {
  const { workflow: workflowId = '', step: stepId } = slot.dataset;
  if (stepId === undefined) runs.delete(workflowId);
  await withOutput(slot, async ({ say }) => {
    const run = await getRun(workflowId);
    for (const step of listSteps(run, stepId)) {
      say(`Running ${step.stepId}`);
      if (!(await runStep(run, step))) return say(`The step ${step.stepId} failed.`);
    }
    say(`All ${run.workflow.steps.length} steps passed.`);
  });
}

/** Lists all steps; or one, and those before it that have not run. */
function listSteps({ workflow, outputs }: Run, stepId: string | undefined): readonly RunnableStep[] {
  if (stepId === undefined) return workflow.steps;
  const index = workflow.steps.findIndex((step) => step.stepId === stepId);
  return workflow.steps.slice(0, index + 1).filter((step) => step.stepId === stepId || !(step.stepId in outputs));
}

function getRun(workflowId: string): Promise<Run> {
  const run = runs.get(workflowId) ?? loadRun(workflowId);
  runs.set(workflowId, run);
  return run;
}

/** Loads the workflow, which the build has written beside the page. */
async function loadRun(workflowId: string): Promise<Run> {
  const name = location.pathname.split('/').at(-2) ?? '';
  const response = await fetch(new URL(`workflows/${name}.json`, root));
  const workflows = (await response.json()) as readonly RunnableWorkflow[];
  const workflow = workflows.find((candidate) => candidate.workflowId === workflowId);
  if (!workflow) throw new Error(`This site has no workflow ${workflowId}.`);
  return { workflow, inputs: { ...workflow.inputs }, outputs: {} };
}

/** Runs a step, and shows its response below its button. Returns whether it passed. */
async function runStep(run: Run, step: RunnableStep): Promise<boolean> {
  const { workflowId } = run.workflow;
  const slot = document.querySelector<HTMLElement>(`.run[data-workflow="${workflowId}"][data-step="${step.stepId}"]`);
  await withOutput(slot ?? create('div'), async (output) => {
    const failed = await sendStep(run, step, output);
    output.say(failed.length > 0 ? `Not met: ${failed.join(', ')}.` : 'All checks passed.');
  });
  return step.stepId in run.outputs;
}

/** Sends the request of a step. Returns the conditions that are not met. */
async function sendStep(run: Run, step: RunnableStep, { show }: Output): Promise<readonly string[]> {
  delete run.outputs[step.stepId];
  // The code of a sign-in is no input with a default: the user signs in just before.
  if (usesInput(step, 'code')) Object.assign(run.inputs, await signIn());
  const context: ExpressionContext = { inputs: run.inputs, steps: run.outputs };
  const { target, ...init } = createStepRequest(step, context);
  const sent = await sendRequest(target, init);
  const text = await sent.response.text();
  const { status, headers } = sent.response;
  const { failed, outputs } = readStepResult(step, context, { status, headers, body: parse(text) });
  show(createResponse(sent, text));
  if (failed.length === 0) run.outputs[step.stepId] = outputs;
  return failed;
}

const usesInput = (step: RunnableStep, name: string): boolean => JSON.stringify(step).includes(`"$inputs.${name}"`);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text === '' ? undefined : text;
  }
}
