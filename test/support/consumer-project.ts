import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runTool } from '../../scripts/lib/run.ts';

const run = promisify(execFile);

/** The strictest TypeScript settings, without this repository's. */
const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
};

/** Runs the npm on the path. */
const npm = (args: readonly string[], cwd: string): Promise<unknown> =>
  run('npm', [...args], { cwd, shell: process.platform === 'win32' });

export type Project = Awaited<ReturnType<typeof installIntoEmptyProject>>;

export type Report = Readonly<Record<string, unknown>>;

/**
 * Packs a package and installs it, without the network, in an empty project outside the repository.
 *
 * @param peers folders of packages that the project has as well.
 */
export async function installIntoEmptyProject(packageFolder: string, peers: readonly string[] = []) {
  const work = await mkdtemp(join(tmpdir(), 'packed-'));
  const folder = join(work, 'project');
  const write = (name: string, content: string | object): Promise<void> =>
    writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  await mkdir(folder);
  await npm(['pack', '--pack-destination', work, packageFolder], work);
  const tarball = (await readdir(work)).find((file) => file.endsWith('.tgz')) ?? '';
  await write('package.json', { private: true, type: 'module' });
  await npm(
    ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', join(work, tarball), ...peers],
    folder,
  );
  return {
    folder,
    /** The names of all installed packages, without the scope `@accounting-platform`. */
    installed: await listInstalled(join(folder, 'node_modules')),
    /**
     * Compiles programs, by their names.
     *
     * @param type the module format of the project.
     * @param options compiler options that differ from the strictest.
     */
    async compile(sources: Readonly<Record<string, string>>, type: 'module' | 'commonjs' = 'module', options = {}) {
      const files = Object.keys(sources).map((name) => `${name}.ts`);
      await write('package.json', { private: true, type });
      await write('tsconfig.json', { compilerOptions: { ...compilerOptions, ...options }, files });
      for (const [name, source] of Object.entries(sources)) await write(`${name}.ts`, source);
      await runTool('typescript', 'tsc', ['-p', folder]);
    },
    /** Runs a command in the project, and returns the JSON that it prints. */
    async run([program, ...args]: readonly [program: string, ...args: string[]], env: NodeJS.ProcessEnv = {}) {
      const { stdout } = await run(program, args, { cwd: folder, env: { ...process.env, ...env } });
      return JSON.parse(stdout) as Report;
    },
    remove: () => rm(work, { recursive: true, force: true }),
  };
}

async function listInstalled(modules: string): Promise<string[]> {
  const ours = '@accounting-platform';
  const other = (await readdir(modules)).filter((name) => !name.startsWith('.') && name !== ours);
  return [...(await readdir(join(modules, ours))), ...other];
}
