import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../programs/root.ts';
import { workflowsFolder } from '../../programs/workflows.ts';

export interface RespectOptions {
  /** Names of the documents. */
  readonly files: readonly string[];
  /** Workflows to skip. */
  readonly skip: readonly string[];
  /** URLs of servers, by source description. */
  readonly servers: ReadonlyMap<string, string>;
  readonly inputs: Readonly<Record<string, unknown>>;
  /** True when responses must fit their schemas: other servers may have more fields. */
  readonly checksSchemas: boolean;
  /** Ends the run at once; created records stay. */
  readonly quit?: AbortSignal;
}

/** Used members of its JSON report. */
interface RespectReport {
  readonly files: Readonly<Record<string, { readonly executedWorkflows: readonly RespectWorkflow[] }>>;
}

interface RespectWorkflow {
  readonly workflowId: string;
  readonly status: 'success' | 'warn' | 'error';
  readonly totalRequests: number;
  readonly executedSteps: readonly RespectStep[];
}

/** Step and its last request. */
interface RespectStep {
  readonly stepId: string;
  readonly request?: { readonly url: string };
  readonly response?: { readonly statusCode: number; readonly body?: unknown };
}

export interface RespectRun {
  readonly workflows: readonly RespectWorkflow[];
  /** Requests and responses, with their secrets. */
  readonly output: string;
}

const REDOCLY = join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js');

/** Checks that Redocly Respect is installed: the package of the suite lacks it. */
export const hasRespect = (): boolean => existsSync(REDOCLY);

/** Runs `redocly respect`. The result has no workflows when a document could not run. */
export async function runRespect(options: RespectOptions): Promise<RespectRun> {
  const { files, skip, servers, inputs, checksSchemas, quit } = options;
  // Respect does not mask refresh tokens, so only this user may read its report.
  const folder = await mkdtemp(join(tmpdir(), 'workflows-'));
  const report = join(folder, 'report.json');
  const args = [
    ...['respect', ...files, '--verbose', '--json-output', report],
    ...[...servers].flatMap(([name, url]) => ['--server', `${name}=${url}`]),
    ...skip.flatMap((name) => ['--skip', name]),
    ...(checksSchemas ? [] : ['--severity', 'SCHEMA_CHECK=off']),
  ];
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
    // Other users of the machine can read arguments.
    REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(inputs),
    NO_PROXY: [process.env.NO_PROXY, 'localhost', '127.0.0.1'].filter(Boolean).join(','),
    // Respect omits headers in tests.
    NODE_ENV: 'production',
  };
  try {
    // Respect exits with 1 for a failed workflow, with a report, and when it cannot run, without one.
    const output = await runRedocly(args, env, quit);
    const json = await readFile(report, 'utf8').catch(() => '{"files":{}}');
    const { files: reports } = JSON.parse(json) as RespectReport;
    const workflows = Object.values(reports).flatMap(({ executedWorkflows }) => executedWorkflows);
    // Respect indents with two kinds of spaces.
    return { workflows, output: stripVTControlCharacters(output).replaceAll('\u00a0', ' ') };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs Redocly, and returns its output. In its own process group, as a terminal sends Ctrl+C to a whole group. */
async function runRedocly(args: readonly string[], env: NodeJS.ProcessEnv, quit?: AbortSignal): Promise<string> {
  const child = spawn(process.execPath, [REDOCLY, ...args], {
    cwd: workflowsFolder,
    detached: quit !== undefined,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  quit?.addEventListener('abort', () => child.kill(), { once: true });
  const outputs = await Promise.all([text(child.stdout), text(child.stderr)]);
  return outputs.join('');
}

/** Matches the start of a section of Respect's output. */
const SECTION_START = /^(?:─{80} *$| {2}(?=Running workflow |Workflow name: |Failed tests info:|Summary for ))/m;

/** Extracts Respect's output for the failed steps of a workflow, each with its reasons, response and request. */
export function extractFailures(output: string, workflowId: string): string {
  const parts = output.replaceAll(/^\s*\n/gm, '').split(SECTION_START);
  const find = (heading: RegExp): string => parts.find((part) => heading.test(part)) ?? '';
  const steps = find(new RegExp(`^Running workflow \\S+ / ${workflowId} *\\n`)).split(/\n(?= {2}\S )/);
  const reasons = find(new RegExp(`^Workflow name: ${workflowId} *\\n`));
  const failed = steps.filter((step) => step.startsWith('  ✗'));
  return failed.flatMap((step) => sortLines(step.trimEnd().split('\n'), reasons)).join('\n');
}

/** Sorts the output: Respect prints reasons after all steps, and a request before its response. */
function sortLines([head = '', ...lines]: readonly string[], reasons: string): readonly string[] {
  const name = head.trim().split(' ').at(-1);
  const [, found = ''] = new RegExp(`^ *stepId - ${name} *\\n([^]*?)(?=^ *stepId - |(?![^]))`, 'm').exec(reasons) ?? [];
  // The failure is on one line, and its reason on the next.
  const reason = found.trimEnd().replaceAll(/(✗.*?) *\n *(?!✗)/g, '$1: ');
  const response = lines.findIndex((line) => line.trimStart().startsWith('Response status code: '));
  const start = Math.max(response, 0);
  return [head, ...(reason ? reason.split('\n') : []), ...lines.slice(start), ...lines.slice(0, start)];
}
