import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createProgram, repository } from '../../scripts/lib/run.ts';

/**
 * Creates a repository of the present files, also of those that are not committed. It has no tags, as a shallow clone has none, and
 * no installation. Nothing is committed before `commit`, so that a test can change files first.
 *
 * @param prefix begins the path of its folder.
 */
export async function createClone(prefix: string) {
  const folder = mkdtempSync(prefix);
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', list, { cwd: repository, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files.filter((name) => existsSync(join(repository, name)))) {
    cpSync(join(repository, file), join(folder, file));
  }
  const git = createProgram('git', folder);
  await git('init', '--quiet', '--initial-branch=main');
  await git('config', 'user.name', 'Test');
  await git('config', 'user.email', 'test@accounting-platform.example');
  return {
    folder,
    git,
    commit: async () => {
      await git('add', '--all');
      return git('commit', '--quiet', '--message', 'Start');
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}
