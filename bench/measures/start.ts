import { type Comparison, compare, type MeasureOptions, runInterleaved } from '../metrics.ts';
import { createSandbox, prism } from '../server-process.ts';

const METRIC = 'start to first response, s';

/** Measures the time from the start of the process to its first 200. */
export async function measureStart({ iterations, target }: MeasureOptions): Promise<Comparison[]> {
  const servers = [createSandbox(target), prism];
  // Warms up the file system cache and the compile cache.
  await runInterleaved(1, servers, async () => []);
  const samples = await runInterleaved(iterations, servers, async ({ startSeconds }, subject) => [
    [subject, METRIC, startSeconds],
  ]);
  return [compare(samples, METRIC, ['sandbox', 'prism'], { max: 0.15 })];
}
