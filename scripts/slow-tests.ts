import { runPipeline } from './ci/run-pipeline.ts';
import { SLOW_GROUPS } from './ci/slow-groups.ts';
import { createGroupStep, createTestStep } from './ci/steps.ts';
import { CliError, createCommand, runCommand } from './lib/command.ts';

interface Options {
  readonly changed?: boolean;
  readonly full?: boolean;
}

const groups = Object.keys(SLOW_GROUPS);

const command = createCommand(
  'npm run test:slow --',
  'Runs the slow tests and those in a browser, and records which groups pass.',
)
  .argument('[groups...]', `groups to run, or paths of tests; all groups by default: ${groups.join(', ')}`)
  .option('--changed', 'only groups of which a file has changed since they last passed')
  .option('--full', 'with all rounds of the tests that have fewer by default')
  .action(async (names: readonly string[], { changed = false, full = false }: Options) => {
    if (full) process.env.TEST_SIZE = 'full';
    if (changed && names.length > 0) throw new CliError('Name groups, or give --changed.');
    const files = names.filter((name) => !groups.includes(name));
    await runPipeline([
      ...(files.length > 0 ? [createTestStep('files', files)] : []),
      ...groups
        .filter((name) => names.length === 0 || names.includes(name))
        .map((name) => ({ ...createGroupStep(name), isForChanges: changed })),
    ]);
  });

await runCommand(command);
