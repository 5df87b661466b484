import { createCommand, createNamesArgument, runCommand } from '../programs/command.ts';
import { formatLine, runSteps } from './build/run-steps.ts';
import { DEFAULT_STEPS, STEPS } from './build/steps.ts';

interface Options {
  readonly force?: boolean;
  readonly quiet?: boolean;
}

const command = createCommand(
  'npm run build --',
  'Builds everything that is generated from the contract, or only some of it.',
)
  .addArgument(createNamesArgument('step', [...STEPS.keys()]))
  .option('--force', 'run the steps also when their inputs have not changed')
  .option('--quiet', 'print only what fails')
  .action(async (names: readonly string[], { force = false, quiet = false }: Options) => {
    const report = (line: string): boolean => quiet || process.stdout.write(`${line}\n`);
    const started = performance.now();
    const count = await runSteps(names.length > 0 ? names : DEFAULT_STEPS, { force, report });
    report(
      formatLine('total', performance.now() - started, count === 0 ? 'nothing has changed' : `${count} steps ran`),
    );
  });

await runCommand(command);
