import { formatCount } from '../../../programs/format-count.ts';
import { findJournal } from '../../data/created-records.ts';
import { removeLeftovers } from '../../data/leftovers.ts';
import { limitLines } from '../../report/summary.ts';
import { preflight } from '../../session/preflight.ts';
import { Session } from '../../session/session.ts';
import type { Settings } from '../../session/settings.ts';
import type { CliContext } from '../options.ts';

/** Deletes records that earlier runs left on a server. Returns the exit code. */
export async function cleanUp(settings: Settings, file: string | undefined, context: CliContext): Promise<number> {
  const { administration } = await preflight(settings, settings);
  const journal = findJournal(settings, administration.id, file, context.environment);
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

const MAX_PATHS = 25;

const formatPaths = (title: string, paths: readonly string[]): readonly string[] =>
  paths.length > 0 ? [title, ...limitLines(paths, MAX_PATHS).map((path) => `  ${path}`)] : [];
