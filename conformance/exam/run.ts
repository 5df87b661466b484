import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { World } from '../../mocks/hosts/node/options.ts';
import { startOnNode } from '../../mocks/hosts/node/start-on-node.ts';
import type { ReadinessReport } from '../../mocks/readiness/assess.ts';
import { demoClient } from '../../mocks/seed/demo-access.ts';
import { CliError } from '../../scripts/lib/command.ts';
import type { State } from './books.ts';
import { grade, type Outcome } from './grade.ts';
import type { ExamTask } from './tasks.ts';

/** What became of a task. */
export interface Result {
  readonly task: string;
  /** What is wrong; nothing when the task is done. */
  readonly findings: readonly string[];
  readonly milliseconds: number;
}

/** The day of the exam. */
const CLOCK = '2026-04-16T09:30:00Z';

const INTERPRETERS: Readonly<Record<string, string>> = {
  ts: process.execPath,
  js: process.execPath,
  mjs: process.execPath,
  php: 'php',
  py: 'python3',
};

/** Finds the program for a task: `new-debtor.ts`, or `solve.ts` for all tasks; also `.js`, `.mjs`, `.php` and `.py`. */
function findProgram(folder: string, { id }: ExamTask): readonly [interpreter: string, file: string] {
  const files = listFiles(folder);
  for (const name of [id, 'solve']) {
    for (const [extension, interpreter] of Object.entries(INTERPRETERS)) {
      if (files.includes(`${name}.${extension}`)) return [interpreter, join(folder, `${name}.${extension}`)];
    }
  }
  throw new CliError(`${folder} has no program ${id} and no program solve, such as solve.ts.`);
}

function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    throw new CliError(`--solution takes a folder, and ${folder} is not one.`);
  }
}

/** Something that does the tasks of the exam, and can be stopped. */
export interface Exam {
  /** Runs the program of a solution for a task, in books of its own, and grades what it left behind. */
  run(folder: string, task: ExamTask): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Starts the sandbox of an exam. Its control plane has a key that programs do not get, so they cannot change the books by it.
 *
 * @param timeout of a program, in milliseconds.
 */
export async function startExam(timeout: number): Promise<Exam> {
  const sandbox = await startOnNode({ port: 0, clock: CLOCK, controlKey: randomUUID() });
  return {
    close: sandbox.close,
    async run(folder, task) {
      const program = findProgram(folder, task);
      const start = performance.now();
      const world = await sandbox.createWorld();
      try {
        const outcome = await sit(world, program, task, timeout);
        return { task: task.id, findings: grade(task, outcome), milliseconds: performance.now() - start };
      } finally {
        await world.remove();
      }
    },
  };
}

async function sit(
  { url, controlKey = '' }: World,
  [interpreter, file]: readonly [string, string],
  task: ExamTask,
  timeout: number,
): Promise<Outcome> {
  async function control<Body>(path: string, body?: object): Promise<Body> {
    const headers = { 'X-Sandbox-Key': controlKey, 'Content-Type': 'application/json' };
    const response = await fetch(`${url}/_sandbox/${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} ended with ${response.status}: ${await response.text()}`);
    return (response.status === 204 ? undefined : await response.json()) as Body;
  }

  const tokens = await control<{ access_token: string; refresh_token: string }>('tokens', { user: 'demo' });
  if (task.hasExpiredToken) await control('tokens/expire', { token: tokens.access_token });
  for (const fault of task.faults ?? []) await control('faults', fault);
  const before = await control<State>('state');
  const environment = {
    ACCOUNTING_URL: url,
    ACCOUNTING_TENANT: '1',
    ACCOUNTING_TOKEN: tokens.access_token,
    ACCOUNTING_REFRESH_TOKEN: tokens.refresh_token,
    ACCOUNTING_CLIENT_ID: demoClient.id,
    ACCOUNTING_CLIENT_SECRET: demoClient.secret,
  };
  const { output, failure } = await runProgram(interpreter, file, task, environment, timeout);
  const [after, readiness] = await Promise.all([control<State>('state'), control<ReadinessReport>('readiness')]);
  return { before, after, readiness, output, failure };
}

/** Runs a program with a task on its standard input. */
async function runProgram(
  interpreter: string,
  file: string,
  { id, text, input = {} }: ExamTask,
  environment: Readonly<Record<string, string>>,
  timeout: number,
): Promise<Pick<Outcome, 'output' | 'failure'>> {
  const child = spawn(interpreter, [file], { env: { ...process.env, ...environment }, timeout, killSignal: 'SIGKILL' });
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (part: string) => {
      texts[name] += part;
    });
  // A program that reads nothing closes it early.
  child.stdin.on('error', () => undefined).end(JSON.stringify({ task: id, text, input }));
  const reason = await new Promise<string | undefined>((resolve) => {
    child.on('error', ({ message }) => resolve(message));
    child.on('close', (code, signal) => {
      if (code === 0) resolve(undefined);
      else resolve(signal ? `it took more than ${timeout / 1000} seconds` : texts.stderr.trim().slice(-MAX_ERROR));
    });
  });
  return { output: texts.stdout, failure: reason };
}

/** The most characters of what a failed program wrote. */
const MAX_ERROR = 1000;
