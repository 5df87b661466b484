import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runTool } from '../../scripts/lib/run.ts';
import { workflowsFolder } from '../../scripts/workflows/documents.ts';

export interface RespectOptions {
  /** Names of the documents. */
  readonly files: readonly string[];
  /** Workflows of them that are not run. */
  readonly skip: readonly string[];
  /** Address of the server, by the name of the source description. */
  readonly servers: ReadonlyMap<string, string>;
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** The part of its JSON report that is used. */
interface RespectReport {
  readonly files: Readonly<Record<string, { readonly executedWorkflows: readonly RespectWorkflow[] }>>;
}

export interface RespectWorkflow {
  readonly workflowId: string;
  readonly status: 'success' | 'warn' | 'error';
  readonly totalRequests: number;
}

export interface RespectRun {
  readonly workflows: readonly RespectWorkflow[];
  /** Everything that was sent and received, with secrets in it. */
  readonly output: string;
}

/** Runs `redocly respect`. There is no workflow in the result when it could not run a document. */
export async function runRespect({ files, skip, servers, inputs }: RespectOptions): Promise<RespectRun> {
  // Respect masks no refresh token, so its report lies where only this user can read it, and not for long.
  const folder = await mkdtemp(join(tmpdir(), 'workflows-'));
  const report = join(folder, 'report.json');
  const args = [
    ...['respect', ...files, '--verbose', '--json-output', report],
    ...[...servers].flatMap(([name, url]) => ['--server', `${name}=${url}`]),
    ...skip.flatMap((name) => ['--skip', name]),
  ];
  const environment = {
    // Other users of the machine can read arguments.
    REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(inputs),
    // The requests before it go through no proxy either.
    NO_PROXY: '*',
    // In tests it would leave out headers.
    NODE_ENV: 'production',
  };
  try {
    // It ends with 1 when a workflow fails and when it cannot run; a report is there in the first case only.
    const run = runTool('@redocly/cli', 'redocly', args, workflowsFolder, environment);
    const output = await run.catch(({ message }: Error) => message);
    const text = await readFile(report, 'utf8').catch(() => '{"files":{}}');
    const { files: reports } = JSON.parse(text) as RespectReport;
    const workflows = Object.values(reports).flatMap(({ executedWorkflows }) => executedWorkflows);
    // It indents with spaces of two kinds.
    return { workflows, output: stripVTControlCharacters(output).replaceAll('\u00a0', ' ') };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Where Respect begins to print another thing. */
const partStart = /^(?:─{80} *$| {2}(?=Running workflow |Workflow name: |Failed tests info:|Summary for ))/m;

/** What Respect prints of the steps of a workflow that failed: requests, responses and reasons. */
export function extractFailures(output: string, workflowId: string): string {
  const parts = output.split(partStart);
  const find = (heading: RegExp): string => parts.find((part) => heading.test(part)) ?? '';
  const steps = find(new RegExp(`^Running workflow \\S+ / ${workflowId} *\\n`)).split(/\n(?= {2}\S )/);
  const reasons = find(new RegExp(`^Workflow name: ${workflowId} *\\n`)).replace(/^.*/, '');
  const text = [...steps.filter((step) => step.startsWith('  ✗')), reasons].join('\n');
  return text.replaceAll(/^\s*\n/gm, '').trimEnd();
}
