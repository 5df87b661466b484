import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandFailed } from '../lib/command-line.ts';
import { repository } from '../lib/run.ts';
import { ask, freePort } from './http.ts';
import { authorization, firstQuestion } from './requests.ts';

/** A server to measure. */
export interface Server {
  readonly name: string;
  /** What Node runs so that it listens on that port of the loopback interface. */
  command(port: number): readonly string[];
}

/** A server that answers. */
export interface Running {
  /** Without a slash at the end. */
  readonly url: string;
  /** From the start of the process to its first answer with 200. */
  readonly secondsToFirstAnswer: number;
  /** Resident memory, in megabytes of 1,048,576 bytes. */
  residentMemory(): number;
}

const live = new Map<ChildProcess, string>();
const patience = 120_000;
const isWindows = process.platform === 'win32';

/**
 * Starts the server in a process of its own, lets `use` work with it, and ends it whatever comes of that.
 *
 * @throws CommandFailed with the last that the server printed, when it does not start or `use` fails.
 */
export async function withServer<T>(server: Server, use: (running: Running) => Promise<T>): Promise<T> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const output = join(folder, 'output');
  // Into a file: reading what Prism logs would cost the load its time.
  const file = openSync(output, 'a');
  const begun = performance.now();
  const child = spawn(process.execPath, server.command(port), {
    cwd: repository,
    // A process group of its own, so that what it starts ends with it.
    detached: !isWindows,
    stdio: ['ignore', file, 'pipe'],
  });
  live.set(child, folder);
  const errors = errorsOf(child);
  try {
    const url = `http://127.0.0.1:${port}`;
    await firstAnswer(child, url);
    const secondsToFirstAnswer = (performance.now() - begun) / 1000;
    const result = await use({ url, secondsToFirstAnswer, residentMemory: () => residentMemory(child) });
    if (errors() !== '') process.stderr.write(`${server.name} said:\n${errors()}\n`);
    return result;
  } catch (error) {
    const said = `${lastLines(readFileSync(output, 'utf8'))}\n${errors()}`.trim();
    throw new CommandFailed(`${server.name}: ${(error as Error).message}${said && `\nIt said:\n${said}`}`);
  } finally {
    await end(child);
    closeSync(file);
    rmSync(folder, { recursive: true, force: true });
    live.delete(child);
  }
}

/** Ends at once all servers that run, and removes their files: for a bench that is interrupted. */
export function endAll(): void {
  for (const [child, folder] of live) {
    kill(child);
    rmSync(folder, { recursive: true, force: true });
  }
  live.clear();
}

async function firstAnswer(child: ChildProcess, url: string): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  const giveUp = performance.now() + patience;
  let status: number | string = 'no answer';
  while (status !== 200) {
    status = await ask(url + firstQuestion, { headers: authorization }).then(
      (answer) => answer.status,
      () => 'no answer',
    );
    if (failure) throw failure;
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`it ended with ${child.exitCode ?? child.signalCode} before its first answer`);
    }
    if (performance.now() > giveUp) throw new Error(`no 200 within ${patience / 1000} s; the last was: ${status}`);
    if (status !== 200) await wait(5);
  }
}

/** The beginning of what the process prints on its standard error. */
function errorsOf(child: ChildProcess): () => string {
  const limit = 4000;
  let text = '';
  child.stderr?.setEncoding('utf8').on('data', (more: string) => {
    if (text.length < limit) text = (text + more).slice(0, limit);
  });
  return () => text.trim();
}

const lastLines = (text: string): string => text.trimEnd().split('\n').slice(-10).join('\n');

function residentMemory({ pid }: ChildProcess): number {
  const kilobytes =
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+) kB$/m)?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes) / 1024;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return;
  const hasEnded = child.exitCode !== null || child.signalCode !== null;
  const ended = hasEnded ? undefined : new Promise((done) => child.once('exit', done));
  kill(child);
  await ended;
  child.stderr?.destroy();
}

function kill(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (isWindows) child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    // The whole group has ended already.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
