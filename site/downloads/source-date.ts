import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BuildError, repository } from '../../scripts/lib/run.ts';

/**
 * Returns the time that a reproducible build writes in place of its own: `SOURCE_DATE_EPOCH`
 * (https://reproducible-builds.org/specs/source-date-epoch/), else the time of the last commit. An archive of the repository
 * has no commits: its files have the time of the commit that it was made from.
 *
 * @throws BuildError when `SOURCE_DATE_EPOCH` is no number of seconds.
 */
export async function getSourceDate(environment: NodeJS.ProcessEnv = process.env, folder = repository): Promise<Date> {
  const { SOURCE_DATE_EPOCH: epoch } = environment;
  if (epoch === undefined) return (await readCommitDate(folder)) ?? (await stat(join(folder, 'package.json'))).mtime;
  if (!/^\d{1,11}$/.test(epoch)) throw new BuildError(`SOURCE_DATE_EPOCH is no number of seconds: ${epoch}`);
  return new Date(Number(epoch) * 1000);
}

/** Returns undefined outside a repository. */
async function readCommitDate(folder: string): Promise<Date | undefined> {
  const git = promisify(execFile)('git', ['log', '-1', '--format=%cI'], { cwd: folder });
  const date = await git.then(({ stdout }) => stdout.trim()).catch(() => '');
  return date ? new Date(date) : undefined;
}
