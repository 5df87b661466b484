import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { STEPS } from '../../scripts/build/run-steps.ts';
import { repository, runNode } from '../../scripts/lib/run.ts';

const handWritten = ['openapi', 'mocks/api/control', 'redocly.yaml', '.redocly.lint-ignore.yaml', '.spectral.yaml'];

/**
 * Copies what the lint reads to a temporary folder, for a test to change. It is removed after the test.
 *
 * @param bundles generated files that the lint reads too.
 */
export async function createLintWorkspace(...bundles: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'generated'));
  for (const name of [...handWritten, ...bundles]) {
    await cp(join(repository, name), join(folder, name), { recursive: true });
  }
  for (const name of ['docs', 'programs', 'scripts', 'node_modules', 'package.json', 'CONTRIBUTING.md']) {
    await symlink(join(repository, name), join(folder, name));
  }
  return folder;
}

/** Runs a step that lints, in a folder; its error has the findings. */
export const runLint = (step: 'lint' | 'lint-bundles', folder = repository): Promise<string> =>
  runNode(STEPS.get(step)?.command ?? [], folder);
