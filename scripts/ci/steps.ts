import { SLOW_GROUPS } from './slow-groups.ts';

/** A command of a pipeline: an npm script with its arguments. */
export interface CiStep {
  readonly script: string;
  readonly args?: readonly string[];
  /** Whether it keeps all processors busy; the others run side by side. */
  readonly isParallel?: boolean;
  /** Steps that must have passed before it starts. */
  readonly needs?: readonly string[];
  /** The programs that it needs, as `.ci/install` names them. */
  readonly programs?: readonly string[];
}

export type Pipeline = Readonly<Record<string, CiStep>>;

/** Must pass for every commit, after the commands of README.md: `bash .ci/run`. */
const commit: Pipeline = {
  build: { script: 'build', isParallel: true },
  check: { script: 'check', isParallel: true, needs: ['build'] },
  generated: { script: 'check:generated', needs: ['build'] },
  breaking: { script: 'check:breaking', needs: ['build'] },
  packages: { script: 'check:packages', needs: ['build'] },
  dependencies: { script: 'check:dependencies', needs: ['build'] },
  // The whole of the contract, in a sandbox: every documented status that can be provoked, which is all but 429 and 500,
  // and no violation.
  conformance: { script: 'conformance', args: ['--require-coverage'], needs: ['build'] },
  workflows: { script: 'workflows', needs: ['build'] },
  // Generated requests by the rules of the same suite, the same in each run: what fails was broken by a change.
  fuzz: { script: 'test:slow', args: ['fuzz'], needs: ['build'] },
  // The published contract, served by stock Prism: what a mock server made from it can do, and no violation.
  mock: { script: 'conformance:mock', needs: ['build'] },
  smoke: { script: 'test:slow', args: ['--smoke'], isParallel: true, needs: ['build'] },
  slow: {
    script: 'test:slow',
    args: ['--changed'],
    isParallel: true,
    needs: ['build', 'fuzz', 'smoke'],
  },
};

/** Looks for what a commit may miss, and takes its time: `npm run nightly`. */
const nightly: Pipeline = {
  ...Object.fromEntries(
    Object.keys(SLOW_GROUPS).map((name): [string, CiStep] => [
      name,
      { script: 'test:slow', args: [name, '--full'], isParallel: true },
    ]),
  ),
  consumers: { script: 'test:consumers', isParallel: true, programs: ['java'] },
  // Decisions of the contract are asserted of every operation, not of samples.
  decisions: { script: 'conformance', args: ['--decisions', 'all', '--require-coverage'] },
  soak: { script: 'soak', args: ['--duration', '10m'] },
  mutation: { script: 'test:mutation' },
  bench: { script: 'bench', isParallel: true },
  vulnerabilities: { script: 'check:vulnerabilities' },
};

export const PIPELINES = { commit, nightly } as const;
