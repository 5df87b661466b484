import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { WorkflowsFailed } from './options.ts';

/** What Respect found of a workflow. */
export interface RanWorkflow {
  readonly workflowId: string;
  readonly executedSteps: readonly Ran[];
}

/** What Respect found of a step. */
export interface RanStep {
  readonly stepId: string;
  readonly response: { readonly headers: Readonly<Record<string, string>> };
  readonly checks: readonly Check[];
}

/** A jump to another step is a workflow inside the workflow. */
export type Ran = RanStep | RanWorkflow;

export interface Check {
  readonly name: string;
  readonly passed: boolean;
  readonly message: string;
  /** Of a success criterion. */
  readonly condition?: string;
}

export interface RespectOptions {
  /** The folder of the documents. A `redocly.yaml` in it would apply. */
  readonly folder: string;
  /** Names of the documents. */
  readonly files: readonly string[];
  /** Workflows of those documents that are not run. */
  readonly skip: readonly string[];
  /** Address of the server, by the name of the source description. */
  readonly servers: Readonly<Record<string, string>>;
  readonly inputs: Readonly<Record<string, unknown>>;
}

const cli = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin', 'cli.js');

/**
 * Runs documents with `redocly respect`, one after the other, in one process.
 *
 * @returns what became of the workflows, by the name of the document.
 * @throws WorkflowsFailed with what Respect says, when it could not run them.
 */
export async function respect(options: RespectOptions): Promise<ReadonlyMap<string, readonly RanWorkflow[]>> {
  // The report holds tokens that Respect does not mask, so it lies where only this user can read it, and not for long.
  const report = await mkdtemp(join(tmpdir(), 'workflows-'));
  try {
    const file = join(report, 'report.json');
    const printed = await run(options, file);
    const text = await readFile(file, 'utf8').catch(() => {
      throw new WorkflowsFailed(`Respect could not run the workflows:\n${printed.trim()}`);
    });
    const { files } = JSON.parse(text) as { files: Record<string, { executedWorkflows: RanWorkflow[] }> };
    return new Map(Object.entries(files).map(([name, { executedWorkflows }]) => [name, executedWorkflows]));
  } finally {
    await rm(report, { recursive: true });
  }
}

/** What it prints. The code that it ends with says only that something failed, as the report does. */
async function run({ folder, files, skip, servers, inputs }: RespectOptions, report: string): Promise<string> {
  const args = [
    ...['respect', ...files],
    ...Object.entries(servers).flatMap(([name, url]) => ['--server', `${name}=${url}`]),
    ...skip.flatMap((name) => ['--skip', name]),
    ...['--json-output', report],
  ];
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: folder,
    env: { ...process.env, ...quiet, REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(inputs) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  await new Promise<void>((done, failed) => child.on('close', () => done()).on('error', failed));
  return printed;
}

/** It calls nobody but the servers that it is given, and needs no proxy for a relay on this machine. */
const quiet = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
  NO_COLOR: '1',
  NO_PROXY: '127.0.0.1',
  no_proxy: '127.0.0.1',
};
