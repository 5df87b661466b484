import { type Comparison, compare, type MeasureOptions, runRounds } from '../metrics.ts';
import { createSandbox, prism } from '../server-process.ts';

const METRIC = 'start to first response, s';

/** From the start of the process to its first 200. */
export async function measureStart({ rounds, target }: MeasureOptions): Promise<Comparison[]> {
  const servers = [createSandbox(target), prism];
  // The first starts fill the caches of the file system and of compiled code.
  await runRounds(1, servers, async () => []);
  const samples = await runRounds(rounds, servers, async ({ startSeconds }, subject) => [
    [subject, METRIC, startSeconds],
  ]);
  return [compare(samples, METRIC, ['sandbox', 'prism'], { max: 0.1 })];
}
