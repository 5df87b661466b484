import { client } from '../client/generator/generate-client.ts';
import { sandboxPackage } from '../mocks/package/sandbox-package.ts';
import { buildDownloads } from '../site/downloads.ts';
import { buildPages } from '../site/pages.ts';
import { compressSite } from '../site/reference/compress.ts';
import { buildReference } from '../site/reference.ts';
import { recordExamples } from '../site/samples.ts';
import { bundle } from './bundle.ts';
import { controlDocument } from './control-document.ts';
import { repository, runTool, StepFailed } from './lib/run.ts';
import { buildRecord } from './lib/unchanged.ts';
import { lintBundles, lintPublished, lintSource } from './lint.ts';
import { types } from './types.ts';

/** A step does its work and says in a few words what came of it. */
type Step = readonly [name: string, run: () => Promise<string>];

async function checkSpelling(): Promise<string> {
  await runTool('cspell', 'cspell', ['lint', '--config=.cspell/cspell.yaml', '--no-progress', '--no-color']);
  return 'nothing to report';
}

const steps: readonly Step[] = [
  ['lint the hand-written files', lintSource],
  ['bundle', bundle],
  ['control plane', controlDocument],
  ['lint the bundles', lintBundles],
  ['examples', recordExamples],
  ['lint the published contract', lintPublished],
  ['types', types],
  ['client', client],
  ['sandbox', sandboxPackage],
  ['downloads', buildDownloads],
  ['pages', buildPages],
  ['reference and console', buildReference],
  // It reads the pages too, which have just been made.
  ['spelling', checkSpelling],
  ['compressed copies', compressSite],
];

/** Who makes pages anew needs new compressed copies too: the old ones would be served. */
function stepsFor(wanted: readonly string[]): readonly Step[] {
  if (wanted.length === 0) return steps;
  const makesPages = wanted.some((one) => 'pages'.startsWith(one) || 'reference'.startsWith(one));
  const names = makesPages ? [...wanted, 'compressed'] : wanted;
  return steps.filter(([name]) => names.some((one) => name.startsWith(one)));
}

/**
 * `npm run build` does all steps, unless nothing has changed since; `npm run build -- bundle types` does the steps whose
 * names begin so.
 */
async function build(wanted: readonly string[]): Promise<void> {
  const record = buildRecord(repository);
  const chosen = stepsFor(wanted);
  if (chosen.length === 0) {
    throw new StepFailed(`There is no such step. The steps are: ${steps.map(([name]) => name).join(', ')}.`);
  }
  const started = performance.now();
  if (wanted.length === 0 && (await record.isUpToDate())) {
    process.stdout.write(
      `${'nothing has changed since'.padEnd(30)}${seconds(started)}   name steps to do them anyway\n`,
    );
    return;
  }
  await record.forget();
  for (const [name, run] of chosen) {
    const begun = performance.now();
    process.stdout.write(`${name.padEnd(30)}`);
    const result = await run().catch((error: unknown) => {
      process.stdout.write('failed\n\n');
      throw error;
    });
    process.stdout.write(`${seconds(begun)}   ${result}\n`);
  }
  process.stdout.write(`${'all'.padEnd(30)}${seconds(started)}\n`);
  if (wanted.length === 0) await record.keep();
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1).padStart(5)} s`;

build(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof StepFailed ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
});
