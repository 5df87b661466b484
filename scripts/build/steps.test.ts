import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../lib/run.ts';
import { STEPS } from './steps.ts';

describe.each([...STEPS.values()])('the step $name', ({ command, needs, inputs }) => {
  it('runs a program that exists, or that a step before it installs', () => {
    const program = command[0] ?? '';
    const [, folder, name] = /^(scripts\/tools)\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(program) ?? [];
    if (!folder || !name) return expect(existsSync(join(repository, program))).toBe(true);
    expect(needs).toContain('install-scripts-tools');
    expect(JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8')).dependencies).toHaveProperty([
      name,
    ]);
  });

  it('needs only steps before it, so that there is no cycle', () => {
    const names = [...STEPS.keys()];
    const before = names.slice(
      0,
      names.findIndex((name) => STEPS.get(name)?.command === command),
    );
    expect(before).toEqual(expect.arrayContaining([...needs]));
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

/** An import that remains when the types are gone. */
const IMPORT = /^(?:import|export) (?!type )[^']*?'(?<path>\.[^']+\.[jt]s)';|import\('(?<dynamicPath>\.[^']+)'\)/gm;

/** The program and the files of the repository that it imports, directly or through others. */
function listImports(program: string): string[] {
  const files = new Set([program]);
  for (const file of files) {
    for (const { groups } of readFileSync(join(repository, file), 'utf8').matchAll(IMPORT)) {
      const imported = join(dirname(file), groups?.path ?? groups?.dynamicPath ?? '');
      // Imports of other files are in texts from which the program makes files.
      if (existsSync(join(repository, imported))) files.add(imported);
    }
  }
  return [...files];
}
