import { execFileSync } from 'node:child_process';
import { createCommand, runCommand } from './lib/command.ts';
import { BuildError, repository } from './lib/run.ts';

/**
 * Compares what is committed of `generated/` with what the build wrote.
 *
 * @throws BuildError with the files that differ.
 */
export function checkGenerated(folder = repository): string {
  const changes = execFileSync('git', ['status', '--porcelain', '--', 'generated'], { cwd: folder, encoding: 'utf8' });
  if (changes === '') return 'generated/ is what the build makes of the hand-written files';
  throw new BuildError(
    `${changes}generated/ is not what the build makes of the hand-written files. Run: npm run build, and commit the result.`,
  );
}

if (import.meta.main) {
  const command = createCommand(
    'check:generated',
    'Compares what is committed of generated/ with what the build wrote.',
  ).action(() => void process.stdout.write(`${checkGenerated()}\n`));
  await runCommand(command);
}
