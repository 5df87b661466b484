import { appendFile, mkdtemp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { createProgram } from '../lib/run.ts';

/** Settings of the repository that commits and tags in a clone need too. */
const SETTINGS = ['user.name', 'user.email', 'user.signingKey', 'commit.gpgSign', 'tag.gpgSign', 'gpg.format'];

/**
 * Does work in a temporary clone of what is committed, with the installed packages of the repository. The clone is removed
 * afterwards, also when the work fails.
 */
export async function withClone<Result>(repository: string, work: (clone: string) => Promise<Result>): Promise<Result> {
  // Astro finds the files of linked packages only below a folder that they share with the clone.
  const parent = await mkdtemp(join(repository, '.release-'));
  const clone = join(parent, 'clone');
  try {
    await createProgram('git', parent)('clone', '--quiet', '--no-tags', repository, clone);
    await copySettings(repository, clone);
    await symlink(join(repository, 'node_modules'), join(clone, 'node_modules'), 'junction');
    // .gitignore names a folder, and this is a link.
    await appendFile(join(clone, '.git', 'info', 'exclude'), '/node_modules\n');
    return await work(clone);
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

async function copySettings(from: string, to: string): Promise<void> {
  for (const name of SETTINGS) {
    const value = await createProgram('git', from)('config', '--default', '', '--get', name);
    if (value) await createProgram('git', to)('config', name, value);
  }
}
