import { basename, resolve } from 'node:path';
import { createCommand, runPrinting } from '../../programs/command.ts';
import { repository } from './run.ts';

/**
 * Runs the program of a build step, and prints the summary that it returns.
 *
 * @param work receives the folder in which it writes its outputs, under the names that they have in the repository. The
 * build gives it an empty one, and moves the files when the program has ended.
 */
export const runStep = (work: (output: string) => Promise<string>): Promise<void> =>
  runPrinting<{ readonly output: string }>(
    createCommand(basename(process.argv[1] ?? ''), 'A step of the build.').option(
      '--output <folder>',
      'folder to write to, instead of the repository',
      repository,
    ),
    // Programs that the step starts have another folder.
    ({ output }) => work(resolve(output)),
  );
