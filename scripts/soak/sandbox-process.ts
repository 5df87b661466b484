import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../bench/http.ts';
import { authorization, firstQuestion } from '../bench/requests.ts';
import { CommandFailed } from '../lib/command-line.ts';
import { repository } from '../lib/run.ts';

/** A sandbox in a process of its own, which answers. */
export interface SandboxProcess {
  /** Without a slash at the end. */
  readonly url: string;
  /** What it wrote to standard error so far. */
  complaints(): string;
  /** Tells it to stop, and waits until it has: its exit code, or the signal that ended it. */
  stop(): Promise<number | string>;
  /** Ends it at once. */
  kill(): Promise<void>;
}

const patience = 60_000;
const longestComplaints = 4000;
const live = new Set<ChildProcess>();

/** What Node says when somebody looks into the process. */
const ofInspector = /^Debugger (?:attached\.|ending on .*|listening on .*)\n?|^Waiting for the debugger .*\n?/gm;

/**
 * Starts a sandbox by what is given to Node, and waits for its first answer.
 *
 * @throws CommandFailed with what it said, when it ends before that or takes longer than a minute.
 */
export async function startProcess(command: readonly string[], port: number): Promise<SandboxProcess> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, command, { cwd: repository, stdio: ['ignore', 'ignore', 'pipe'] });
  live.add(child);
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  void ended.then(() => live.delete(child));
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (complaints.length < longestComplaints) complaints = (complaints + text).slice(0, longestComplaints);
  });
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  try {
    await firstAnswer(url, ended);
  } catch (error) {
    await kill();
    throw new CommandFailed(`The sandbox does not start: ${(error as Error).message}\n${complaints}`.trim());
  }
  return {
    url,
    complaints: () => complaints.replaceAll(ofInspector, '').trim(),
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
    kill,
  };
}

/** Ends at once all that run, for a soak that is interrupted. */
export function killAll(): void {
  for (const child of live) child.kill('SIGKILL');
}

async function firstAnswer(url: string, ended: Promise<number | string>): Promise<void> {
  let end: number | string | undefined;
  void ended.then((code) => {
    end = code;
  });
  const giveUp = performance.now() + patience;
  for (;;) {
    const status = await ask(url + firstQuestion, { headers: authorization }).then(
      (answer) => answer.status,
      () => 'no answer',
    );
    if (status === 200) return;
    if (end !== undefined) throw new Error(`it ended with ${end} before its first answer`);
    if (performance.now() > giveUp) throw new Error(`no 200 within ${patience / 1000} s; the last was: ${status}`);
    await wait(5);
  }
}
