import { inputsOf, readWorkflows, type WorkflowFile, workflowsFolder } from './documents.ts';
import { UsageError, WorkflowsFailed, type WorkflowsOptions } from './options.ts';
import { judged, type Outcome } from './outcome.ts';
import { chosen, obstacle, type Planned } from './plan.ts';
import { type Exchange, startRelay } from './relay.ts';
import { type RanWorkflow, respect } from './respect.ts';
import { secretInputs, secretsOf } from './secrets.ts';
import { hasControlPlane, probe } from './server.ts';
import { signInToSandbox } from './sign-in.ts';

/** What is asked for, and the server to run it on. */
export interface RunOptions extends Omit<WorkflowsOptions, 'url'> {
  readonly url: string;
  /** The folder of the documents; that of the repository when left out. */
  readonly folder?: string;
}

/** A run of workflows on a server. */
export interface Run {
  /** In the order of the documents. */
  readonly outcomes: readonly Outcome[];
  /** What was sent or came that nobody may see. */
  readonly secrets: ReadonlySet<string>;
  /** Names of the inputs that are secret. */
  readonly secretInputs: ReadonlySet<string>;
}

type Inputs = Readonly<Record<string, string | number>>;

/**
 * Runs the workflows that are asked for and can run on a server. Nothing is sent to any other server.
 *
 * @throws UsageError when a name is not known or the token is missing.
 * @throws WorkflowsFailed when the server cannot be used at all.
 */
export async function runWorkflows(options: RunOptions): Promise<Run> {
  const { url, folder = workflowsFolder } = options;
  const files = await readWorkflows(folder);
  const wanted = chosen(files, options.only);
  refuseUnknown(options.inputs, files);
  const controlPlane = await hasControlPlane(url, options.inputs.controlKey);
  const inputs = await completed(options, wanted, controlPlane);
  const planned = wanted.map((one) => ({
    ...one,
    obstacle: obstacle(one.file.document, one.workflow, { controlPlane, inputs }),
  }));
  const exchanges = new Map<string, Exchange>();
  const ran = await onServer({ ...options, folder }, planned, inputs, exchanges);
  const outcomes = planned.map(({ obstacle: why, ...one }): Outcome => {
    const name = one.workflow.workflowId;
    if (why !== undefined) return { name, status: 'not run', why };
    const found = ran.get(one.file.file)?.find(({ workflowId }) => workflowId === name);
    if (!found) throw new WorkflowsFailed(`Respect did not run ${name}.`);
    return judged(one, found, exchanges, inputs);
  });
  const secret = secretInputs(files);
  return { outcomes, secrets: secretsOf(inputs, secret, exchanges.values()), secretInputs: secret };
}

/** An input that no workflow has would be ignored without a word. */
function refuseUnknown(inputs: RunOptions['inputs'], files: readonly WorkflowFile[]): void {
  const all = files.flatMap(({ document }) => Object.values(document.components.inputs));
  const names = new Set(all.flatMap(({ properties }) => Object.keys(properties)));
  const unknown = Object.keys(inputs).find((name) => !names.has(name));
  if (unknown) throw new UsageError(`No workflow has an input "${unknown}". There are: ${[...names].join(', ')}.`);
}

/** The inputs that were given, with those that the server tells. */
async function completed(
  { url, authUrl = url, inputs }: RunOptions,
  wanted: readonly Omit<Planned, 'obstacle'>[],
  controlPlane: boolean,
): Promise<Inputs> {
  const all = wanted.map(({ file, workflow }) => inputsOf(file.document, workflow));
  const needsCode = all.some(({ required }) => required?.includes('code'));
  const signIn = controlPlane && needsCode && !inputs.code ? await signInToSandbox(authUrl) : {};
  const own = { ...signIn, ...inputs };
  const token = all.find(({ properties }) => properties.token)?.properties.token;
  if (!token) return own;
  if (!inputs.token && !controlPlane) {
    throw new UsageError('Give an access token with --token, or in the environment variable ACCOUNTING_TOKEN.');
  }
  const { tenant } = await probe(url, { token: inputs.token ?? String(token.default), tenant: inputs.tenant });
  return { ...own, tenant };
}

/** Runs what has no obstacle. */
async function onServer(
  { url, authUrl = url, folder }: Required<Pick<RunOptions, 'folder'>> & RunOptions,
  planned: readonly Planned[],
  inputs: Inputs,
  exchanges: Map<string, Exchange>,
): Promise<ReadonlyMap<string, readonly RanWorkflow[]>> {
  const running = planned.filter((one) => one.obstacle === undefined);
  const files = [...new Set(running.map(({ file }) => file))];
  if (files.length === 0) return new Map();
  const names = new Set(running.map(({ workflow }) => workflow.workflowId));
  const skip = files.flatMap(workflowNames).filter((name) => !names.has(name));
  const api = await startRelay(url, exchanges);
  const authorization = await startRelay(authUrl, exchanges);
  try {
    const servers = Object.fromEntries(
      files.flatMap(({ document }) =>
        document.sourceDescriptions.map(
          (source) => [source.name, isAuthorization(source.name) ? authorization.url : api.url] as const,
        ),
      ),
    );
    return await respect({ folder, files: files.map(({ file }) => file), skip, servers, inputs });
  } finally {
    await Promise.all([api.close(), authorization.close()]);
  }
}

const workflowNames = ({ document }: WorkflowFile): readonly string[] =>
  document.workflows.map(({ workflowId }) => workflowId);

/** The name under which documents refer to the authorization service, which may be a server of its own. */
const isAuthorization = (source: string): boolean => source === 'authorization';
