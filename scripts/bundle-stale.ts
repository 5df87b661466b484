import { bundle } from './bundle.ts';
import { controlDocument } from './control-document.ts';
import { type Bundled, findStaleDocuments } from './lib/contract-inputs.ts';
import { repository, StepFailed } from './lib/run.ts';

const bundlers: Readonly<Record<Bundled, () => Promise<unknown>>> = {
  contract: bundle,
  control: controlDocument,
};

/**
 * Bundles the documents whose hand-written files have changed, and says so on standard error. It does not lint, and records
 * no examples: `npm run build` does.
 *
 * @returns whether the bundles are up to date now.
 */
export async function bundleStale(): Promise<boolean> {
  const stale = findStaleDocuments(repository);
  if (stale.length === 0) return true;
  process.stderr.write('The hand-written contract has changed: bundling it first.\n');
  try {
    for (const name of stale) await bundlers[name]();
    return true;
  } catch (error) {
    process.stderr.write(`${error instanceof StepFailed ? error.message : String((error as Error).stack)}\n`);
    return false;
  }
}
