import { setInterval } from 'node:timers/promises';
import { type RunningServer, type Server, withServer } from '../server-process.ts';
import { type LoadOptions, runLoad } from './load.ts';
import { getMemoryTrend } from './memory-trend.ts';
import { scenario } from './scenario.ts';

const READINGS = 60;

/** Loads a server over many connections, and samples its memory. */
export function runSoak(server: Server, { connections, seconds }: LoadOptions) {
  return withServer(server, async ({ url, readMemory, getErrorOutput }) => {
    const load = runLoad(url, scenario, { connections, seconds });
    const [{ failures, ...result }, readings] = await Promise.all([load, readRegularly(readMemory, seconds)]);
    const heap = readings.map(({ heapUsed, external }) => (heapUsed + external) / 2 ** 20);
    const resident = readings.map(({ rss }) => rss / 2 ** 20);
    const memory = [getMemoryTrend('heap', seconds, heap), getMemoryTrend('resident', seconds, resident)];
    const example = getErrorOutput();
    // A healthy sandbox writes nothing there.
    const output = example === '' ? [] : [{ problem: 'output on standard error', count: 1, example }];
    return { ...result, failures: [...failures, ...output], memory };
  });
}

async function readRegularly(readMemory: RunningServer['readMemory'], seconds: number): Promise<NodeJS.MemoryUsage[]> {
  const readings: NodeJS.MemoryUsage[] = [];
  for await (const _ of setInterval((seconds * 1000) / READINGS)) {
    if (readings.push(await readMemory()) === READINGS) break;
  }
  return readings;
}
