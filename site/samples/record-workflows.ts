import { demoToken } from '../../mocks/seed/demo-access.ts';
import { signInToSandbox } from '../../mocks/sign-in/testing/demo-sign-in.ts';
import { SANDBOX_URL } from '../../scripts/bundle/recording.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import { readWorkflows } from '../../scripts/workflows/documents.ts';
import { runRespect } from '../../scripts/workflows/respect.ts';
import { startRecordedSandbox } from './record.ts';

/** What a sandbox responded to a step. */
export interface RecordedStep {
  readonly url: string;
  readonly status: number;
  /** JSON; other bodies are left out. */
  readonly body?: object;
}

/** The steps of every workflow: by `workflowId`, then by `stepId`. */
export type WorkflowRecording = Readonly<Record<string, Readonly<Record<string, RecordedStep>>>>;

/**
 * Runs all workflows against a sandbox.
 *
 * @throws BuildError when one of them fails.
 */
export async function recordWorkflows(): Promise<WorkflowRecording> {
  const files = await readWorkflows();
  const sandbox = await startRecordedSandbox();
  try {
    const sources = files.flatMap(({ document }) => document.sourceDescriptions);
    const { workflows, output } = await runRespect({
      files: files.map(({ file }) => file),
      skip: [],
      servers: new Map(sources.map(({ name }) => [name, sandbox.url])),
      inputs: { token: demoToken, ...(await signInToSandbox(sandbox.url)) },
    });
    if (workflows.length === 0 || workflows.some(({ status }) => status === 'error')) throw new BuildError(output);
    const recorded = workflows.map(({ workflowId, executedSteps }) => [
      workflowId,
      Object.fromEntries(
        executedSteps.map(({ stepId, request, response }) => {
          const body = typeof response?.body === 'object' ? response.body : undefined;
          return [stepId, { url: request?.url, status: response?.statusCode, body }];
        }),
      ),
    ]);
    const text = JSON.stringify(Object.fromEntries(recorded), hideSecret).replaceAll(sandbox.url, SANDBOX_URL);
    return JSON.parse(text) as WorkflowRecording;
  } finally {
    await sandbox.close();
  }
}

const SECRETS: readonly string[] = ['access_token', 'refresh_token'];

const hideSecret = (key: string, value: unknown): unknown => (SECRETS.includes(key) ? `<${key.toUpperCase()}>` : value);
