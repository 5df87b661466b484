import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCommand, runPrinting } from '../programs/command.ts';
import { BuildError, createProgram, repository } from './lib/run.ts';
import limits from './lines.json' with { type: 'json' };

/** Source: what a program or a page is made of. Tests and what a test reads are counted by themselves. */
const SOURCE = /\.(?:ts|js|mjs|css|astro|php)$/;
const TESTS = /\.test(?:-d)?\.ts$|^test\//;

/** Counts the lines of source of each folder, and the lines of all tests. */
export function countLines(files: readonly string[], read: (file: string) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!SOURCE.test(file) || /__fixtures__|^generated\//.test(file)) continue;
    const name = TESTS.test(file) ? 'tests' : (/^([^/]+)\//.exec(file)?.[1] ?? 'root');
    counts.set(name, (counts.get(name) ?? 0) + read(file).split('\n').length - 1);
  }
  return counts;
}

/** Returns one sentence for each folder with more lines than it may have, and for each without a limit. */
export function findExcess(counts: ReadonlyMap<string, number>, table: Readonly<Record<string, number>>): string[] {
  return [...counts].flatMap(([name, count]) => {
    const limit = table[name] ?? 0;
    if (count <= limit) return [];
    return [
      `${name} has ${count} lines, and may have ${limit}. Delete some, or raise the limit in scripts/lines.json.`,
    ];
  });
}

if (import.meta.main) {
  const command = createCommand('check lines', 'Compares the lines of source of each folder with scripts/lines.json.');
  await runPrinting(command, async () => {
    const tracked = (await createProgram('git')('ls-files')).split('\n');
    const files = tracked.filter((file) => existsSync(join(repository, file)));
    const counts = countLines(files, (file) => readFileSync(join(repository, file), 'utf8'));
    const excess = findExcess(counts, limits);
    if (excess.length > 0) throw new BuildError(excess.join('\n'));
    return [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
  });
}
