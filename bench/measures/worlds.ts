import { runNode } from '../../scripts/lib/run.ts';
import { type Comparison, compareWithLimit, type MeasureOptions, type Sample } from '../metrics.ts';

/** Limits of the time to create one, in milliseconds, of its memory, and of the memory of the process, in megabytes. */
const CREATE_LIMIT = 5;
const MEMORY_LIMIT = 3;
const TOTAL_LIMIT = 2048;

const RESUME = 'request to a closed world, ms';
const OPEN = 'request to an open world, ms';

/** Measures what the worlds of a sandbox take. */
export async function measureWorlds({ iterations }: MeasureOptions): Promise<Comparison[]> {
  const samples: Sample[] = [];
  for (let iteration = 1; iteration <= iterations; iteration += 1) {
    process.stderr.write(`  ${iteration} of ${iterations}\n`);
    for (const count of [1, 100, 500]) samples.push(...(await measureMany(count)));
    const { resumed, open } = JSON.parse(await runNode(['bench/resumed-worlds.js'])) as Record<string, number>;
    samples.push(['sandbox', RESUME, Number(resumed)], ['sandbox', OPEN, Number(open)]);
  }
  const compare = (name: string, limit: number) => compareWithLimit(samples, name, 'sandbox', limit);
  return [
    compare(nameCreation(500), CREATE_LIMIT),
    compare(nameMemory(100), MEMORY_LIMIT),
    compare(nameMemory(500), MEMORY_LIMIT),
    ...[1, 100, 500].map((count) => compare(nameTotal(count), TOTAL_LIMIT)),
    compare(RESUME, 2 * CREATE_LIMIT),
    compare(OPEN, CREATE_LIMIT),
  ];
}

const nameCreation = (count: number): string => `creation of one of ${count} worlds, ms`;
const nameMemory = (count: number): string => `memory of one of ${count} worlds, MB`;
const nameTotal = (count: number): string => `memory of a process with ${count} worlds, MB`;

async function measureMany(count: number): Promise<Sample[]> {
  const output = await runNode(['--expose-gc', 'bench/many-worlds.js', String(count)]);
  const { milliseconds, megabytes, total } = JSON.parse(output) as Record<string, number>;
  return [
    ['sandbox', nameCreation(count), Number(milliseconds)],
    ['sandbox', nameMemory(count), Number(megabytes)],
    ['sandbox', nameTotal(count), Number(total)],
  ];
}
