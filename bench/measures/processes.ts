import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type Comparison, compare, type MeasureOptions, type Sample } from '../metrics.ts';
import { createSandbox, withServer } from '../server-process.ts';

const METRIC = 'lists of 25 in eight worlds, per second';
const WORLDS = 8;
const CONNECTIONS = 5;

/** Compares the throughput of worlds in one process with that of the same worlds in two. It needs three free processors. */
export async function measureProcesses({ iterations, seconds, target }: MeasureOptions): Promise<Comparison[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-worlds-'));
  const start = <T>(name: string, use: (url: string) => Promise<T>) =>
    withServer(createSandbox(target, '--worlds', join(folder, name)), ({ url }) => use(url));
  const samples: Sample[] = [];
  try {
    await start('first', (first) =>
      start('second', async (second) => {
        const one = await createWorlds([first]);
        const two = await createWorlds([first, second]);
        for (let iteration = 1; iteration <= iterations; iteration += 1) {
          process.stderr.write(`  ${iteration} of ${iterations}\n`);
          samples.push(['one process', METRIC, await load(one, seconds)]);
          samples.push(['two processes', METRIC, await load(two, seconds)]);
        }
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
  return [compare(samples, METRIC, ['two processes', 'one process'], { min: 1.7 })];
}

interface World {
  readonly url: string;
  readonly token: string;
}

/** Creates worlds in each of the processes in turn. */
async function createWorlds(processes: readonly string[]): Promise<World[]> {
  const worlds: World[] = [];
  while (worlds.length < WORLDS) {
    const url = processes[worlds.length % processes.length];
    const response = await fetch(`${url}/_sandbox/worlds`, { method: 'POST' });
    worlds.push((await response.json()) as World);
  }
  return worlds;
}

/** Returns the requests per second to all of the worlds together. */
async function load(worlds: readonly World[], seconds: number): Promise<number> {
  const results = await Promise.all(
    worlds.map(({ url, token }) =>
      autocannon({
        url: `${url}/v1/debtors?pageSize=25`,
        headers: { authorization: `Bearer ${token}` },
        ...{ connections: CONNECTIONS, duration: seconds },
      }),
    ),
  );
  if (results.some(({ non2xx, errors }) => non2xx + errors > 0)) throw new Error('A request failed');
  return results.reduce((sum, { requests }) => sum + requests.total, 0) / seconds;
}
