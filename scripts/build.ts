import { bundle } from './bundle.ts';
import { client } from './client.ts';
import { controlDocument } from './control-document.ts';
import { downloads } from './downloads.ts';
import { StepFailed } from './lib/run.ts';
import { lintBundle, lintSource } from './lint.ts';
import { provenance } from './provenance.ts';
import { sandboxPackage } from './sandbox-package.ts';
import { site } from './site.ts';
import { spelling } from './spelling.ts';
import { types } from './types.ts';

/** A step does its work and says in a few words what came of it. */
type Step = readonly [name: string, run: () => Promise<string>];

const steps: readonly Step[] = [
  ['lint the hand-written files', lintSource],
  ['spelling', spelling],
  ['bundle', bundle],
  ['lint the bundle', lintBundle],
  ['control plane', controlDocument],
  ['types', types],
  ['client', client],
  ['reference', site],
  ['provenance', provenance],
  ['sandbox', sandboxPackage],
  ['downloads', downloads],
];

/** `npm run build` does all steps; `npm run build -- bundle types` does the steps whose names begin so. */
async function build(wanted: readonly string[]): Promise<void> {
  const chosen = steps.filter(([name]) => wanted.length === 0 || wanted.some((one) => name.startsWith(one)));
  if (chosen.length === 0) {
    throw new StepFailed(`There is no such step. The steps are: ${steps.map(([name]) => name).join(', ')}.`);
  }
  const started = performance.now();
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
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1).padStart(5)} s`;

build(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof StepFailed ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
});
