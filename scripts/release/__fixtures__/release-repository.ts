import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createProgram, type Program } from '../../lib/run.ts';
import { PRODUCTS } from '../products.ts';

export interface ReleaseRepository {
  readonly folder: string;
  readonly git: Program;
  /** Writes files and commits them. */
  readonly commit: (files: Readonly<Record<string, string>>) => Promise<void>;
}

const PUBLISHED = '## 1.0.0 - 2026-01-31\n\n- First.\n';

/**
 * Creates a repository on main in which version 1.0.0 of both products is released, without a tag, as in a clone, and both have
 * unreleased changes. It is removed after the test.
 */
export async function createReleaseRepository(): Promise<ReleaseRepository> {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = createProgram('git', folder);
  const commit = async (files: Readonly<Record<string, string>>): Promise<void> => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    await git('add', '--all');
    await git('commit', '--quiet', '--message', 'change');
  };
  await git('init', '--quiet', '--initial-branch=main');
  await git('config', 'user.name', 'Test');
  await git('config', 'user.email', 'test@accounting-platform.example');
  await commit({
    ...createVersions(),
    'releases/1.0.0/changes.txt': 'The first release.',
    '.gitignore': 'node_modules/\n',
  });
  await commit(Object.fromEntries(PRODUCTS.map(({ changelog }) => [changelog, createChangelog('- Something new.\n')])));
  mkdirSync(join(folder, 'node_modules'));
  return { folder, git, commit };
}

/** Creates a changelog with one release. */
export const createChangelog = (unreleased?: string): string =>
  ['# Changelog\n', ...(unreleased === undefined ? [] : [`## Unreleased\n\n${unreleased}`]), PUBLISHED].join('\n');

function createVersions(): Readonly<Record<string, string>> {
  const root = { name: '@accounting-platform/contract', version: '1.1.0-dev' };
  const packages = { '': { ...root, license: 'MIT' }, 'node_modules/other': { version: '1.0.0' } };
  return {
    'openapi/openapi.yaml': 'openapi: 3.1.1\ninfo:\n  title: API\n  version: 1.0.0\npaths: {}\n',
    'package.json': JSON.stringify({ ...root, private: true }, null, 2),
    'package-lock.json': JSON.stringify({ ...root, packages }, null, 2),
    ...Object.fromEntries(PRODUCTS.map(({ changelog }) => [changelog, createChangelog()])),
  };
}
