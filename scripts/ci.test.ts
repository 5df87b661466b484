import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { PIPELINES } from './ci/steps.ts';
import { COMMANDS } from './commands.ts';

/** Steps that run a command of `npm run`, by its name. */
const listCommands = (steps: (typeof PIPELINES)[keyof typeof PIPELINES]): string[] =>
  steps
    .filter(({ command }) => command[0] === 'scripts/run.js')
    .map(({ command: [, name = '', part] }) => (`${name} ${part}` in COMMANDS ? `${name} ${part}` : name));

describe.each(Object.entries(PIPELINES))('the pipeline %s', (_name, steps) => {
  it('runs commands that exist, and needs steps of its own', () => {
    for (const name of listCommands(steps)) expect(COMMANDS).toHaveProperty([name]);
    const names = steps.map(({ name }) => name);
    for (const { needs = [] } of steps) expect(names).toEqual(expect.arrayContaining([...needs]));
  });
});

it('each check is in a pipeline', () => {
  const run = new Set(Object.values(PIPELINES).flatMap(listCommands));
  const checks = Object.keys(COMMANDS).filter((name) => /^(bench|check|conformance|test)\b/.test(name));
  // .ci/run executes `npm test` before, and the pipelines run the groups of slow tests by themselves.
  // The proxy judges the traffic of others, and checks nothing by itself.
  expect(checks.filter((name) => !run.has(name))).toEqual(['test', 'test:slow', 'conformance proxy']);
});

it('each script of package.json runs a command of the same name, and each command has a script', () => {
  const programs = Object.entries(manifest.scripts).filter(([, command]) => command.includes('scripts/run.js'));
  for (const [name, command] of programs) expect(command).toBe(`node scripts/run.js ${name}`);
  expect(programs.map(([name]) => name).toSorted()).toEqual(
    [...new Set(Object.keys(COMMANDS).map((name) => name.split(' ')[0]))].toSorted(),
  );
});
