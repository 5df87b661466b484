import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBuildCache } from '../build/cache.ts';
import { repository, runProgram } from '../lib/run.ts';
import { runTasks } from '../lib/run-tasks.ts';
import { formatTable } from '../lib/table.ts';
import { addCounts, type Counts, countTests, NO_TESTS } from './count-tests.ts';
import { SLOW_GROUPS, type SlowGroup } from './slow-groups.ts';
import type { CiStep } from './steps.ts';

interface Result {
  readonly seconds: number;
  readonly hasPassed: boolean;
  /** Numbers of tests in all test runs of the step. */
  readonly counts: Counts;
}

/** Hash of the files of each group when its tests last passed, by the name of the group. It is committed. */
const PASSED = join(repository, 'scripts', 'ci', 'passed.json');

const readPassed = (): Readonly<Record<string, string>> => JSON.parse(readFileSync(PASSED, 'utf8'));

const cache = createBuildCache(repository);

const hashGroup = ({ inputs, tests }: SlowGroup): string => cache.hashFiles(inputs, tests);

/**
 * Runs the steps of a pipeline, and goes on after a failure with what does not need it. Prints the output of each step, then a
 * table, and the counts of tests in the last line. Records groups of slow tests that pass: a test that was skipped did not.
 *
 * @param earlier counts of tests that ran before.
 */
export async function runPipeline(steps: readonly CiStep[], earlier: Counts = NO_TESTS): Promise<void> {
  const started = performance.now();
  const passed = readPassed();
  const results = new Map<string, Result>();
  const selected = steps.filter(
    ({ name, group, isForChanges }) => !isForChanges || !group || passed[name] !== hashGroup(group),
  );
  await runTasks(selected, async (step) => {
    const failed = step.needs?.find((need) => results.get(need)?.hasPassed === false);
    results.set(step.name, failed === undefined ? await runStep(step) : rejectStep(step.name, failed));
  });
  report(results, earlier, (performance.now() - started) / 1000);
}

async function runStep({ name, command, env = {}, programs = [], isParallel = false, group }: CiStep): Promise<Result> {
  const started = performance.now();
  process.stdout.write(`${name}: node ${command.slice(0, 5).join(' ')}\n`);
  // Before the run: what is edited later has not passed.
  const state = group && hashGroup(group);
  const install = process.env.CI === 'true' && programs.length > 0;
  const installed = install ? await runProgram('bash', ['.ci/install', ...programs]) : { code: 0, output: '' };
  // Nothing else prints while a parallel step runs.
  const onOutput = (text: string): unknown => isParallel && process.stdout.write(text);
  const { code, output } =
    installed.code === 0 ? await runProgram(process.execPath, command, { env, onOutput }) : installed;
  const seconds = (performance.now() - started) / 1000;
  const shown = isParallel && installed.code === 0 ? '' : `${output.trim()}\n`;
  process.stdout.write(`\n── ${name}, ${seconds.toFixed(0)} s, exit code ${code} ──\n${shown}\n`);
  const result = { seconds, hasPassed: code === 0, counts: countTests(output) };
  if (state !== undefined) recordGroup(name, state, result);
  return result;
}

/** Records a group that passed whole. */
export function recordGroup(name: string, state: string, { hasPassed, counts }: Result, save = savePassed): void {
  if (!hasPassed) return;
  if (counts.skipped === 0) save(name, state);
  else
    process.stdout.write(`${name} is not recorded as passed, because ${counts.skipped} of its tests were skipped.\n`);
}

function savePassed(name: string, state: string): void {
  const passed = Object.entries({ ...readPassed(), [name]: state }).filter(([group]) => group in SLOW_GROUPS);
  writeFileSync(PASSED, `${JSON.stringify(Object.fromEntries(passed.toSorted()), null, 2)}\n`);
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
