import { signInToSandbox } from '../../mocks/api/sign-in/testing/demo-sign-in.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { CliError } from '../../programs/errors.ts';
import { getInputs, readWorkflows, type WorkflowFile } from '../../programs/workflows.ts';
import { limitLines } from '../report/summary.ts';
import { findControlPlane, preflight, rejectRedirectOfTokens } from '../session/preflight.ts';
import type { Inputs, WorkflowSettings } from './inputs.ts';
import { createRedaction, findLeftovers } from './output.ts';
import { findSkipReason, type SelectedWorkflow, selectWorkflows } from './plan.ts';
import { hasRespect, type RespectRun, runRespect } from './respect.ts';
import { toWorkflowResult, type WorkflowResult } from './results.ts';

export interface RunOptions extends WorkflowSettings {
  readonly url: string;
  /** Ends the run after the current document, whose workflows delete their records. */
  readonly stop: AbortSignal;
  readonly quit: AbortSignal;
}

/** Maximum lines to show of a run that failed as a whole. */
const MAX_OUTPUT = 10;

const PREFLIGHT_LIMITS = { concurrency: 1, maxRetryWait: 10, timeout: 15 };

/**
 * Runs the selected workflows that can run on a server. Records may remain after an abort.
 *
 * @throws CliError for an unknown name, a missing token, or an unusable server.
 */
export async function runWorkflows(options: RunOptions) {
  if (!hasRespect()) throw new CliError('The workflows need Redocly Respect, and run from the repository only.');
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
  const runs = new Map<WorkflowFile, RespectRun>();
  const runnable = planned.filter(({ skipReason }) => skipReason === undefined);
  for (const [file, workflows] of Map.groupBy(runnable, (workflow) => workflow.file)) {
    if (!options.stop.aborted) runs.set(file, await runOnServer(options, file, workflows, { isSandbox, inputs }));
  }
  const allOutput = [...runs.values()].map((run) => run.output).join('\n');
  const redact = createRedaction(properties, inputs, allOutput);
  const results = planned.map(({ file, workflow: { workflowId: name }, skipReason }): WorkflowResult => {
    const run = runs.get(file);
    const reason = skipReason ?? (run && !options.quit.aborted ? undefined : 'interrupted');
    if (reason !== undefined) return { name, status: 'skipped', summary: reason, details: '' };
    if (run?.workflows.some(({ workflowId }) => workflowId === name)) return toWorkflowResult(name, run);
    const output = limitLines(run?.output.trim().split('\n') ?? [], MAX_OUTPUT, ' lines');
    throw new CliError(redact(`Redocly Respect could not run the workflows:\n${output.join('\n')}`));
  });
  return { results, redact, remaining: options.quit.aborted ? findLeftovers(allOutput) : [] };
}

/** Prepares the inputs, with an authorization code of a sandbox and the token's administration. */
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
  { url, authUrl = url, quit }: RunOptions,
  { file, document }: WorkflowFile,
  runnable: readonly SelectedWorkflow[],
  { isSandbox, inputs }: { readonly isSandbox: boolean; readonly inputs: Inputs },
): Promise<RespectRun> {
  const skipped = document.workflows.filter((workflow) => !runnable.some((selected) => selected.workflow === workflow));
  const servers = document.sourceDescriptions.map(
    ({ name }) => [name, name === 'authorization' ? authUrl : url] as const,
  );
  const skip = skipped.map(({ workflowId }) => workflowId);
  const checksSchemas = isSandbox;
  return runRespect({ files: [file], skip, servers: new Map(servers), inputs, checksSchemas, quit });
}
