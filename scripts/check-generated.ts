import { execFileSync } from 'node:child_process';
import { createCommand, runPrinting } from './lib/command.ts';
import { BuildError, repository } from './lib/run.ts';

/** Outputs of the build that the repository contains. */
const PATHS = ['generated', 'openapi/guides/decisions.md'];

/**
 * Compares what is committed of the generated files with what the build wrote.
 *
 * @throws BuildError with the files that differ.
 */
export function checkGenerated(folder = repository): string {
  const changes = execFileSync('git', ['status', '--porcelain', '--', ...PATHS], { cwd: folder, encoding: 'utf8' });
  if (changes === '') return 'generated/ is what the build makes of the hand-written files';
  throw new BuildError(
    `${changes}generated/ is not what the build makes of the hand-written files. Run: npm run build, and commit the result.`,
  );
}

if (import.meta.main) {
  const description = 'Compares what is committed of generated/ with what the build wrote.';
  await runPrinting(createCommand('check generated', description), () => checkGenerated());
}
