import { globSync } from 'node:fs';
import { repository } from '../lib/run.ts';
import type { Task } from '../lib/run-tasks.ts';
import { EACH_COMMIT, SLOW_GROUPS } from './slow-groups.ts';

/** A step of a pipeline. */
export interface CiStep extends Task {
  /** Arguments of Node. */
  readonly command: readonly string[];
  /** The programs that it needs, as `.ci/install` names them. */
  readonly programs?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** True when it fails also when a test was skipped. */
  readonly isWhole?: boolean;
}

/** The files of tests, from the folder of the repository. */
export const listTests = (globs: readonly string[]): string[] => globSync(globs, { cwd: repository }).toSorted();

/** Creates a step that runs slow tests, one file after another on each processor. */
const createTestStep = (name: string, files: readonly string[]): CiStep => ({
  name,
  command: ['node_modules/vitest/vitest.mjs', 'run', '--project=slow', '--project=browser', ...files],
  isParallel: true,
});

/** The groups of slow tests. A test that was skipped has not passed. */
const slow: readonly CiStep[] = Object.entries(SLOW_GROUPS).map(([name, { tests, programs = [] }]) => ({
  ...createTestStep(name, listTests(tests)),
  programs,
  isWhole: true,
}));

/** Creates a step that runs a command of `commands.ts`. */
const createStep = (name: string, command: readonly string[], options: Partial<CiStep> = {}): CiStep => ({
  name,
  command: ['scripts/run.js', ...command],
  ...options,
});

const afterBuild = { needs: ['build'] };

/** Must pass for every commit, after the commands of README.md: `bash .ci/run`. */
const commit: readonly CiStep[] = [
  createStep('build', ['build'], { isParallel: true }),
  createStep('check', ['check'], { ...afterBuild, isParallel: true }),
  createStep('generated', ['check', 'generated'], afterBuild),
  createStep('breaking', ['check:breaking'], afterBuild),
  createStep('packages', ['check', 'packages'], afterBuild),
  createStep('dependencies', ['check', 'dependencies'], afterBuild),
  // The whole of the contract, in a sandbox: every documented status that can be provoked, which is all but 429 and 500,
  // and no violation.
  createStep('conformance', ['conformance', '--require-coverage'], afterBuild),
  createStep('workflows', ['workflows'], afterBuild),
  // The published contract, served by stock Prism: what a mock server made from it can do, and no violation.
  createStep('mock', ['conformance', 'mock'], afterBuild),
  // Generated requests by the rules of the same suite, the same in each run: what fails was broken by a change.
  ...slow.filter(({ name }) => name === 'fuzz').map((step) => ({ ...step, ...afterBuild })),
  { ...createTestStep('smoke', EACH_COMMIT), ...afterBuild },
];

/** Looks for what a commit may miss, and takes its time: `npm run ci -- nightly`. */
const nightly: readonly CiStep[] = [
  ...slow.map((step) => ({ ...step, env: { TEST_SIZE: 'full' } })),
  createStep('consumers', ['test:slow', 'consumers'], { isParallel: true, programs: ['java'] }),
  // Decisions of the contract are asserted of every operation, not of samples.
  createStep('decisions', ['conformance', '--decisions', 'all', '--require-coverage']),
  createStep('soak', ['bench', 'soak', '--duration', '10m']),
  createStep('mutation', ['test:slow', 'mutation']),
  createStep('bench', ['bench'], { isParallel: true, programs: ['load'] }),
];

export const PIPELINES = { commit, slow, nightly } as const;
