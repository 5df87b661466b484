import { join } from 'node:path';
import { createCommand, runPrinting } from '../programs/command.ts';
import { formatCount } from '../programs/format-count.ts';
import { BuildError, createProgram, type Program, repository } from './lib/run.ts';
import { type ProductName, readChanges } from './release/changes.ts';

/** Files that partners receive, or that make what they receive. */
const SOURCES: Readonly<Record<ProductName, RegExp>> = {
  contract: /^openapi\//,
  packages: /^(?:client|client-php|conformance|contract|mcp|mocks|programs|totals)\//,
};
const UNNOTICED = /\.test(?:-d)?\.ts$|\/__fixtures__\/|(?:README|CONTRIBUTING|decisions)\.md$/;

/** Titles of commits that partners notice, as Conventional Commits type them. */
const NOTICED = /^(?:(?:feat|fix|perf|revert)(?:\(.*?\))?!?|\w+(?:\(.*?\))?!): /;

/**
 * Checks the files of `changes/`, and that a branch adds one for each product that its commits change.
 *
 * @returns what was checked.
 * @throws BuildError with the first commit of a product without one, or with the first file of another form.
 */
export async function checkChanges(folder: string, git: Program): Promise<string> {
  const notes = await readChanges(join(folder, 'changes'));
  const base = await findBase(git);
  if (base === undefined)
    return `${formatCount(notes.size, 'change')}; without the branch main, no commit was compared with them`;
  const edited = await git('diff', '--name-only', base, '--', 'changes');
  const added = await git('ls-files', '--others', '--exclude-standard', 'changes');
  const products = `${edited}\n${added}`.split('\n').map((file) => notes.get(file)?.product);
  const log = await git('log', '--no-merges', '--name-only', '--format=%x00%s', `${base}..HEAD`);
  for (const commit of log.split('\0')) {
    const [title = '', ...files] = commit.split('\n');
    for (const [product, source] of Object.entries(SOURCES)) {
      if (!NOTICED.test(title) || products.some((name) => name === product)) continue;
      if (!files.some((file) => source.test(file) && !UNNOTICED.test(file))) continue;
      throw new BuildError(
        `"${title}" changes the ${product}: add a file to changes/, as changes/README.md says, or give the commit another ` +
          'type when no partner notices it.',
      );
    }
  }
  return formatCount(notes.size, 'change');
}

/** Returns the commit at which the branch left main, if main is known. */
async function findBase(git: Program): Promise<string | undefined> {
  for (const main of ['origin/main', 'main']) {
    const base = await git('merge-base', main, 'HEAD').catch(() => undefined);
    if (base !== undefined) return base;
  }
  return undefined;
}

if (import.meta.main) {
  const command = createCommand(
    'check changes',
    'Checks changes/, and that a branch that partners notice has a file in it.',
  );
  await runPrinting(command, () => checkChanges(repository, createProgram('git')));
}
