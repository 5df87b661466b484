import { Command } from 'commander';
import { StepFailed } from '../scripts/lib/run.ts';
import { buildDownloads } from './downloads.ts';
import { buildPages } from './pages.ts';
import { compressSite } from './reference/compress.ts';
import { buildReference } from './reference.ts';
import { recordExamples } from './samples.ts';

const program = new Command('site')
  .description('Builds the documentation site. Exit code 0: done, 1: failed, 2: wrong usage.')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));

function addStep(name: string, description: string, run: () => Promise<string>): void {
  program
    .command(name)
    .description(description)
    .action(async () => {
      process.stdout.write(`${await run()}\n`);
    });
}

addStep('examples', "records the sandbox's responses to example requests in generated/examples.json", recordExamples);
addStep('downloads', 'builds generated/downloads', buildDownloads);
addStep('pages', 'builds the pages without scripts', buildPages);
addStep('reference', 'builds the reference and the console', () => buildReference());
addStep('compress', 'writes compressed copies of the site', () => compressSite());

program.parseAsync().catch((error: Error) => {
  process.stderr.write(`${error instanceof StepFailed ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
