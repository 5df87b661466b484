import { execFile } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { useFolder } from '../support/folders.ts';
import { skipUnlessInstalled } from '../support/requirements.ts';
import { useSandbox } from '../support/sandbox.ts';

/**
 * The recipes of the guide to parallel tests, each run several times at once on one sandbox. Each expects to be alone: with
 * shared books, all but one would fail. A recipe whose tool is not installed is skipped, with the reason, but not in CI.
 */
const sandbox = useSandbox();
const folder = useFolder();

const PARALLEL_RUNS = 3;
const run = promisify(execFile);

interface Recipe {
  readonly probe: readonly [program: string, ...args: string[]];
  readonly command: readonly [program: string, ...args: string[]];
  readonly from: string;
  readonly to: string;
  readonly packages?: string;
}

const nodeModules = join(repository, 'node_modules');
const toolModules = join(repository, 'test', 'installs', 'node_modules');
const vitest = join(nodeModules, 'vitest', 'vitest.mjs');
const jest = join(toolModules, 'jest', 'bin', 'jest.js');
const node = process.execPath;

const recipes: Readonly<Record<string, Recipe>> = {
  Vitest: {
    probe: [node, vitest, '--version'],
    command: [node, vitest, 'run', '--reporter=default'],
    from: 'vitest/world.ts',
    to: 'world.test.ts',
    packages: nodeModules,
  },
  Jest: {
    probe: [node, jest, '--version'],
    command: [node, jest, '--config', '{}', '--rootDir', '.'],
    from: 'jest/world.js',
    to: 'world.test.js',
    packages: toolModules,
  },
  pytest: {
    probe: ['pytest', '--version'],
    command: ['pytest', '-q', '-p', 'no:cacheprovider'],
    from: 'pytest/test_world.py',
    to: 'test_world.py',
  },
  PHPUnit: {
    probe: ['phpunit', '--version'],
    command: ['phpunit', 'WorldTest.php'],
    from: 'phpunit/WorldTest.php',
    to: 'WorldTest.php',
  },
};

function copyRecipe(name: string, index: number, { from, to, packages }: Recipe): string {
  const target = join(folder, `${name}-${index}`);
  cpSync(join(import.meta.dirname, from), join(target, to), { recursive: true });
  if (packages !== undefined) symlinkSync(packages, join(target, 'node_modules'));
  return target;
}

/** Returns why a recipe cannot be run here; undefined when it can. */
async function findObstacle([program, ...args]: Recipe['probe'], cwd: string): Promise<string | undefined> {
  try {
    await run(program, args, { cwd });
    return undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? `${program} is not installed` : message.trim();
  }
}

for (const [name, recipe] of Object.entries(recipes)) {
  it(`the recipe for ${name} passes in three suites at the same time`, async ({ skip }) => {
    const folders = Array.from({ length: PARALLEL_RUNS }, (_, index) => copyRecipe(name, index, recipe));
    const obstacle = await findObstacle(recipe.probe, String(folders[0]));
    skip(skipUnlessInstalled(obstacle && `The recipe for ${name} cannot be run: ${obstacle}.`, 'languages'), obstacle);
    const [program, ...args] = recipe.command;
    const env = { ...process.env, SANDBOX_URL: sandbox.url, PYTHONDONTWRITEBYTECODE: '1' };
    await Promise.all(folders.map((cwd) => run(program, args, { cwd, env })));
    expect((await sandbox.call('/_sandbox/worlds')).body).toEqual({ worlds: [] });
  });
}
