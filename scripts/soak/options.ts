import { parseArgs } from 'node:util';
import { atLeastOne, CommandFailed, someOf } from '../lib/command-line.ts';

/** The parts, in the order in which they run. */
export const partNames = ['load', 'held', 'restarts'] as const;
export type PartName = (typeof partNames)[number];

export interface SoakOptions {
  /** How long the load lasts. */
  readonly seconds: number;
  readonly connections: number;
  /** Makes other choices among the requests; the same number makes the same choices. */
  readonly seed: number;
  readonly only: readonly PartName[];
  /** Folder of a built package, or the file that starts it; what `npm start` runs when left out. */
  readonly package: string | undefined;
  readonly help: boolean;
}

export const help = `Works a sandbox of its own hard, for a long time, and says whether it stays right and its memory flat.

  npm run soak                         10 minutes of mixed load over 200 connections, then the rest
  npm run soak -- --minutes 60         longer
  npm run soak -- --seconds 30         shorter; what CI does
  npm run soak -- --connections 50     fewer connections
  npm run soak -- --seed 7             other choices among the requests
  npm run soak -- --only load,held     some of: ${partNames.join(', ')}
  npm run soak -- --package FOLDER     the sandbox of a built package, or of the file that starts it

  load      every kind of request at full speed, and the memory of the sandbox each second
  held      as many connections held open, each asking now and then, while others load the sandbox
  restarts  stopped and started again under load, with its data in a file

Ends with exit code 1 when an answer is not what it should be, memory is not flat, or a restart loses something.
`;

/**
 * Reads the command line.
 *
 * @throws CommandFailed when an option or its value is not known.
 */
export function parseOptions(args: readonly string[]): SoakOptions {
  const values = parsed(args);
  if (values.minutes !== undefined && values.seconds !== undefined) {
    throw new CommandFailed('--minutes and --seconds exclude each other.');
  }
  const minutes = atLeastOne('--minutes', values.minutes ?? '10');
  return {
    seconds: values.seconds === undefined ? minutes * 60 : atLeastOne('--seconds', values.seconds),
    connections: atLeastOne('--connections', values.connections ?? '200'),
    seed: atLeastOne('--seed', values.seed ?? '1'),
    only: values.only === undefined ? partNames : someOf('--only', values.only, partNames),
    package: values.package,
    help: values.help ?? false,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        minutes: { type: 'string' },
        seconds: { type: 'string' },
        connections: { type: 'string' },
        seed: { type: 'string' },
        only: { type: 'string' },
        package: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new CommandFailed((error as Error).message);
  }
}
