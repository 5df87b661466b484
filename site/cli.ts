import { createCommand, runCommand } from '../scripts/lib/command.ts';
import { buildDownloads } from './downloads.ts';
import { buildPages } from './pages.ts';
import { compressSite } from './reference/compress.ts';
import { buildReference } from './reference.ts';
import { recordExamples } from './samples.ts';

const program = createCommand('site', 'Builds the documentation site.');

function addStep(name: string, description: string, run: () => Promise<string>): void {
  program
    .command(name)
    .description(description)
    .action(async () => void process.stdout.write(`${await run()}\n`));
}

addStep('examples', "records the sandbox's responses to example requests in generated/examples.json", recordExamples);
addStep('downloads', 'builds generated/downloads', buildDownloads);
addStep('pages', 'builds the pages without scripts', buildPages);
addStep('reference', 'builds the reference and the console', () => buildReference());
addStep('compress', 'writes compressed copies of the site', () => compressSite());

await runCommand(program);
