import { demoToken } from '../../mocks/demo-access.ts';
import { getInputs, readWorkflows } from '../../scripts/workflows/documents.ts';
import { CannotRun } from '../arguments.ts';
import { findControlPlane, meet, rejectRedirectOfTokens } from '../preflight.ts';
import type { Redact } from '../report/secrets.ts';
import type { WorkflowsArguments } from './arguments.ts';
import { findSkipReason, type SelectedWorkflow, selectWorkflows } from './plan.ts';
import { createRedaction } from './redact.ts';
import { toWorkflowResult, type WorkflowResult } from './report.ts';
import { type RespectRun, runRespect } from './respect.ts';
import { signInToSandbox } from './sign-in.ts';

export interface RunOptions extends WorkflowsArguments {
  readonly url: string;
}

export interface RunResult {
  /** In the order of the documents. */
  readonly results: readonly WorkflowResult[];
  /** Takes the secrets of the run out of a text. */
  readonly redact: Redact;
}

type Inputs = Readonly<Record<string, string | number>>;

const preflightPace = { concurrency: 1, patience: 10, timeout: 15 };

/**
 * Runs the workflows that are asked for and can run on a server.
 *
 * @throws CannotRun when a name is not known, the token is missing, or the server cannot be used at all.
 */
export async function runWorkflows(options: RunOptions): Promise<RunResult> {
  const files = await readWorkflows();
  const selected = selectWorkflows(files, options.only);
  const documented = files.flatMap(({ document }) => Object.values(document.components.inputs));
  const properties = new Map(documented.flatMap((input) => Object.entries(input.properties)));
  // Respect ignores an input that no workflow has without a word.
  const unknown = Object.keys(options.inputs).find((name) => !properties.has(name));
  if (unknown) {
    throw new CannotRun(`No workflow has an input "${unknown}". There are: ${[...properties.keys()].join(', ')}.`);
  }
  const { isSandbox, inputs } = await prepareInputs(options, selected);
  const planned = selected.map((one) => ({ ...one, skipReason: findSkipReason(one, { isSandbox, inputs }) }));
  const runnable = planned.filter(({ skipReason }) => skipReason === undefined);
  const run = runnable.length > 0 ? await runOnServer(options, runnable, inputs) : { workflows: [], output: '' };
  const redact = createRedaction(properties, inputs, run.output);
  if (runnable.length > run.workflows.length) {
    throw new CannotRun(redact(`Redocly Respect could not run the workflows:\n${run.output.trim()}`));
  }
  const results = planned.map(({ workflow: { workflowId: name }, skipReason }): WorkflowResult => {
    if (skipReason !== undefined) return { name, status: 'skipped', summary: skipReason, details: '' };
    return toWorkflowResult(name, run);
  });
  return { results, redact };
}

/** The inputs that were given, with a code of a sandbox and the administration of the token. */
async function prepareInputs(
  { url, authUrl = url, inputs }: RunOptions,
  selected: readonly SelectedWorkflow[],
): Promise<{ readonly isSandbox: boolean; readonly inputs: Inputs }> {
  const controlPlane = await findControlPlane({ url, controlKey: inputs.controlKey }, preflightPace);
  if (controlPlane === 'locked') {
    throw new CannotRun('The sandbox was started with a key. Give it with --control-key or in ACCOUNTING_CONTROL_KEY.');
  }
  const isSandbox = controlPlane === 'open';
  const needed = selected.map(({ file, workflow }) => getInputs(file.document, workflow));
  if (needed.some(({ properties }) => properties.clientSecret)) await rejectRedirectOfTokens(authUrl, preflightPace);
  const needsCode = needed.some(({ required }) => required?.includes('code')) && !inputs.code;
  const own = { ...(isSandbox && needsCode && (await signInToSandbox(authUrl))), ...inputs };
  if (!needed.some(({ properties }) => properties.token)) return { isSandbox, inputs: own };
  const token = inputs.token ?? (isSandbox ? demoToken : undefined);
  if (token === undefined) throw new CannotRun('Give an access token with --token or in ACCOUNTING_TOKEN.');
  const tenant = inputs.tenant === undefined ? undefined : Number(inputs.tenant);
  const { administrationId } = await meet({ url, token, tenant }, preflightPace);
  const administration = tenant ?? administrationId;
  return { isSandbox, inputs: { ...own, token, ...(administration !== undefined && { tenant: administration }) } };
}

function runOnServer(
  { url, authUrl = url }: RunOptions,
  runnable: readonly SelectedWorkflow[],
  inputs: Inputs,
): Promise<RespectRun> {
  const files = [...new Set(runnable.map(({ file }) => file))];
  const all = files.flatMap(({ document }) => document.workflows);
  const skipped = all.filter((workflow) => !runnable.some((one) => one.workflow === workflow));
  const sources = files.flatMap(({ document }) => document.sourceDescriptions);
  return runRespect({
    files: files.map(({ file }) => file),
    skip: skipped.map(({ workflowId }) => workflowId),
    servers: new Map(sources.map(({ name }) => [name, name === 'authorization' ? authUrl : url])),
    inputs,
  });
}
