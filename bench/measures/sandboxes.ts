import { runNode } from '../../scripts/lib/run.ts';
import { type Comparison, compareWithLimit, type MeasureOptions, type Sample } from '../metrics.ts';

const TIME = 'sandbox in a process of 20, ms';
const MEMORY = 'sandbox in a process of 20, MB';

/** Measures what each of many isolated sandboxes in one process takes, as in tests that start one each. */
export async function measureSandboxes({ iterations }: MeasureOptions): Promise<Comparison[]> {
  const samples: Sample[] = [];
  for (let iteration = 1; iteration <= iterations; iteration += 1) {
    process.stderr.write(`  ${iteration} of ${iterations}\n`);
    const output = await runNode(['--expose-gc', 'bench/many-sandboxes.js', '20']);
    const { milliseconds, megabytes } = JSON.parse(output) as { milliseconds: number; megabytes: number };
    samples.push(['sandbox', TIME, milliseconds], ['sandbox', MEMORY, megabytes]);
  }
  return [compareWithLimit(samples, TIME, 'sandbox', 15), compareWithLimit(samples, MEMORY, 'sandbox', 5)];
}
