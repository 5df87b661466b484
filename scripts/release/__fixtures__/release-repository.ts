import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createProgram, type Program } from '../../lib/run.ts';
import { CHANGELOGS } from '../changes.ts';

export interface ReleaseRepository {
  readonly folder: string;
  readonly git: Program;
  /** Writes files and commits them. */
  readonly commit: (files: Readonly<Record<string, string>>, message?: string) => Promise<void>;
}

/**
 * Creates a repository on main in which version 1.0.0 of both products is released, without a tag, as in a clone, and both have
 * unreleased changes. It is removed after the test.
 */
export async function createReleaseRepository(): Promise<ReleaseRepository> {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = createProgram('git', folder);
  const commit = async (files: Readonly<Record<string, string>>, message = 'change'): Promise<void> => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    await git('add', '--all');
    await git('commit', '--quiet', '--message', message);
  };
  await git('init', '--quiet', '--initial-branch=main');
  await git('config', 'user.name', 'Test');
  await git('config', 'user.email', 'test@accounting-platform.example');
  await commit({
    ...createVersions(),
    'releases/1.0.0/changes.txt': 'The first release.',
    '.gitignore': 'node_modules/\n',
  });
  await commit({ ...writeChange('contract: addition'), ...writeChange('sandbox: correction') });
  mkdirSync(join(folder, 'node_modules'));
  return { folder, git, commit };
}

/** Changelog with one release. */
export const RELEASED = '# Changelog\n\n## 1.0.0 - 2026-01-31\n\n- First.\n';

/** Returns a file of `changes/`, by its path. */
export const writeChange = (front: string, text = 'Something new.'): Readonly<Record<string, string>> => ({
  [`changes/${front.replace(': ', '-')}.md`]: `---\n${front}\n---\n\n${text}\n`,
});

function createVersions(): Readonly<Record<string, string>> {
  const root = { name: '@accounting-platform/contract', version: '1.1.0-dev' };
  const packages = { '': { ...root, license: 'MIT' }, 'node_modules/other': { version: '1.0.0' } };
  return {
    'openapi/openapi.yaml': 'openapi: 3.1.1\ninfo:\n  title: API\n  version: 1.0.0\npaths: {}\n',
    'package.json': JSON.stringify({ ...root, private: true }, null, 2),
    'package-lock.json': JSON.stringify({ ...root, packages }, null, 2),
    ...Object.fromEntries(Object.values(CHANGELOGS).map((changelog) => [changelog, RELEASED])),
  };
}
