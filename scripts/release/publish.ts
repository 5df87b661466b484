import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTarballName, type Manifest } from '../lib/manifest.ts';
import { BuildError } from '../lib/run.ts';
import { PACKAGE_NAMES } from '../packages/definitions.ts';
import { createProgram, type Program } from './program.ts';
import type { ReleaseContext } from './release.ts';

const PUBLISH_OPTIONS = ['--provenance', '--access', 'public'];

/** @throws BuildError when npm has no credentials. */
export async function checkCredentials(npm: Program): Promise<void> {
  await npm('whoami').catch(({ message }: Error) => {
    throw new BuildError(`Publish where npm has credentials: ${message}`);
  });
}

/** Pushes the branch and tags to the remote, all of them or none. */
export async function pushReleases(repository: string, tags: readonly string[]): Promise<string> {
  await createProgram('git', repository)('push', '--quiet', '--atomic', 'origin', 'main', ...tags);
  return `Pushed main, ${tags.join(', ')}.`;
}

/**
 * Builds, checks and publishes the packages that are tagged at the present commit. A version that the registry has is left
 * out, so that it can be run again after a failure.
 *
 * @throws BuildError when nothing is tagged, the tree is not what is committed, a check fails, or npm does.
 */
export async function publishTagged({
  repository,
  npm,
  runScript,
  report,
}: Omit<ReleaseContext, 'now'> & { readonly npm: Program }): Promise<void> {
  const git = createProgram('git', repository);
  await checkCredentials(npm);
  if ((await git('status', '--porcelain')) !== '') throw new BuildError('Publish from a tree without changes.');
  const tags = (await git('tag', '--points-at', 'HEAD')).split('\n');
  const names = PACKAGE_NAMES.filter((name) => tags.some((tag) => tag.startsWith(`${name}-v`)));
  if (names.length === 0) throw new BuildError('No package is tagged at this commit. Check out the tag of a release.');
  for (const script of ['build', 'check-generated', 'check-packages']) {
    report((await runScript([`scripts/${script}.ts`], repository, {})).trim());
  }
  for (const name of names) {
    const manifest = JSON.parse(
      await readFile(join(repository, 'generated', name, 'package.json'), 'utf8'),
    ) as Manifest;
    const version = `${manifest.name}@${manifest.version}`;
    if (!tags.includes(`${name}-v${manifest.version}`)) {
      throw new BuildError(`${version} was built, and the tags of this commit are ${tags.join(', ')}.`);
    }
    report(await publish(npm, version, `./generated/downloads/${getTarballName(manifest)}`));
  }
}

async function publish(npm: Program, version: string, tarball: string): Promise<string> {
  // An unknown package is an error for npm.
  const published = await npm('view', version, 'version').catch(() => '');
  if (published !== '') return `${version} is published already.`;
  await npm('publish', tarball, ...PUBLISH_OPTIONS);
  return `Published ${version}: npm publish ${tarball} ${PUBLISH_OPTIONS.join(' ')}`;
}
