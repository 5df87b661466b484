import { parseArgs } from 'node:util';
import { bundle } from './bundle.ts';
import { controlDocument } from './control-document.ts';
import { StepFailed } from './lib/run.ts';
import { lintBundles, lintSource } from './lint.ts';

/** `npm run lint:contract` lints the hand-written files and what is bundled from them, without the rest of the build. */
async function lintContract(): Promise<void> {
  await lintSource();
  await bundle();
  await controlDocument();
  process.stdout.write(`The contract and the control plane: ${await lintBundles()}.\n`);
}

try {
  parseArgs({ options: {} });
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(2);
}

lintContract().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StepFailed ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
});
