import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Attack } from './attacker.ts';

/** A world of a public sandbox. */
export interface World {
  readonly url: string;
  readonly token: string;
  readonly controlKey: string;
}

export interface Neighbours {
  /** The address of the sandbox. */
  readonly url: string;
  readonly pid: number;
  readonly quiet: World;
  readonly attacking: World;
}

export interface Measurement {
  /**
   * Milliseconds until each response of another world, in ascending order. On Linux this is the server's processor time, which is the
   * same on a busy machine; elsewhere it is elapsed time.
   */
  readonly times: readonly number[];
  /** Statuses of the other world that were not 200. */
  readonly failures: readonly string[];
  /** The largest memory of the process, in megabytes. */
  readonly megabytes: number;
  /** How often each status of the attack came. */
  readonly statuses: Readonly<Record<string, number>>;
}

/** Clients of the other world, each of which sends a request after the response to the one before. */
const CLIENTS = 4;
const PAUSE_MS = 10;

/** Their connections are open before an attack: Node accepts one in each turn of its loop. */
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

export const getHeaders = ({ token, controlKey }: World) => ({
  authorization: `Bearer ${token}`,
  'x-sandbox-key': controlKey,
  'content-type': 'application/json',
});

/** Returns the time that 99 in a hundred do not exceed. */
export const getP99 = (times: readonly number[]): number => times[Math.ceil(times.length * 0.99) - 1] ?? 0;

/** Measures what a world notices of requests of another one, ten at once; without an attack, of a quiet sandbox. */
export async function measureNeighbour(
  { url, pid, quiet, attacking }: Neighbours,
  seconds: number,
  attack?: Pick<Attack, 'method' | 'headers' | 'body'> & { readonly path: string },
): Promise<Measurement> {
  const times: number[] = [];
  const failures: string[] = [];
  let megabytes = 0;
  const probe = async (): Promise<void> => {
    const start = readComputed(pid);
    const status = await getStatus(`${url}${quiet.url}/v1/debtors?pageSize=5`, getHeaders(quiet));
    times.push(readComputed(pid) - start);
    if (status !== '200') failures.push(status);
  };
  await Promise.all(Array.from({ length: CLIENTS }, probe));
  times.length = 0;
  const attacker =
    attack &&
    new Worker(new URL('attacker.ts', import.meta.url), {
      workerData: { ...attack, url: `${url}${attacking.url}${attack.path}`, connections: 10 } satisfies Attack,
    });
  const over =
    attacker && new Promise<Readonly<Record<string, number>>>((resolve) => attacker.once('message', resolve));
  const end = performance.now() + seconds * 1000;
  const runClient = async (): Promise<void> => {
    while (performance.now() < end) {
      await probe();
      await wait(PAUSE_MS);
    }
  };
  const timer = setInterval(async () => {
    megabytes = Math.max(megabytes, await readMemory(pid));
  }, 400);
  await Promise.all(Array.from({ length: CLIENTS }, runClient));
  attacker?.postMessage('end');
  const statuses = (await over) ?? {};
  clearInterval(timer);
  megabytes = Math.max(megabytes, await readMemory(pid));
  return { times: times.toSorted((a, b) => a - b), failures, megabytes, statuses };
}

const getStatus = (url: string, headers: Readonly<Record<string, string>>): Promise<string> =>
  new Promise((resolve) => {
    const outgoing = request(url, { agent, headers }, (response) => {
      response.resume().on('end', () => resolve(String(response.statusCode)));
    });
    outgoing.on('error', ({ message }) => resolve(message));
    outgoing.end();
  });

/** Returns the milliseconds that the first thread of a process has computed, which answers the requests. */
const readComputed = (pid: number): number => {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : performance.now();
};

async function readMemory(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}
