import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Slow tests of the same part of the repository. */
interface SlowGroup {
  readonly tests: readonly string[];
  readonly programs?: readonly string[];
}

/** The groups of slow tests, by name, and the files of those that run for every commit. */
export const { groups: SLOW_GROUPS, eachCommit: EACH_COMMIT } = parse(
  readFileSync(join(import.meta.dirname, 'slow-groups.yaml'), 'utf8'),
) as { readonly groups: Readonly<Record<string, SlowGroup>>; readonly eachCommit: readonly string[] };
