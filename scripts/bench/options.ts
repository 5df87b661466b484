import { parseArgs } from 'node:util';
import { atLeastOne, CommandFailed, someOf } from '../lib/command-line.ts';

/** The measures, in the order in which they are taken. */
export const measureNames = ['list', 'post', 'start', 'memory', 'scale', 'call', 'sync'] as const;
export type MeasureName = (typeof measureNames)[number];

export interface BenchOptions {
  /** How often each server has its turn. */
  readonly rounds: number;
  /** Length of one measurement of requests per second, without its warm-up. */
  readonly seconds: number;
  readonly only: readonly MeasureName[];
  /** Print JSON in place of tables. */
  readonly json: boolean;
  /** End with code 1 when a target is missed. */
  readonly strict: boolean;
  /** Folder of a built package, or the file that starts it; the sources of this repository when left out. */
  readonly package: string | undefined;
  readonly help: boolean;
}

export const help = `Measures the sandbox beside plain Prism and a bare node:http server, which take turns, and the client beside fetch.

  npm run bench                               all measures, with their targets
  npm run bench -- --only list,post           some of: ${measureNames.join(', ')}
  npm run bench -- --rounds 3 --seconds 2     fewer and shorter turns; 5 turns of 4 seconds when left out
  npm run bench -- --package FOLDER           the sandbox of a built package, or of the file that starts it
  npm run bench -- --json                     the result as JSON, with the values of all turns
  npm run bench -- --strict                   end with code 1 when a target is missed or could not be measured
`;

/**
 * Reads the command line.
 *
 * @throws CommandFailed when an option or its value is not known.
 */
export function parseOptions(args: readonly string[]): BenchOptions {
  const { rounds, seconds, only, ...values } = parsed(args);
  return {
    rounds: atLeastOne('--rounds', rounds ?? '5'),
    seconds: atLeastOne('--seconds', seconds ?? '4'),
    only: only === undefined ? measureNames : someOf('--only', only, measureNames),
    json: values.json ?? false,
    strict: values.strict ?? false,
    package: values.package,
    help: values.help ?? false,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        rounds: { type: 'string' },
        seconds: { type: 'string' },
        only: { type: 'string' },
        json: { type: 'boolean' },
        strict: { type: 'boolean' },
        package: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new CommandFailed((error as Error).message);
  }
}
