import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
  /** True when it takes no arguments, so that a word after it is a mistake. */
  readonly isWhole?: boolean;
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
  test: { programs: [['vitest', 'run']] },
  'test:slow': { programs: [['scripts/ci.ts', 'slow']] },
  'test:slow mutation': {
    build: ['bundle', 'control', 'client', 'install-test-mutation'],
    programs: [['tsc', '-p', 'test/mutation'], ['test/mutation/run.ts']],
  },
  'test:slow consumers': {
    build: ['publish', 'install-test-consumers'],
    programs: [
      ['tsc', '-p', 'test/consumers'],
      ['vitest', 'run', '--config=test/consumers/vitest.config.ts'],
    ],
  },
  check: {
    build: TOOLS,
    programs: [['biome', 'check', '.'], ['prettier', '--check', ...YAML], ['scripts/typecheck.ts'], KNIP],
    isWhole: true,
  },
  // Fails when the build wrote something else than what is committed.
  'check generated': {
    programs: [['git', 'diff', '--exit-code', '--stat', '--', 'generated', 'openapi/guides/decisions.md']],
  },
  'check packages': { build: ['downloads', ...TOOLS], programs: [['scripts/check-packages.ts']] },
  'check dependencies': { build: TOOLS, programs: [['scripts/check-dependencies.ts']] },
  'check:breaking': { build: ['bundle'], programs: [['scripts/check-breaking.ts']] },
  format: {
    build: TOOLS,
    programs: [
      ['biome', 'check', '--write', '.'],
      ['prettier', '--write', ...YAML],
    ],
  },
  lint: { build: TOOLS, programs: [['biome', 'lint', '.'], SPELLING, ...CONTRACT], isWhole: true },
  'lint contract': { programs: CONTRACT },
  'lint spelling': { build: TOOLS, programs: [SPELLING] },
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
  const [command, rest] = longName in COMMANDS ? [COMMANDS[longName], args.slice(1)] : [COMMANDS[name], args];
  if (!command) return fail(`There is no command ${name}. Commands: ${Object.keys(COMMANDS).join(', ')}.`, 2);
  if (command.isWhole && rest.length > 0) {
    const names = Object.keys(COMMANDS).filter((key) => key.startsWith(`${name} `));
    return fail(`There is no command ${longName}. Commands: ${[name, ...names].join(', ')}.`, 2);
  }
  if (!existsSync(join(repository, 'node_modules', 'vitest'))) {
    return fail('This command needs the development dependencies, which are not installed. Run: npm ci');
  }
  try {
    await runSteps(command.build ?? []);
  } catch (error) {
    return fail((error as Error).message);
  }
  for (const [index, program] of command.programs.entries()) {
    const code = await run([...program, ...(index === command.programs.length - 1 ? rest : [])]);
    if (code !== 0) return code;
  }
  return 0;
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
