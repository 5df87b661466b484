import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTarballName, type Manifest } from '../lib/manifest.ts';
import { BuildError } from '../lib/run.ts';
import { PACKAGE_NAMES } from '../packages/definitions.ts';
import { createProgram, type Program } from './program.ts';
import type { ReleaseContext } from './release.ts';

const PUBLISH_OPTIONS = ['--provenance', '--access', 'public'];

/** With these variables, npm proves by OpenID Connect which pipeline it runs in, and needs no token. */
const OIDC_VARIABLES = ['ACTIONS_ID_TOKEN_REQUEST_URL', 'NPM_ID_TOKEN'];

/** @throws BuildError when npm has no credentials. */
export async function checkCredentials(npm: Program, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  if (OIDC_VARIABLES.some((name) => env[name])) return;
  await npm('whoami').catch(({ message }: Error) => {
    throw new BuildError(`Publish where npm has credentials: ${message}`);
  });
}

/** GitHub starts no pipeline for tags when a push has more of them. */
const TAGS_PER_PUSH = 3;

/** Lists what is pushed together: the branch with the first tags, then the others. */
export const listPushes = (tags: readonly string[]): readonly (readonly string[])[] =>
  tags.reduce<string[][]>(
    (pushes, tag, index) => {
      if (index > 0 && index % TAGS_PER_PUSH === 0) pushes.push([]);
      pushes.at(-1)?.push(tag);
      return pushes;
    },
    [['main']],
  );

/** Pushes the branch and tags to the remote, so that the tags start pipelines. */
export async function pushReleases(repository: string, tags: readonly string[]): Promise<string> {
  const git = createProgram('git', repository);
  for (const push of listPushes(tags)) await git('push', '--quiet', '--atomic', 'origin', ...push);
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
