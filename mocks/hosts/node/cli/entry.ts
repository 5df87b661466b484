import { listStale, runSteps } from '../../../../scripts/build/run-steps.ts';

const DOCUMENTS = ['bundle', 'control'];

/**
 * Resolves the program that `npm start` runs: the built sandbox when nothing has changed since the build, else the source,
 * which loads more slowly. Documents that are stale or missing are bundled first.
 *
 * @throws BuildError when a document cannot be bundled.
 */
export async function resolveEntry(): Promise<URL> {
  const stale = listStale(['sandbox']);
  if (stale.length === 0) return new URL('../../../../generated/sandbox/dist/bin.js', import.meta.url);
  const documents = DOCUMENTS.filter((name) => stale.includes(name));
  if (documents.length > 0) {
    process.stderr.write('The contract has changed, or was never bundled: bundling it first.\n');
    // Loads the sandbox and reads the seed while Redocly runs in other processes.
    const load = async (): Promise<void> => {
      const [{ readDemo }] = await Promise.all([import('../data/seed-files.ts'), import('../start-sandbox.ts')]);
      readDemo();
    };
    await Promise.all([runSteps(documents), load()]);
  }
  return new URL('main.ts', import.meta.url);
}
