import { demoToken } from '../../mocks/demo-access.ts';
import { signInToSandbox } from '../../mocks/demo-sign-in.ts';
import { getInputs, readWorkflows } from '../../scripts/workflows/documents.ts';
import { type RespectRun, runRespect } from '../../scripts/workflows/respect.ts';
import { CliError } from '../cli-error.ts';
import { findControlPlane, preflight, rejectRedirectOfTokens } from '../preflight.ts';
import type { Redact } from '../report/redact.ts';
import type { Inputs, WorkflowSettings } from './inputs.ts';
import { findSkipReason, type SelectedWorkflow, selectWorkflows } from './plan.ts';
import { createRedaction } from './redact.ts';
import { toWorkflowResult, type WorkflowResult } from './results.ts';

export interface RunOptions extends WorkflowSettings {
  readonly url: string;
}

export interface RunResult {
  /** In the order of the documents. */
  readonly results: readonly WorkflowResult[];
  /** Removes the secrets of the run from a text. */
  readonly redact: Redact;
}

const PREFLIGHT_LIMITS = { concurrency: 1, maxRetryWait: 10, timeout: 15 };

/**
 * Runs the selected workflows that can run on a server.
 *
 * @throws CliError for an unknown name, a missing token, or a server that cannot be used.
 */
export async function runWorkflows(options: RunOptions): Promise<RunResult> {
  const files = await readWorkflows();
  const selected = selectWorkflows(files, options.only);
  const documented = files.flatMap(({ document }) => Object.values(document.components.inputs));
  const properties = new Map(documented.flatMap((input) => Object.entries(input.properties)));
  // Respect ignores unknown inputs.
  const unknown = Object.keys(options.inputs).find((name) => !properties.has(name));
  if (unknown) {
    throw new CliError(`No workflow has an input "${unknown}". There are: ${[...properties.keys()].join(', ')}.`);
  }
  const { isSandbox, inputs } = await prepareInputs(options, selected);
  const planned = selected.map((workflow) => ({
    ...workflow,
    skipReason: findSkipReason(workflow, { isSandbox, inputs }),
  }));
  const runnable = planned.filter(({ skipReason }) => skipReason === undefined);
  const run = runnable.length > 0 ? await runOnServer(options, runnable, inputs) : { workflows: [], output: '' };
  const redact = createRedaction(properties, inputs, run.output);
  if (runnable.length > run.workflows.length) {
    throw new CliError(redact(`Redocly Respect could not run the workflows:\n${run.output.trim()}`));
  }
  const results = planned.map(({ workflow: { workflowId: name }, skipReason }): WorkflowResult => {
    if (skipReason !== undefined) return { name, status: 'skipped', summary: skipReason, details: '' };
    return toWorkflowResult(name, run);
  });
  return { results, redact };
}

/** The inputs, with an authorization code of a sandbox and the administration of the token. */
async function prepareInputs(
  { url, authUrl = url, inputs }: RunOptions,
  selected: readonly SelectedWorkflow[],
): Promise<{ readonly isSandbox: boolean; readonly inputs: Inputs }> {
  const controlPlane = await findControlPlane({ url, controlKey: String(inputs.controlKey ?? '') }, PREFLIGHT_LIMITS);
  if (controlPlane === 'locked') {
    throw new CliError('The sandbox was started with a key. Give it with --control-key or in ACCOUNTING_CONTROL_KEY.');
  }
  const isSandbox = controlPlane === 'open';
  const needed = selected.map(({ file, workflow }) => getInputs(file.document, workflow));
  if (needed.some(({ properties }) => properties.clientSecret)) await rejectRedirectOfTokens(authUrl, PREFLIGHT_LIMITS);
  const needsCode = needed.some(({ required }) => required?.includes('code')) && !inputs.code;
  const completed = { ...(isSandbox && needsCode && (await signInToSandbox(authUrl))), ...inputs };
  if (!needed.some(({ properties }) => properties.token)) return { isSandbox, inputs: completed };
  const token = inputs.token ?? (isSandbox ? demoToken : undefined);
  if (token === undefined) throw new CliError('Give an access token with --token or in ACCOUNTING_TOKEN.');
  const tenant = inputs.tenant === undefined ? undefined : Number(inputs.tenant);
  const server = await preflight({ url, token: String(token), tenant }, PREFLIGHT_LIMITS);
  const administration = tenant ?? server.administration.id;
  return {
    isSandbox,
    inputs: { ...completed, token, ...(administration !== undefined && { tenant: administration }) },
  };
}

function runOnServer(
  { url, authUrl = url }: RunOptions,
  runnable: readonly SelectedWorkflow[],
  inputs: Inputs,
): Promise<RespectRun> {
  const files = [...new Set(runnable.map(({ file }) => file))];
  const all = files.flatMap(({ document }) => document.workflows);
  const skipped = all.filter((workflow) => !runnable.some((selected) => selected.workflow === workflow));
  const sources = files.flatMap(({ document }) => document.sourceDescriptions);
  return runRespect({
    files: files.map(({ file }) => file),
    skip: skipped.map(({ workflowId }) => workflowId),
    servers: new Map(sources.map(({ name }) => [name, name === 'authorization' ? authUrl : url])),
    inputs,
  });
}
