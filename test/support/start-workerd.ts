import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorkerSettings } from '../../mocks/hosts/workers/settings.ts';
import { findFreePort } from '../../scripts/lib/free-port.ts';
import { repository } from '../../scripts/lib/run.ts';

/** The program of `test/workers`, which `npm run build -- install-test-workers` installs. */
export const workerd: string = join(
  repository,
  `test/workers/node_modules/@cloudflare/workerd-${process.platform}-${process.arch === 'x64' ? '64' : process.arch}`,
  'bin/workerd',
);

/** Output of `npm run build -- workers`. */
export const WORKER: string = process.env.WORKER ?? join(repository, 'generated', 'workers');

export type Workerd = Awaited<ReturnType<typeof startWorkerd>>;

export interface WorkerdOptions extends WorkerSettings {
  /** The operator's key. */
  readonly controlKey?: string;
}

/**
 * Starts a worker in one workerd with a disk of its own.
 *
 * @param worker the folder of the worker. Default: the built one.
 */
export async function startWorkerd({ controlKey, ...settings }: WorkerdOptions = {}, worker = WORKER) {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-workerd-'));
  const port = await findFreePort();
  await mkdir(join(folder, 'disk'));
  await writeConfiguration(folder, port, { trustNetwork: true, ...settings }, worker);
  const log: string[] = [];
  const url = `http://localhost:${port}`;
  let program = await run();

  async function run() {
    const started = spawn(workerd, ['serve', 'workerd.capnp', '--directory-path=disk=disk'], {
      cwd: folder,
      env: { ...process.env, ...(controlKey !== undefined && { CONTROL_KEY: controlKey }) },
    });
    for (const output of [started.stdout, started.stderr]) output.on('data', (bytes) => log.push(String(bytes)));
    await waitUntilReady(url, () => started.exitCode === null, log);
    return started;
  }

  async function stop(): Promise<void> {
    const exit = once(program, 'exit');
    program.kill();
    await exit;
  }

  return {
    url,
    log,
    get pid(): number {
      return Number(program.pid);
    },
    /** Returns all bytes on its disk, as Latin-1. */
    async readDisk(): Promise<string> {
      const files = await readdir(join(folder, 'disk'), { recursive: true, withFileTypes: true });
      const texts = files.map((file) => (file.isFile() ? readFile(join(file.parentPath, file.name), 'latin1') : ''));
      return (await Promise.all(texts)).join('');
    },
    /** Stops it, and starts it again with the same disk. */
    async restart(): Promise<void> {
      await stop();
      program = await run();
    },
    /** Stops it, and starts another worker with the same disk. */
    async deploy(next: string): Promise<void> {
      await stop();
      await copyFile(join(next, 'worker.js'), join(folder, 'worker.js'));
      program = await run();
    },
    async close(): Promise<void> {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function writeConfiguration(
  folder: string,
  port: number,
  settings: WorkerSettings,
  worker: string,
): Promise<void> {
  await copyFile(join(worker, 'worker.js'), join(folder, 'worker.js'));
  const template = await readFile(join(worker, 'workerd.capnp'), 'utf8');
  const text = template
    .replace('127.0.0.1:4010', `127.0.0.1:${port}`)
    .replace(/json = ".*"\)/, `json = ${JSON.stringify(JSON.stringify(settings))})`);
  await writeFile(join(folder, 'workerd.capnp'), text);
}

/** Waits until a server responds, whatever it is. @throws Error with the log when it has ended. */
async function waitUntilReady(url: string, isRunning: () => boolean, log: readonly string[]): Promise<void> {
  while (isRunning()) {
    const response = await fetch(`${url}/v1/debtors`).catch(() => undefined);
    await response?.arrayBuffer();
    // An earlier worker rejects what a later one has opened.
    if (response) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`workerd has stopped:\n${log.join('')}`);
}
