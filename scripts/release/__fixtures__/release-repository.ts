import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { PACKAGES } from '../../packages/definitions.ts';
import { PRODUCTS } from '../products.ts';
import { createProgram, type Program } from '../program.ts';

export interface ReleaseRepository {
  readonly folder: string;
  readonly git: Program;
  /** Writes files and commits them. */
  readonly commit: (files: Readonly<Record<string, string>>) => Promise<void>;
}

const PUBLISHED = '## 1.0.0 - 2026-01-31\n\n- First.\n';

/**
 * Creates a repository on main in which every product is at version 1.0.0, tagged, and has unreleased changes. It is removed
 * after the test.
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
  for (const { name } of PRODUCTS) await git('tag', `${name}-v1.0.0`);
  await commit(Object.fromEntries(PRODUCTS.map(({ changelog }) => [changelog, createChangelog('- Something new.\n')])));
  mkdirSync(join(folder, 'node_modules'));
  return { folder, git, commit };
}

/** Creates a changelog with one release. */
export const createChangelog = (unreleased?: string): string =>
  ['# Changelog\n', ...(unreleased === undefined ? [] : [`## Unreleased\n\n${unreleased}`]), PUBLISHED].join('\n');

function createVersions(): Readonly<Record<string, string>> {
  const manifests = PRODUCTS.filter(({ version }) => version.file.endsWith('.json')).map(({ name, version }) => [
    version.file,
    JSON.stringify({ name, version: '1.0.0' }, null, 2),
  ]);
  const workspaces = Object.values(PACKAGES).map(({ workspace }) => [workspace, { version: '1.0.0' }]);
  return {
    'openapi/openapi.yaml': 'openapi: 3.1.1\ninfo:\n  title: API\n  version: 1.0.0\n',
    'package-lock.json': JSON.stringify({ packages: Object.fromEntries(workspaces) }, null, 2),
    ...Object.fromEntries(manifests),
    ...Object.fromEntries(PRODUCTS.map(({ changelog }) => [changelog, createChangelog()])),
  };
}
