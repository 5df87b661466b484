import { createCommand, createNamesArgument, runCommand } from '../programs/command.ts';
import { PIPELINES } from './ci/pipelines.ts';
import { runPipeline } from './ci/run-pipeline.ts';

/** What each pipeline is for, and the command that runs it. */
const USAGES = {
  commit: ['npm run ci --', 'Runs what must pass for every commit. bash .ci/run does it in a clone.'],
  slow: ['npm run test:slow --', 'Runs the tests that are too slow for npm test.'],
  nightly: ['npm run ci -- nightly', 'Runs what takes too long for every commit.'],
} as const;

const [pipeline, ...args] = process.argv.slice(2) as [keyof typeof PIPELINES, ...string[]];
const steps = PIPELINES[pipeline];
const [usage, description] = USAGES[pipeline];
const command = createCommand(usage, description)
  .addArgument(
    createNamesArgument(
      'step',
      steps.map(({ name }) => name),
    ),
  )
  .option('--tests <counts>', 'counts of tests that ran before, which are added: "12 passed, 0 failed"', '')
  .action(async (names: readonly string[], { tests }: { readonly tests: string }) => {
    const selected = steps.filter(({ name }) => names.length === 0 || names.includes(name));
    await runPipeline(selected, tests);
  });

await runCommand(command, args);
