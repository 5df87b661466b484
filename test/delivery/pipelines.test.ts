import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PIPELINES } from '../../scripts/ci/pipelines.ts';
import { repository } from '../../scripts/lib/run.ts';

interface Job {
  readonly uses?: string;
  readonly needs?: string | readonly string[];
  readonly 'timeout-minutes'?: number;
  readonly strategy?: { readonly matrix: { readonly step: readonly string[] } };
  readonly steps?: readonly { readonly uses?: string; readonly run?: string }[];
}

const folder = join(repository, '.github', 'workflows');
const texts = new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
const workflows = new Map([...texts].map(([file, text]) => [file, parse(text)]));
const getJobs = (file: string): Readonly<Record<string, Job>> => workflows.get(file)?.jobs ?? {};

it.each([
  ['nightly.yaml', 'search', PIPELINES.nightly],
  ['slow.yaml', 'slow', PIPELINES.slow],
])('%s has a job for each step of its pipeline', (file, job, steps) => {
  expect(getJobs(file)[job]?.strategy?.matrix.step).toEqual(steps.map(({ name }) => name));
});

it('commit.yaml shows each step of a commit as a step, after the commands of README.md', () => {
  const runs = getJobs('commit.yaml').commit?.steps?.flatMap(({ run = [] }) => run);
  const steps = PIPELINES.commit.map(({ name }) => `npm run ci -- ${name}`);
  expect(runs).toEqual(['node .ci/readme.js', 'npm ci', ...steps]);
});

describe.each([...texts])('the workflow %s', (file, text) => {
  it('grants no more than reading, limits the time of each job, and pins actions to commits', () => {
    expect(workflows.get(file).permissions).toEqual({ contents: 'read' });
    for (const { uses, 'timeout-minutes': minutes } of Object.values(getJobs(file))) {
      if (uses === undefined) expect(minutes).toBeGreaterThan(0);
      else expect(uses).toMatch(/^\.\/\.github\/workflows\/(commit|slow)\.yaml$/);
    }
    // Renovate keeps the commit and the version behind it alike.
    for (const [, action = ''] of text.matchAll(/uses: ([^.].+)/g)) {
      expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it('publishes only after the checks of a commit and all slow tests of the same commit', () => {
    const jobs = getJobs(file);
    const publishing = Object.values(jobs).filter(({ steps = [] }) =>
      steps.some(({ uses = '', run = '' }) => /^actions\/deploy-pages@/.test(uses) || run.includes('npm publish')),
    );
    expect(publishing.length).toBe(file === 'release.yaml' ? 2 : 0);
    for (const { needs } of publishing) expect(needs).toEqual(['commit', 'slow']);
    if (publishing.length === 0) return;
    expect(jobs.slow?.uses).toBe('./.github/workflows/slow.yaml');
    expect(jobs.commit?.uses).toBe('./.github/workflows/commit.yaml');
    // Only a release has a site, so that its downloads have the version that they are called by.
    expect(workflows.get(file).on).toEqual({ push: { tags: ['packages-v*'] } });
  });
});

it('a newer push ends the run of a pull request, and never that of a commit of main', () => {
  const { group, 'cancel-in-progress': isCanceled } = workflows.get('ci.yaml').concurrency;
  expect(group).toContain("github.event_name == 'pull_request' && github.ref || github.sha");
  expect(isCanceled).toMatch(/^\$\{\{ github\.event_name == 'pull_request' \}\}$/);
});
