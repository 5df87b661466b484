import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTarballName, type Manifest } from '../lib/manifest.ts';
import { BuildError, createProgram, type Program } from '../lib/run.ts';
import { PACKAGE_NAMES } from '../packages/definitions.ts';
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

/**
 * Builds, checks and publishes the packages when the present commit has their tag. A version that the registry has is left
 * out, so that it can be run again after a failure.
 *
 * @throws BuildError without the tag, when the tree is not what is committed, a check fails, or npm does.
 */
export async function publishTagged(context: Omit<ReleaseContext, 'now'> & { readonly npm: Program }): Promise<void> {
  const { repository, npm, runScript, report } = context;
  const git = createProgram('git', repository);
  await checkCredentials(npm);
  if ((await git('status', '--porcelain')) !== '') throw new BuildError('Publish from a tree without changes.');
  const tags = (await git('tag', '--points-at', 'HEAD', 'packages-v*')).split('\n').filter(Boolean);
  if (tags.length === 0)
    throw new BuildError('The packages have no tag at this commit. Check out the tag of a release.');
  for (const script of ['build', 'check-generated', 'check-packages']) {
    report((await runScript([`scripts/${script}.ts`], repository, {})).trim());
  }
  for (const name of PACKAGE_NAMES) {
    const manifest = JSON.parse(
      await readFile(join(repository, 'generated', name, 'package.json'), 'utf8'),
    ) as Manifest;
    const version = `${manifest.name}@${manifest.version}`;
    if (!tags.includes(`packages-v${manifest.version}`)) {
      throw new BuildError(`${version} was built, and the tag of this commit is ${tags.join(', ')}.`);
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
