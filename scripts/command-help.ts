import { createCommand, createNamesArgument, reportFailure } from '../programs/command.ts';
import { STEPS } from './build/run-steps.ts';

interface BuildArguments {
  readonly names?: readonly string[];
  readonly force?: boolean;
  readonly quiet?: boolean;
}

/** Parses the arguments of the build, or returns the exit code of `--help` and of wrong usage. */
export async function parseBuildArguments(args: readonly string[]): Promise<BuildArguments | number> {
  const command = createCommand(
    'npm run build --',
    'Builds everything that is generated from the contract, or only some of it.',
  )
    .addArgument(createNamesArgument('step', [...STEPS.keys()]))
    .option('--force', 'run the steps also when their inputs have not changed')
    .option('--quiet', 'print only what fails');
  try {
    const [names = []] = command.parse(args, { from: 'user' }).processedArgs as [(readonly string[])?];
    return { ...command.opts<BuildArguments>(), ...(names.length > 0 && { names }) };
  } catch (error) {
    return reportFailure(error as Error);
  }
}

/**
 * Says what is wrong with the arguments of a command that takes none, or prints its help.
 *
 * @param commands the names of all commands.
 * @returns the exit code.
 */
export function rejectArguments(
  name: string,
  description: string,
  args: readonly string[],
  commands: readonly string[],
): number {
  const toWords = (key: string): string => `npm run ${key.replace(' ', ' -- ')}`;
  const parts = commands.filter((key) => key.startsWith(`${name} `));
  if (!args[0]?.startsWith('-')) {
    process.stderr.write(`There is no command ${name} ${args[0]}. Commands: ${[name, ...parts].join(', ')}.\n`);
    return 2;
  }
  const list = parts.map((part) => `\n  ${toWords(part)}`).join('');
  const command = createCommand(toWords(name), description).addHelpText('after', list && `\nIts parts:${list}`);
  try {
    command.parse(args, { from: 'user' });
    return 0;
  } catch (error) {
    return reportFailure(error as Error);
  }
}
