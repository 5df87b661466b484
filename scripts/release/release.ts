import { formatLine } from '../build/run-steps.ts';
import { BuildError, createProgram, type Program } from '../lib/run.ts';
import { withClone } from './clone.ts';
import { type Plan, planReleases, type Release, type Requests } from './plan.ts';
import { writeVersion } from './products.ts';

export interface ReleaseContext {
  /** The folder of the repository. */
  readonly repository: string;
  /** The date of the release. */
  readonly now: Date;
  /** Runs a script of the repository with this Node, and returns what it printed. */
  readonly runScript: RunScript;
  readonly report: (text: string) => void;
}

export type RunScript = (
  command: readonly string[],
  folder: string,
  env: Readonly<Record<string, string>>,
) => Promise<string>;

/**
 * Releases products. All of it happens in a temporary clone, from which the repository takes the commit and the tags as the
 * last step: after a failure, and in a dry run, it is unchanged.
 *
 * @returns what was released.
 * @throws BuildError when something is wrong with the requests, the tree, or what was built.
 */
export async function release(
  context: ReleaseContext,
  requests: Requests,
  { isDryRun = false } = {},
): Promise<readonly Release[]> {
  const { repository, report } = context;
  const git = createProgram('git', repository);
  const step = createStep(report);
  const { releases } = await step('plan', async () => {
    const plan = await planReleases(repository, git, requests);
    if (plan.obstacles.length > 0 && !isDryRun) throw new BuildError(plan.obstacles.join('\n'));
    return [plan, formatPlan(plan)];
  });
  await withClone(repository, async (clone) => {
    await buildRelease({ ...context, step }, releases, clone);
    if (!isDryRun) await step('merge', async () => [undefined, await mergeRelease(git, releases, clone)]);
  });
  return releases;
}

/** Does a part of the work, reports how long it took and what it says of its result, and returns that. */
type Step = <Result>(name: string, work: () => Promise<readonly [result: Result, summary: string]>) => Promise<Result>;

const createStep =
  (report: (text: string) => void): Step =>
  async (name, work) => {
    const started = performance.now();
    const [result, summary] = await work();
    report(formatLine(name, performance.now() - started, summary.replaceAll('\n', '\n    ')));
    return result;
  };

const formatPlan = ({ releases, obstacles }: Plan): string =>
  [
    describeReleases(releases),
    ...releases.map(({ current, tag }) => `${tag}, from ${current}`),
    ...obstacles.map((obstacle) => `Allowed in a dry run only: ${obstacle}`),
  ].join('\n');

/** `contract 1.1.0, packages 1.0.1` */
const describeReleases = (releases: readonly Release[]): string =>
  releases.map(({ product, version }) => `${product.name} ${version}`).join(', ');

/** Writes, checks, commits and tags the releases in the clone. */
async function buildRelease(
  { now, runScript, step }: ReleaseContext & { readonly step: Step },
  releases: readonly Release[],
  clone: string,
): Promise<void> {
  // The build writes this time in place of that of the last commit; a build of the tag finds the same.
  const seconds = String(Math.floor(now.getTime() / 1000));
  const git = createProgram('git', clone, {
    GIT_AUTHOR_DATE: `${seconds} +0000`,
    GIT_COMMITTER_DATE: `${seconds} +0000`,
  });
  const run = (name: string, ...command: readonly string[]): Promise<void> =>
    step(name, async () => [undefined, (await runScript(command, clone, { SOURCE_DATE_EPOCH: seconds })).trim()]);

  await step('write', async () => {
    const date = now.toISOString().slice(0, 10);
    for (const { product, version } of releases) await writeVersion(clone, product, version, date);
    return [undefined, await git('diff', '--unified=1')];
  });
  const contract = releases.find(({ product }) => product.name === 'contract');
  // Before the build: the site shows what changed in each release.
  await run('contract', 'scripts/build.ts', '--quiet', 'publish');
  await run('gate', 'scripts/check-breaking.ts', contract ? '--save' : '--strict');
  await run('build', 'scripts/build.ts');
  // What later versions must open.
  if (contract) await run('books', 'test/upgrade/save-books.ts', `releases/${contract.version}`);
  await run('packages', 'scripts/check-packages.ts');
  await step('commit', async () => {
    await git('add', '--all');
    await git('commit', '--quiet', '--message', `release: ${describeReleases(releases)}`);
    for (const { product, version, tag } of releases) {
      await git('tag', '--annotate', '--message', `${product.name} ${version}`, tag);
    }
    return [undefined, await git('show', '--stat=100', '--format=%s', 'HEAD')];
  });
}

/** Takes the commit and its tags from the clone: all of them, or none. */
async function mergeRelease(git: Program, releases: readonly Release[], clone: string): Promise<string> {
  const tags = releases.map(({ tag }) => tag);
  const refspecs = tags.map((tag) => `refs/tags/${tag}:refs/tags/${tag}`);
  await git('fetch', '--quiet', '--no-tags', '--atomic', clone, ...refspecs);
  try {
    await git('merge', '--quiet', '--ff-only', `${tags[0]}^{commit}`);
  } catch (error) {
    await git('tag', '--delete', ...tags);
    throw error;
  }
  return git('log', '-1', '--oneline', '--decorate');
}
