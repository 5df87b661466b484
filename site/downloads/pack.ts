import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { BuildError, repository } from '../../scripts/lib/run.ts';

const run = promisify(execFile);

/** Nothing of the network, and nothing that a package wants to run. The files have the same date each time. */
const options = ['--offline', '--ignore-scripts', '--no-update-notifier', '--no-workspaces'];

/**
 * Packs a package by the npm of whoever builds, as a tarball that is called after its name and version.
 *
 * @throws BuildError when there is no package, or with what npm said.
 */
export async function pack(folder: string, into: string): Promise<void> {
  await access(join(folder, 'package.json')).catch(() => {
    throw new BuildError(`${relative(repository, folder)} is missing. Build it first: npm run build`);
  });
  const args = ['pack', ...options, '--pack-destination', into, folder];
  await run('npm', args, { cwd: into, shell: process.platform === 'win32' }).catch((error: { stderr?: string }) => {
    throw new BuildError(`${relative(repository, folder)} was not packed: ${error.stderr || String(error)}`);
  });
}
