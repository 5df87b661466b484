import { readFile, stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { repository, StepFailed } from '../../scripts/lib/run.ts';
import { hashOf, type Input } from '../fresh.ts';

/**
 * Writes down what the files are like that a build was made from, so that `npm start` notices when one has changed.
 *
 * @param files in any order, with duplicates.
 * @param begun when the build began, in milliseconds since 1970.
 * @throws StepFailed when a file was changed since: nobody knows which content went into the build.
 */
export async function recordOf(files: readonly string[], begun: number): Promise<string> {
  const inputs: Record<string, Input> = {};
  for (const file of [...new Set(files)].toSorted()) {
    const { mtimeMs, size } = await stat(file);
    const path = relative(repository, file).replaceAll('\\', '/');
    if (mtimeMs >= begun) throw new StepFailed(`${path} changed while the sandbox was built from it. Build it again.`);
    inputs[path] = { modified: mtimeMs, size, hash: hashOf(await readFile(file)) };
  }
  return `${JSON.stringify(inputs, null, 2)}\n`;
}
