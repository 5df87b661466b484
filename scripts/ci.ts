import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { Argument } from 'commander';
import { addCounts, type Counts, countTests, NO_TESTS } from './ci/count-tests.ts';
import { type CiStep, PIPELINES } from './ci/steps.ts';
import { createCommand, runCommand } from './lib/command.ts';
import { BuildError, repository } from './lib/run.ts';
import { formatTable } from './lib/table.ts';

interface Result {
  readonly seconds: number;
  readonly hasPassed: boolean;
  /** Those of all test runs of the step. */
  readonly counts: Counts;
}

/**
 * Runs the steps of a pipeline, those that keep one processor busy side by side, and goes on after a failure with what does
 * not need it. Prints the output of each step when it ends, then a table, and the counts of tests in the last line.
 */
async function runPipeline(steps: ReadonlyMap<string, CiStep>, earlier: Counts): Promise<void> {
  const started = performance.now();
  const results = new Map<string, Result>();
  const running = new Map<string, Promise<void>>();
  const capacity = availableParallelism();
  const countBusy = (): number =>
    [...running.keys()].reduce((sum, name) => sum + (steps.get(name)?.isParallel ? capacity : 1), 0);

  const isReady = ([name, { needs = [], isParallel = false }]: [string, CiStep]): boolean =>
    !results.has(name) &&
    !running.has(name) &&
    needs.every((need) => !steps.has(need) || results.has(need)) &&
    countBusy() + (isParallel ? capacity : 1) <= capacity;

  while (results.size < steps.size) {
    for (let next = [...steps].find(isReady); next; next = [...steps].find(isReady)) {
      const [name, step] = next;
      const failed = (step.needs ?? []).find((need) => results.get(need)?.hasPassed === false);
      const run = failed === undefined ? runStep(name, step) : rejectStep(name, failed);
      running.set(
        name,
        run.then((result) => {
          results.set(name, result);
          running.delete(name);
        }),
      );
    }
    await Promise.race(running.values());
  }
  report(results, earlier, (performance.now() - started) / 1000);
}

async function runStep(name: string, { script, args = [], programs = [] }: CiStep): Promise<Result> {
  const started = performance.now();
  const command = args.length === 0 ? `npm run ${script}` : `npm run ${script} -- ${args.join(' ')}`;
  process.stdout.write(`${name}: ${command}\n`);
  const installed = programs.length === 0 ? undefined : await run('bash', ['.ci/install', ...programs]);
  const { output, code } = installed?.code
    ? installed
    : await run('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])]);
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(`\n── ${name}, ${seconds.toFixed(0)} s, exit code ${code} ──\n${output.trim()}\n\n`);
  return { seconds, hasPassed: code === 0, counts: countTests(output) };
}

async function rejectStep(name: string, need: string): Promise<Result> {
  process.stdout.write(`\n── ${name} was not run, because ${need} has failed ──\n\n`);
  return { seconds: 0, hasPassed: false, counts: NO_TESTS };
}

/** Runs a program, and returns what it printed. */
function run(program: string, args: readonly string[]): Promise<{ output: string; code: number | null }> {
  const child = spawn(program, args, { cwd: repository, shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ output, code }));
  });
}

/** @throws BuildError with the steps that failed. */
function report(results: ReadonlyMap<string, Result>, earlier: Counts, seconds: number): void {
  const rows = [...results].map(([name, { seconds, hasPassed, counts }]) => [
    name,
    seconds.toFixed(0),
    counts.passed > 0 ? String(counts.passed) : '',
    hasPassed ? '' : 'failed',
  ]);
  const { passed, failed, skipped } = addCounts([earlier, ...[...results.values()].map(({ counts }) => counts)]);
  const broken = [...results].filter(([, { hasPassed }]) => !hasPassed).map(([name]) => name);
  const table = formatTable(
    [['step', 's', 'tests', ''], ...rows, ['total', seconds.toFixed(0), String(passed), '']],
    2,
  );
  // A step without tests that fails is a failure all the same.
  const failures = failed + broken.filter((name) => results.get(name)?.counts.failed === 0).length;
  process.stdout.write(
    `${table}\n\n${passed} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
  );
  if (broken.length > 0) process.exitCode = 1;
}

const command = createCommand(
  'ci',
  'Runs a pipeline: what must pass for every commit, or what is looked for each night.',
)
  .addArgument(new Argument('<pipeline>', 'the pipeline').choices(Object.keys(PIPELINES)))
  .argument('[steps...]', 'its steps to run; all of them by default')
  .option('--tests <counts>', 'counts of tests that ran before, which are added: "12 passed, 0 failed"', '')
  .action(async (pipeline: keyof typeof PIPELINES, names: readonly string[], { tests }: { readonly tests: string }) => {
    const all = Object.entries(PIPELINES[pipeline]);
    const unknown = names.find((name) => !all.some(([step]) => step === name));
    if (unknown !== undefined)
      throw new BuildError(`There is no step ${unknown}. Steps: ${all.map(([name]) => name).join(', ')}.`);
    const steps = new Map(all.filter(([name]) => names.length === 0 || names.includes(name)));
    await runPipeline(steps, countTests(tests));
  });

if (import.meta.main) await runCommand(command);
