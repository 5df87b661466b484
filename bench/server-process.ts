import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../scripts/lib/free-port.ts';
import { authorization } from './requests.ts';

export interface Server {
  readonly name: string;
  /** Arguments of Node, with the repository as working directory; the port is appended. */
  readonly args: readonly string[];
}

export interface RunningServer {
  readonly url: string;
  /** Seconds from the start of the process to its first 200. */
  readonly startSeconds: number;
  getErrorOutput(): string;
  /** Collects garbage, and reads the memory use. */
  readMemory(): Promise<NodeJS.MemoryUsage>;
}

const START = 'mocks/hosts/node/cli/start.js';
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 5000;
const PROBE = ['--expose-gc', '--import', './bench/memory-probe.js'];

/** Creates the server of `npm start`, or of another program that accepts `--port`. */
export const createSandbox = (target = START, ...options: string[]): Server => ({
  name: 'sandbox',
  args: [target, ...options, '--port'],
});

/** Creates the sandbox of another clone. Install and build it first, as this one. */
export const createOther = (folder: string): Server => ({
  ...createSandbox(join(resolve(folder), START)),
  name: 'other',
});

export const leastServer: Server = { name: 'least', args: ['bench/least-server.ts'] };

export async function withServer<T>(server: Server, use: (running: RunningServer) => Promise<T>): Promise<T> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...PROBE, ...server.args, String(port)], {
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const exited = once(child, 'exit');
  let errorOutput = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errorOutput += text;
  });
  try {
    await waitUntilReady(url, child);
    const startSeconds = (performance.now() - startedAt) / 1000;
    return await use({ url, startSeconds, getErrorOutput: () => errorOutput, readMemory: () => readMemory(child) });
  } catch (error) {
    throw new Error(`${server.name}: ${(error as Error).message}\n${errorOutput}`.trim(), { cause: error });
  } finally {
    // The probe ends the process, so that Node saves its compiled code, as for a user.
    if (child.connected) child.disconnect();
    setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS).unref();
    await exited;
  }
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && performance.now() < deadline) {
    const { ok } = await fetch(`${url}/v1/debtors?pageSize=1`, { headers: authorization }).catch(Response.error);
    if (ok) return;
    await wait(5);
  }
  throw new Error('The server does not start.');
}

async function readMemory(child: ChildProcess): Promise<NodeJS.MemoryUsage> {
  const response = once(child, 'message', { signal: AbortSignal.timeout(60_000) });
  child.send('read');
  return (await response)[0];
}
