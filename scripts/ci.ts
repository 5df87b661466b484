import { Argument } from 'commander';
import { runPipeline } from './ci/run-pipeline.ts';
import { PIPELINES } from './ci/steps.ts';
import { CliError, createCommand, runCommand } from './lib/command.ts';

const command = createCommand(
  'ci',
  'Runs a pipeline: what must pass for every commit, or what is looked for each night.',
)
  .usage('[steps...]')
  .addArgument(new Argument('<pipeline>', 'set by the command of npm').choices(Object.keys(PIPELINES)))
  .argument('[steps...]', 'steps to run; all of the pipeline by default')
  .option('--tests <counts>', 'counts of tests that ran before, which are added: "12 passed, 0 failed"', '')
  .action(async (pipeline: keyof typeof PIPELINES, names: readonly string[], { tests }: { readonly tests: string }) => {
    const steps = PIPELINES[pipeline];
    const unknown = names.find((name) => !steps.some((step) => step.name === name));
    if (unknown !== undefined)
      throw new CliError(`There is no step ${unknown}. Steps: ${steps.map(({ name }) => name).join(', ')}.`);
    const selected = steps.filter(({ name }) => names.length === 0 || names.includes(name));
    await runPipeline(selected, tests);
  });

await runCommand(command);
