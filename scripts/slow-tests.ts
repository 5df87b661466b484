import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuildCache } from './build/cache.ts';
import { countTests } from './ci/count-tests.ts';
import { EACH_COMMIT, SLOW_GROUPS } from './ci/slow-groups.ts';
import { CliError, createCommand, runCommand } from './lib/command.ts';
import { BuildError, repository } from './lib/run.ts';

/** What the files of each group were when its tests last passed: a hash, by the name of the group. It is committed. */
const FILE = join(repository, 'scripts', 'ci', 'passed.json');

const readPassed = (): Readonly<Record<string, string>> => JSON.parse(readFileSync(FILE, 'utf8'));

const cache = createBuildCache(repository);

const hashGroup = (name: string): string => {
  const { inputs = [], tests = [] } = SLOW_GROUPS[name] ?? {};
  return cache.hashFiles(inputs, tests);
};

/** The groups whose inputs or tests have changed since they passed. */
export function listChangedGroups(): string[] {
  const passed = readPassed();
  return Object.keys(SLOW_GROUPS).filter((name) => passed[name] !== hashGroup(name));
}

/** The files of tests, from the folder of the repository. */
export const listTests = (globs: readonly string[]): string[] => globSync(globs, { cwd: repository }).toSorted();

/** Runs test files in Vitest, with its output. */
async function runTests(files: readonly string[]): Promise<{ readonly hasPassed: boolean; readonly skipped: number }> {
  const vitest = join(repository, 'node_modules', 'vitest', 'vitest.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'slow-tests-'));
  const summary = join(folder, 'summary.txt');
  try {
    const args = [vitest, 'run', '--project=slow', '--project=browser', ...files];
    const hasPassed = await run(process.execPath, args, { TEST_SUMMARY: summary });
    return { hasPassed, skipped: hasPassed ? countTests(readFileSync(summary, 'utf8')).skipped : 0 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a program, with its output. Returns whether it ended with 0. */
async function run(program: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const env = { ...process.env, ...variables };
  const [code] = await once(spawn(program, args, { cwd: repository, stdio: 'inherit', env }), 'exit');
  return code === 0;
}

/** Runs groups one after another, and records those that pass: a test that was skipped did not. */
export async function runGroups(names: readonly string[], runFiles = runTests, save = record): Promise<void> {
  const failed: string[] = [];
  for (const name of names) {
    // Before the run: what is edited meanwhile has not passed.
    const state = hashGroup(name);
    await installPrograms(SLOW_GROUPS[name]?.programs ?? []);
    const { hasPassed, skipped } = await runFiles(listTests(SLOW_GROUPS[name]?.tests ?? []));
    if (!hasPassed) failed.push(name);
    else if (skipped === 0) save(name, state);
    else process.stdout.write(`${name} is not recorded as passed, because ${skipped} of its tests were skipped.\n`);
  }
  if (failed.length > 0) throw new BuildError(`These groups have failed tests: ${failed.join(', ')}`);
}

/** In CI, where tests without their program fail. */
async function installPrograms(programs: readonly string[]): Promise<void> {
  if (process.env.CI === 'true' && programs.length > 0) await run('bash', ['.ci/install', ...programs]);
}

function record(name: string, state: string): void {
  const passed = Object.entries({ ...readPassed(), [name]: state }).filter(([group]) => group in SLOW_GROUPS);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(passed.toSorted()), null, 2)}\n`);
}

interface Options {
  readonly changed?: boolean;
  readonly full?: boolean;
  readonly smoke?: boolean;
}

const command = createCommand(
  'npm run test:slow --',
  'Runs the slow tests and those in a browser, and records which groups pass.',
)
  .argument(
    '[groups...]',
    `groups to run, or paths of tests; all groups by default: ${Object.keys(SLOW_GROUPS).join(', ')}`,
  )
  .option('--changed', 'only groups of which a file has changed since they last passed')
  .option('--smoke', 'only the few that run for every commit')
  .option('--full', 'with all rounds of the tests that have fewer by default')
  .action(async (names: readonly string[], { changed = false, full = false, smoke = false }: Options) => {
    if (full) process.env.TEST_SIZE = 'full';
    if ([names.length > 0, changed, smoke].filter(Boolean).length > 1) {
      throw new CliError('Name groups, or give --changed or --smoke.');
    }
    const files = smoke ? EACH_COMMIT : names.filter((name) => !(name in SLOW_GROUPS));
    if (files.length > 0 && !(await runTests(files)).hasPassed) throw new BuildError('Tests have failed.');
    const groups = names.filter((name) => name in SLOW_GROUPS);
    if (files.length === 0 && groups.length === 0)
      await runGroups(changed ? listChangedGroups() : Object.keys(SLOW_GROUPS));
    else await runGroups(groups);
  });

if (import.meta.main) await runCommand(command);
