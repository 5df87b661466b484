import { InvalidArgumentError } from 'commander';
import { createCommand, runCommand } from './lib/command.ts';
import { BuildError, createProgram, repository, runNode } from './lib/run.ts';
import { isRequest, type Requests } from './release/plan.ts';
import { PRODUCTS } from './release/products.ts';
import { checkCredentials, publishTagged } from './release/publish.ts';
import { type RunScript, release } from './release/release.ts';

interface Options extends Readonly<Record<string, string | boolean | undefined>> {
  readonly dryRun?: boolean;
  readonly publish?: boolean;
}

const interruption = new AbortController();
const npm = createProgram('npm');
const runScript: RunScript = (command, folder, env) => runNode(command, folder, env, interruption.signal);
const report = (text: string): void => void process.stdout.write(`${text}\n`);

async function run({ dryRun: isDryRun = false, publish = false, ...requests }: Options): Promise<void> {
  if (isDryRun && publish) throw new BuildError('A dry run publishes nothing: leave out --dry-run or --publish.');
  // A temporary clone is removed before the program ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());
  const context = { repository, runScript, report, npm, now: new Date() };
  const isTagged = publish && Object.keys(requests).length === 0;
  if (isTagged) return publishTagged(context);
  if (publish) await checkCredentials(npm);
  const tags = (await release(context, requests as Requests, { isDryRun })).map(({ tag }) => tag);
  if (publish) {
    await createProgram('git')('push', '--quiet', '--atomic', 'origin', 'main', ...tags);
    report(`Pushed main, ${tags.join(', ')}.`);
    await publishTagged(context);
  } else report(formatNextSteps(tags, isDryRun));
}

const formatNextSteps = (tags: readonly string[], isDryRun: boolean): string =>
  [
    isDryRun ? '\nNothing was changed. After a release, publish it with:' : '\nReleased. Publish it with:',
    `  git push --atomic origin main ${tags.join(' ')}`,
    'The tag of the packages starts the pipeline that publishes them.',
  ].join('\n');

function parseRequest(text: string): string {
  if (isRequest(text)) return text;
  throw new InvalidArgumentError('It must be major, minor, patch or a version such as 1.2.0.');
}

const command = createCommand(
  'release',
  'Releases the contract and the packages; docs/releasing.md says when and what to choose.',
);
for (const { name } of PRODUCTS) {
  command.option(`--${name} <bump>`, 'major, minor, patch, or a version such as 1.2.0', parseRequest);
}
command
  .option('--dry-run', 'do all of it in a temporary clone, print it, and leave nothing behind')
  .option('--publish', 'push and publish as well; by itself, publish the packages when this commit has their tag')
  .action(run);
await runCommand(command);
