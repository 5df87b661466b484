import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createCommand, reportFailure } from '../programs/command.ts';
import { runSteps } from './build/run-steps.ts';
import { SPELLING, TOOLS } from './build/steps.ts';
import { repository, TOOL_FOLDERS } from './lib/run.ts';

interface Command {
  /** Steps of the build that run first. */
  readonly build?: readonly string[];
  /**
   * Programs with their arguments, one after another: a file for Node, a command of an installed package, or git. The last one takes
   * the arguments of the command line too.
   */
  readonly programs: readonly (readonly string[])[];
  /** Text of `--help` for programs that have none of their own. Such a command takes no arguments. */
  readonly description?: string;
}

const YAML = ['--log-level=warn', '**/*.yaml', '!generated/**'];
/** Finds files and exports that nothing uses. */
const KNIP = ['scripts/tools/node_modules/knip/bin/knip.js', '--config=scripts/tools/knip.json', '--no-config-hints'];
/** The hand-written files first: what is wrong there may be wrong in the bundles too. */
const CONTRACT = ['lint', 'lint-bundles'].map((step) => ['scripts/build.ts', step]);

/** Commands of `npm run`. One with two words is `npm run check -- packages`. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  build: { programs: [['scripts/build.ts']] },
  dev: { build: ['install-site-shell'], programs: [['site/shell/dev.ts']] },
  test: { programs: [['scripts/vitest.ts']] },
  'test:slow': { programs: [['scripts/ci.ts', 'slow']] },
  'test:slow mutation': {
    build: ['bundle', 'control', 'client', 'install-test-mutation'],
    programs: [['tsc', '-p', 'test/mutation'], ['test/mutation/run.ts']],
  },
  'test:slow consumers': {
    build: ['publish', 'install-test-consumers'],
    programs: [
      ['tsc', '-p', 'test/consumers'],
      ['scripts/vitest.ts', '--config=test/consumers/vitest.config.ts'],
    ],
  },
  check: {
    build: TOOLS,
    programs: [['biome', 'check', '.'], ['prettier', '--check', ...YAML], ['scripts/typecheck.ts'], KNIP],
    description: 'Checks what must pass before each commit: format, lint of the code, types, no dead code.',
  },
  'check generated': {
    description: 'Fails when the build wrote something else than what is committed.',
    programs: [['git', 'diff', '--exit-code', '--stat', '--', 'generated', 'openapi/guides/decisions.md']],
  },
  'check packages': { build: ['downloads', ...TOOLS], programs: [['scripts/check-packages.ts']] },
  'check dependencies': { build: TOOLS, programs: [['scripts/check-dependencies.ts']] },
  'check:breaking': { build: ['bundle'], programs: [['scripts/check-breaking.ts']] },
  format: {
    description: 'Formats all files.',
    build: TOOLS,
    programs: [
      ['biome', 'check', '--write', '.'],
      ['prettier', '--write', ...YAML],
    ],
  },
  lint: {
    description: 'Lints the code, the prose and the contract.',
    build: TOOLS,
    programs: [['biome', 'lint', '.'], SPELLING, ...CONTRACT],
  },
  'lint contract': { description: 'Lints the contract.', programs: CONTRACT },
  'lint spelling': { description: 'Checks the spelling of the prose.', build: TOOLS, programs: [SPELLING] },
  typecheck: { programs: [['scripts/typecheck.ts']] },
  conformance: { build: ['bundle', 'control'], programs: [['conformance/cli.ts', 'check']] },
  'conformance proxy': { build: ['bundle', 'control'], programs: [['conformance/cli.ts', 'proxy']] },
  'conformance mock': { build: ['publish'], programs: [['conformance/cli/check-mock.ts']] },
  workflows: { build: ['bundle', 'control'], programs: [['conformance/cli.ts', 'workflows']] },
  mcp: { build: ['bundle', 'control'], programs: [['mcp/cli.ts']] },
  bench: { build: ['sandbox', 'publish'], programs: [['bench/bench.ts']] },
  'bench soak': { build: ['sandbox'], programs: [['--disable-warning=TimeoutNegativeWarning', 'bench/soak.ts']] },
  cluster: { build: ['workers', 'install-test-workers'], programs: [['test/cluster/cli.ts']] },
  ci: { programs: [['scripts/ci.ts', 'commit']] },
  'ci nightly': { programs: [['scripts/ci.ts', 'nightly']] },
  release: { programs: [['scripts/release.ts']] },
};

/** Runs the command that the arguments begin with, and returns its exit code. */
export async function runCommandLine([name = '', ...args]: readonly string[]): Promise<number> {
  const longName = `${name} ${args[0]}`;
  const [fullName, rest] = longName in COMMANDS ? [longName, args.slice(1)] : [name, args];
  const command = COMMANDS[fullName];
  if (!command) return fail(`There is no command ${name}. Commands: ${Object.keys(COMMANDS).join(', ')}.`, 2);
  if (command.description !== undefined && rest.length > 0) return rejectArguments(fullName, command.description, rest);
  if (!existsSync(join(repository, 'node_modules', 'vitest'))) {
    return fail('This command needs the development dependencies, which are not installed. Run: npm ci');
  }
  return runPrograms(command, rest);
}

/** Runs the steps and programs of a command; for `--help` only the last program, which prints it, and the installations. */
async function runPrograms({ build = [], programs }: Command, args: readonly string[]): Promise<number> {
  const isHelp = args.some((word) => word === '--help' || word === '-h');
  try {
    await runSteps(isHelp ? build.filter((step) => step.startsWith('install-')) : build);
  } catch (error) {
    return fail((error as Error).message);
  }
  const last = programs.length - 1;
  for (const [index, program] of programs.entries()) {
    if (isHelp && index < last) continue;
    const code = await run([...program, ...(index === last ? args : [])]);
    if (code !== 0) return code;
  }
  return 0;
}

/** Says what is wrong with the arguments of a command that takes none, or prints its help. Returns the exit code. */
function rejectArguments(name: string, description: string, args: readonly string[]): number {
  const toWords = (key: string): string => `npm run ${key.replace(' ', ' -- ')}`;
  const parts = Object.keys(COMMANDS).filter((key) => key.startsWith(`${name} `));
  if (!args[0]?.startsWith('-')) {
    return fail(`There is no command ${name} ${args[0]}. Commands: ${[name, ...parts].join(', ')}.`, 2);
  }
  const list = parts.map((part) => `\n  ${toWords(part)}`).join('');
  const command = createCommand(toWords(name), description).addHelpText('after', list && `\nIts parts:${list}`);
  try {
    command.parse(args, { from: 'user' });
    return 0;
  } catch (error) {
    return reportFailure(error as Error);
  }
}

function fail(message: string, code = 1): number {
  process.stderr.write(`${message}\n`);
  return code;
}

/** Runs a program in the terminal. */
function run([name = '', ...args]: readonly string[]): Promise<number> {
  const isForNode = /^--|\.m?[jt]s$/.test(name);
  const installed = TOOL_FOLDERS.map((folder) => join(repository, folder, 'node_modules', '.bin', name));
  const program = isForNode ? process.execPath : (installed.find((file) => existsSync(file)) ?? name);
  const child = spawn(program, isForNode ? [name, ...args] : args, {
    cwd: repository,
    stdio: 'inherit',
    shell: process.platform === 'win32' && !isForNode,
  });
  // The terminal sends Ctrl+C to the program too, which ends in its own way.
  process.on('SIGINT', () => {});
  process.once('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve(code ?? 1));
  });
}
