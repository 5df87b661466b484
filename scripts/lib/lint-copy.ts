import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { repository } from './run.ts';

const settings = ['redocly.yaml', '.redocly.lint-ignore.yaml', '.spectral.yaml'];

/** For tests: a copy of what the lint reads, to be changed. It is gone when the test is. */
export async function copyForLint(...sources: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'generated'));
  for (const name of [...sources, ...settings]) {
    await cp(join(repository, name), join(folder, name), { recursive: true });
  }
  for (const name of ['scripts', 'node_modules', 'package.json']) {
    await symlink(join(repository, name), join(folder, name));
  }
  return folder;
}
