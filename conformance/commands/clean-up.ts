import { formatCount } from '../format.ts';
import { openJournal } from '../journal.ts';
import { removeLeftovers } from '../leftovers.ts';
import type { CliContext } from '../options.ts';
import { preflight } from '../preflight.ts';
import { Session } from '../session.ts';
import type { Settings } from '../settings.ts';
import type { CheckOptions } from './check-options.ts';

/** Deletes what earlier runs left on a server, and returns the exit code. */
export async function cleanUp(
  settings: Settings,
  { journal: file }: CheckOptions,
  context: CliContext,
): Promise<number> {
  const { administration } = await preflight(settings, settings);
  const journal = openJournal(settings, administration.id, file, context.environment);
  const session = new Session({ ...settings, operations: [] });
  const { deleted, remaining, unrecognized } = await removeLeftovers(session, journal).finally(() => session.close());
  const lines = [
    `${formatCount(deleted, 'record')} deleted.`,
    ...formatPaths('The server does not delete these:', remaining),
    ...formatPaths('These no longer have the mark of a run and are left alone:', unrecognized),
  ];
  context.stdout.write(`${lines.join('\n')}\n`);
  return remaining.length > 0 ? 1 : 0;
}

const formatPaths = (title: string, paths: readonly string[]): readonly string[] =>
  paths.length > 0 ? [title, ...paths.map((path) => `  ${path}`)] : [];
