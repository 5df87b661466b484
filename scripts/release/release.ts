import { raiseVersion } from '../breaking/version.ts';
import { formatLine } from '../build/run-steps.ts';
import { createProgram, type runNode } from '../lib/run.ts';
import { planReleases, type Release, type Requests } from './plan.ts';
import { writeChangelog, writeVersion } from './products.ts';

export interface ReleaseContext {
  /** The folder of the repository. */
  readonly repository: string;
  /** The date of the release. */
  readonly now: Date;
  /** Runs a script of the repository, and returns what it printed. */
  readonly runScript: typeof runNode;
  readonly report: (text: string) => void;
}

/**
 * Releases products: writes their versions, builds and checks everything, commits, and tags. A failure leaves no commit,
 * and leaves the written files for a look.
 *
 * @returns the released versions.
 * @throws BuildError when something is wrong with the requests, the tree, or the build.
 */
export async function release(context: ReleaseContext, requests: Requests): Promise<readonly Release[]> {
  const { repository, now, runScript, report } = context;
  // The build writes this time instead of the last commit's; a build of the tag finds the same.
  const seconds = String(Math.floor(now.getTime() / 1000));
  const date = `${seconds} +0000`;
  const git = createProgram('git', repository, { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date });
  const step = async (name: string, work: () => Promise<string>): Promise<void> => {
    const started = performance.now();
    const summary = (await work()).trim().replaceAll('\n', '\n    ');
    report(formatLine(name, performance.now() - started, summary));
  };
  const runAtRelease = (command: readonly string[]) => runScript(command, repository, { SOURCE_DATE_EPOCH: seconds });
  const run = (name: string, ...command: readonly string[]): Promise<void> => step(name, () => runAtRelease(command));

  const releases = await planReleases(repository, git, requests);
  const contract = releases.find(({ product }) => product.name === 'contract');
  await step('write', async () => {
    for (const { product, version } of releases) {
      await writeVersion(repository, product, version);
      await writeChangelog(repository, product, version, now.toISOString().slice(0, 10));
    }
    return git('diff', '--unified=1');
  });
  try {
    // The build comes later, because the site shows what changed in each release.
    await run('contract', 'scripts/run.js', 'build', '--quiet', 'publish');
    const gate = ['scripts/check-breaking.ts', contract ? '--save' : '--strict'];
    // The changes, which can be hundreds, are in changes.txt of the release.
    await step('gate', async () => (await runAtRelease(gate)).replaceAll(/^(BREAKING|addition|remark) .*\n|^\n/gm, ''));
    await run('build', 'scripts/run.js', 'build');
    // Books that later versions must open.
    if (contract) await run('books', 'test/upgrade/save-books.ts', `releases/${contract.version}`);
    await run('packages', 'scripts/check-packages.ts');
  } catch (error) {
    report('Nothing is committed. Remove what was written with: git restore . && git clean -fd releases');
    throw error;
  }
  await step('commit', async () => {
    await git('add', '--all');
    const title = releases.map(({ product, version }) => `${product.name} ${version}`).join(', ');
    await git('commit', '--quiet', '--message', `release: ${title}`);
    for (const { product, version, tag } of releases) {
      await git('tag', '--annotate', '--message', `${product.name} ${version}`, tag);
    }
    return git('show', '--stat=100', '--format=%s', 'HEAD');
  });
  await step('begin', async () => {
    const packages = releases.find(({ product }) => product.name === 'packages');
    if (!packages) return '';
    const next = `${raiseVersion(packages.version, 'minor')}-dev`;
    await writeVersion(repository, packages.product, next);
    await git('commit', '--quiet', '--all', '--message', `build: begin ${next}`);
    return `what is built from now on has the version ${next}`;
  });
  return releases;
}
