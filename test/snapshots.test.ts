import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { repository } from '../scripts/lib/run.ts';

const exclude = ['**/node_modules/**', 'generated/**'];
const read = (file: string): string => readFileSync(join(repository, file), 'utf8');

/**
 * Lists the snapshots that a test names, as patterns: `__snapshots__/${language}.txt` names one a language. A test whose helper
 * compares it has one of its own name.
 */
const listNames = (test: string): RegExp[] => {
  const named = [...read(test).matchAll(/__snapshots__\/((?:\$\{[^}]+\}|[\w.-])+)/g)].map(([, name = '']) => name);
  const own = basename(test).replace(/\.test\.ts$/, '.txt');
  return [own, ...named].map((name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '.+')}$`));
};

it('each snapshot is a text that a test beside its folder compares', () => {
  const files = globSync('**/__snapshots__/*', { cwd: repository, exclude });
  expect(files.length).toBeGreaterThan(20);
  const folders = Map.groupBy(files, (file) => dirname(dirname(file)));
  const unused = [...folders].flatMap(([folder, snapshots]) => {
    const names = globSync(`${folder}/*.ts`, { cwd: repository }).flatMap(listNames);
    return snapshots.filter((file) => !names.some((name) => name.test(basename(file))));
  });
  expect(unused).toEqual([]);
});
