import { runProgram } from '../lib/run.ts';
import { runTasks } from '../lib/run-tasks.ts';
import { formatTable } from '../lib/table.ts';
import { addCounts, type Counts, countTests, NO_TESTS } from './count-tests.ts';
import type { CiStep } from './steps.ts';

interface Result {
  readonly seconds: number;
  readonly hasPassed: boolean;
  /** Numbers of tests in all test runs of the step. */
  readonly counts: Counts;
}

/**
 * Runs the steps of a pipeline, and goes on after a failure with what does not need it. Prints the output of each step, then a
 * table, and the counts of tests in the last line.
 *
 * @param earlier counts of tests that ran before.
 */
export async function runPipeline(steps: readonly CiStep[], earlier: Counts = NO_TESTS): Promise<void> {
  const started = performance.now();
  const results = new Map<string, Result>();
  await runTasks(steps, async (step) => {
    const failed = step.needs?.find((need) => results.get(need)?.hasPassed === false);
    results.set(step.name, failed === undefined ? await runStep(step) : rejectStep(step.name, failed));
  });
  report(results, earlier, (performance.now() - started) / 1000);
}

async function runStep(step: CiStep): Promise<Result> {
  const { name, command, env = {}, programs = [], isParallel = false } = step;
  const started = performance.now();
  process.stdout.write(`${name}: node ${command.slice(0, 5).join(' ')}\n`);
  const install = process.env.CI === 'true' && programs.length > 0;
  const installed = install ? await runProgram('bash', ['.ci/install', ...programs]) : { code: 0, output: '' };
  // Nothing else prints while a parallel step runs.
  const onOutput = (text: string): unknown => isParallel && process.stdout.write(text);
  const { code, output } =
    installed.code === 0 ? await runProgram(process.execPath, command, { env, onOutput }) : installed;
  const seconds = (performance.now() - started) / 1000;
  const shown = isParallel && installed.code === 0 ? '' : `${output.trim()}\n`;
  process.stdout.write(`\n── ${name}, ${seconds.toFixed(0)} s, exit code ${code} ──\n${shown}\n`);
  const counts = countTests(output);
  return { seconds, hasPassed: hasPassed(step, code, counts), counts };
}

/** Tests whether a step has done all that it is for. */
export function hasPassed({ isWhole = false }: CiStep, code: number | null, { skipped }: Counts): boolean {
  return code === 0 && !(isWhole && skipped > 0);
}

function rejectStep(name: string, need: string): Result {
  process.stdout.write(`\n── ${name} was not run, because ${need} has failed ──\n\n`);
  return { seconds: 0, hasPassed: false, counts: NO_TESTS };
}

/** Prints the table and the counts. A step without tests that fails is a failure too. */
function report(results: ReadonlyMap<string, Result>, earlier: Counts, seconds: number): void {
  const all = [...results.values()];
  const { passed, failed, skipped } = addCounts([earlier, ...all.map(({ counts }) => counts)]);
  const rows = [...results].map(([name, { seconds, hasPassed, counts }]) => [
    name,
    seconds.toFixed(0),
    counts.passed > 0 ? String(counts.passed) : '',
    hasPassed ? '' : 'failed',
  ]);
  const table = formatTable(
    [['step', 's', 'tests', ''], ...rows, ['total', seconds.toFixed(0), String(passed), '']],
    2,
  );
  const failures = failed + all.filter(({ hasPassed, counts }) => !hasPassed && counts.failed === 0).length;
  const skips = skipped > 0 ? `, ${skipped} skipped` : '';
  process.stdout.write(`${table}\n\n${passed} passed, ${failures} failed${skips}\n`);
  if (failures > 0) process.exitCode = 1;
}
