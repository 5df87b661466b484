import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { STEPS } from './build/run-steps.ts';
import { listTests, PIPELINES } from './ci/pipelines.ts';
import { repository } from './lib/run.ts';
import { COMMANDS } from './run-command.ts';
import { TASKS } from './tasks.ts';

const read = (file: string): string => readFileSync(join(repository, file), 'utf8');

describe.each(Object.entries(TASKS))('the row %s', (_name, { programs = [], needs = [], tests = [] }) => {
  it('runs programs that exist, or that a step before it installs', () => {
    for (const [program = ''] of programs) {
      const [, folder = '', name = ''] = /^(scripts\/tools)\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(program) ?? [];
      if (folder === '') expect(!program.includes('/') || existsSync(join(repository, program))).toBe(true);
      else expect(JSON.parse(read(`${folder}/package.json`)).dependencies).toHaveProperty([name]);
      if (folder !== '') expect(needs).toContain('install-scripts-tools');
    }
  });

  it('needs steps that exist, and has files for each glob of tests', () => {
    expect([...STEPS.keys()]).toEqual(expect.arrayContaining([...needs]));
    for (const glob of tests) expect(listTests([glob])).not.toEqual([]);
  });
});

describe.each([...STEPS.values()])('the step $name', ({ name, needs, inputs }) => {
  it('needs only steps before it, so that there is no cycle', () => {
    const names = [...STEPS.keys()];
    expect(names.slice(0, names.indexOf(name))).toEqual(expect.arrayContaining([...needs]));
  });

  it('reads the outputs of the steps that it needs', () => {
    const outputs = needs.flatMap((need) => STEPS.get(need)?.outputs ?? []);
    expect(inputs).toEqual(expect.arrayContaining(outputs));
  });
});

const ownPrograms = [...STEPS.values()].filter(
  ({ command, isInPlace }) => !isInPlace && !command[0]?.includes('node_modules'),
);

describe.each(ownPrograms)('the program of the step $name', ({ command, inputs }) => {
  it('imports only files that are inputs of the step', () => {
    const files = new Set(globSync(inputs, { cwd: repository }));
    expect(listImports(normalize(command[0] ?? '')).filter((file) => !files.has(file))).toEqual([]);
  });
});

it('npm run build passes eight files of ours, and no further process, before the first step', () => {
  // The first loads the second when it has checked Node; the second loads others when there are arguments.
  const files = ['scripts/run.js', 'scripts/run-command.ts'].flatMap((file) => listImports(file, STATIC_IMPORT));
  expect(new Set(files).size).toBeLessThanOrEqual(8);
  expect(TASKS.build?.programs).toBeUndefined();
});

it('each script of package.json runs a command of the same name, and each command has a script', () => {
  const programs = Object.entries(manifest.scripts).filter(([, command]) => command.includes('scripts/run.js'));
  for (const [name, command] of programs) expect(command).toBe(`node scripts/run.js ${name}`);
  const names = Object.keys(COMMANDS).map((name) => name.split(' ')[0] ?? '');
  expect(programs.map(([name]) => name).toSorted()).toEqual([...new Set(names)].toSorted());
});

it('the list of commands in CONTRIBUTING has each command of the table', () => {
  const table = read('CONTRIBUTING.md').match(/^## Commands\n([\s\S]*?)^## /m)?.[1] ?? '';
  const isListed = (name: string): boolean => {
    const [script, part] = name.split(' ');
    const words = script === 'test' ? 'npm test' : `npm run ${script}`;
    return new RegExp(`\`${words}${part === undefined ? '' : ` -- ${part}`}[\`; ]`).test(table);
  };
  expect(Object.keys(COMMANDS).filter((name) => !isListed(name))).toEqual([]);
});

it('each slow test belongs to one group', () => {
  const grouped = PIPELINES.slow.flatMap(({ key }) => listTests(TASKS[key]?.tests ?? []));
  const all = listTests(['{bench,client,conformance,mocks,programs,scripts,site,test}/**/*.{slow,browser}.test.ts']);
  expect(all.filter((file) => !file.includes('node_modules'))).toEqual(grouped.toSorted());
});

it('each check is in a pipeline, and its steps have different names', () => {
  for (const steps of Object.values(PIPELINES)) {
    expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
  }
  const run = new Set(Object.values(PIPELINES).flatMap((steps) => steps.map(({ key }) => key)));
  const checks = Object.keys(COMMANDS).filter((name) => /^(bench|check|conformance|test)\b/.test(name));
  // The pipelines run the groups of slow tests by themselves.
  // The proxy judges the traffic of others, and checks nothing by itself.
  expect(checks.filter((name) => !run.has(name))).toEqual(['conformance proxy', 'test:slow']);
});

/** An import that remains when the types are gone. */
const STATIC_IMPORT = /^(?:import|export) (?!type )[^']*?'(?<path>\.[^']+\.[jt]s)';/gm;
const IMPORT = new RegExp(`${STATIC_IMPORT.source}|import\\('(?<dynamicPath>\\.[^']+)'\\)`, 'gm');

/** Lists the program and the files of the repository that it imports, directly or through others. */
function listImports(program: string, pattern = IMPORT): string[] {
  const files = new Set([program]);
  for (const file of files) {
    for (const { groups } of read(file).matchAll(pattern)) {
      const imported = join(dirname(file), groups?.path ?? groups?.dynamicPath ?? '');
      // Imports of other files are in texts from which the program makes files.
      if (existsSync(join(repository, imported))) files.add(imported);
    }
  }
  return [...files];
}
