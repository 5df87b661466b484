import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { repository } from '../scripts/lib/run.ts';

/** Folders from the lowest floor to the highest. A folder imports from lower floors and from itself. */
const FLOORS = [
  ['contract', 'totals'],
  ['programs'],
  ['scripts'],
  ['generated'],
  ['client', 'mocks'],
  ['client-php'],
  ['conformance', 'site'],
  ['bench', 'mcp'],
  ['test'],
];

/** The same inside `mocks/`. */
const SANDBOX_FLOORS = [
  ...['messages', 'validation', 'store', 'accounting', 'seed', 'http', 'insight', 'api/sign-in', 'api', 'api/control'],
  ...['worlds', 'hosts', 'hosts/shared', 'hosts/{node,browser,workers}', 'package'],
].map((room) => globSync(`mocks/${room}`, { cwd: repository }));

const EXCEPTIONS: readonly string[] = [
  // Fonts differ by host: `#fonts`.
  'mocks/accounting imports mocks/hosts/node/fonts.ts',
  'site imports conformance/rules/rules.ts',
];

/** Names of files that differ by host, with the file of Node. */
const { imports: named } = JSON.parse(readFileSync(join(repository, 'mocks', 'package.json'), 'utf8'));

const IMPORT = /\b(?:from|import|import\() ?'([.#][^']+)'/g;

/** An import that remains when the types are gone. */
const VALUE_IMPORT = /^(?:import|export) (?!type )[^']*?'(\.[^']+\.[jt]s)'|\bimport\('(\.[^']+\.[jt]s)'\)/gm;

/** Lists the imports that lead to the same floor or a higher one. */
function findUpwardImports(floors: readonly (readonly string[])[]): string[] {
  const levels = floors.flatMap((folders, level) => folders.map((folder) => ({ folder, level })));
  const innermost = levels.toSorted((a, b) => b.folder.length - a.folder.length);
  const find = (file: string) => innermost.find(({ folder }) => file.startsWith(`${folder}/`));
  const files = globSync(`{${levels.map(({ folder }) => folder).join(',')}}/**/*.{ts,js,astro}`, {
    cwd: repository,
    exclude: (path) => /^generated|node_modules|\.test(-d)?\.ts$|__fixtures__/.test(path),
  });
  return files.flatMap((file) => {
    const from = find(file);
    const targets = [...readSource(file).matchAll(IMPORT)].map(([, path = '']) =>
      path.startsWith('#') ? join('mocks', named[path]) : join(dirname(file), path),
    );
    const isUpward = (to = from): boolean => !from || !to || (to.folder !== from.folder && to.level >= from.level);
    return targets.filter((target) => isUpward(find(target))).map((target) => `${from?.folder} imports ${target}`);
  });
}

const readSource = (file: string): string => readFileSync(join(repository, file), 'utf8');

it('imports in the repository and in mocks/ lead to lower floors only, but for two', () => {
  expect(SANDBOX_FLOORS).not.toContainEqual([]);
  const found = [FLOORS, SANDBOX_FLOORS].flatMap(findUpwardImports);
  expect([...new Set(found)].toSorted()).toEqual(EXCEPTIONS);
});

/** Finds the files that a program imports at run time, and the way to each: a type is gone then. */
function findRunTimeImports(program: string): Map<string, string> {
  const ways = new Map([[program, program]]);
  for (const [file, way] of ways) {
    for (const [, path, lazyPath = ''] of readSource(file).matchAll(VALUE_IMPORT)) {
      const target = join(dirname(file), path ?? lazyPath);
      if (!ways.has(target)) ways.set(target, `${target} from ${way}`);
    }
  }
  return ways;
}

it.each(['mocks/hosts/node/cli/main.ts', 'mocks/index.ts', 'conformance/cli.ts', 'mcp/cli.ts'])(
  'the published program %s has nothing of the build in it',
  (program) => {
    const ways = findRunTimeImports(program);
    expect(ways.size).toBeGreaterThan(100);
    expect([...ways].filter(([file]) => file.startsWith('scripts/')).map(([, way]) => way)).toEqual([]);
  },
);

it('docs/architecture.md shows the floors of the repository', () => {
  const rows = readSource('docs/architecture.md').matchAll(/^\| \d \| ([^|]+) \|/gm);
  expect([...rows].map(([, cell = '']) => cell.split(', '))).toEqual(
    FLOORS.map((folders) => folders.map((folder) => `\`${folder}/\``)),
  );
});
