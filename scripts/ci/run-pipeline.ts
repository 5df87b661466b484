import { formatTable } from '../../programs/table.ts';
import { runProgram, runTasks } from '../lib/run.ts';
import type { PipelineStep } from './pipelines.ts';

/** Numbers of tests. */
interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface Result {
  readonly seconds: number;
  readonly hasPassed: boolean;
  readonly output: string;
}

/**
 * Runs the steps of a pipeline, and goes on after a failure with what does not need it. Prints the output of each step, then a
 * table, and the counts of tests in the last line.
 *
 * @param earlier the last line of test runs before: "12 passed, 0 failed".
 */
export async function runPipeline(steps: readonly PipelineStep[], earlier: string): Promise<void> {
  const started = performance.now();
  const results = new Map<string, Result>();
  await runTasks(steps, async (step) => {
    const failed = step.needs?.find((need) => results.get(need)?.hasPassed === false);
    results.set(step.name, failed === undefined ? await runStep(step) : rejectStep(step.name, failed));
  });
  report(results, earlier, (performance.now() - started) / 1000);
}

async function runStep(step: PipelineStep): Promise<Result> {
  const { name, command, env = {}, machine, isParallel = false } = step;
  const started = performance.now();
  process.stdout.write(`${name}: node ${command.slice(0, 5).join(' ')}\n`);
  const install = process.env.CI === 'true' && machine.length > 0;
  const installed = install ? await runProgram('bash', ['.ci/install', ...machine]) : { code: 0, output: '' };
  // A parallel step is the only one that prints.
  const onOutput = (text: string): unknown => isParallel && process.stdout.write(text);
  const { code, output } =
    installed.code === 0 ? await runProgram(process.execPath, command, { env, onOutput }) : installed;
  const seconds = (performance.now() - started) / 1000;
  const shown = isParallel && installed.code === 0 ? '' : `${output.trim()}\n`;
  process.stdout.write(`\n── ${name}, ${seconds.toFixed(0)} s, exit code ${code} ──\n${shown}\n`);
  return { seconds, hasPassed: hasPassed(step, code, countTests(output)), output };
}

/** Tests whether a step has done all that it is for. */
export function hasPassed(
  { failsOnSkip }: Pick<PipelineStep, 'failsOnSkip'>,
  code: number | null,
  { skipped }: Counts,
): boolean {
  return code === 0 && !(failsOnSkip && skipped > 0);
}

function rejectStep(name: string, need: string): Result {
  process.stdout.write(`\n── ${name} was not run, because ${need} has failed ──\n\n`);
  return { seconds: 0, hasPassed: false, output: '' };
}

/** Prints the table and the counts. A step without tests that fails is a failure too. */
function report(results: ReadonlyMap<string, Result>, earlier: string, seconds: number): void {
  const all = [...results].map(([name, result]) => ({ name, ...result, counts: countTests(result.output) }));
  const { passed, failed, skipped } = countTests([earlier, ...all.map(({ output }) => output)].join('\n'));
  const rows = all.map(({ name, seconds, hasPassed, counts }) => [
    name,
    seconds.toFixed(0),
    counts.passed > 0 ? String(counts.passed) : '',
    hasPassed ? '' : 'failed',
  ]);
  const total = ['total', seconds.toFixed(0), String(passed), ''];
  const failures = failed + all.filter(({ hasPassed, counts }) => !hasPassed && counts.failed === 0).length;
  const skips = skipped > 0 ? `, ${skipped} skipped` : '';
  const table = formatTable([['step', 's', 'tests', ''], ...rows, total], 2);
  process.stdout.write(`${table}\n\n${passed} passed, ${failures} failed${skips}\n`);
  if (failures > 0) process.exitCode = 1;
}

/** Adds up the last lines of the test runs in an output, as `SummaryReporter` writes them. */
export function countTests(output: string): Counts {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)];
  const sum = (group: number): number => lines.reduce((total, line) => total + Number(line[group] ?? 0), 0);
  return { passed: sum(1), failed: sum(2), skipped: sum(3) };
}
