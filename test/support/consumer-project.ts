import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runTool } from '../../scripts/lib/run.ts';

const run = promisify(execFile);

/** The strictest TypeScript settings, without those of this repository. */
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

/** A project of a partner with one of the packages installed. */
export interface Project {
  readonly folder: string;
  /** The names of all installed packages, without the scope `@accounting-platform`. */
  readonly installed: readonly string[];
  /** Compiles a file of this source, strictly. */
  compile(source: string): Promise<void>;
  /** Runs the compiled file on this or another Node, and returns the JSON that it prints. */
  start(env?: NodeJS.ProcessEnv, node?: string): Promise<Record<string, unknown>>;
  remove(): Promise<void>;
}

/**
 * Packs a package and installs it, without the network, in an empty project outside the repository.
 *
 * @param peers folders of packages that the project has as well.
 */
export async function installIntoEmptyProject(packageFolder: string, peers: readonly string[] = []): Promise<Project> {
  const work = await mkdtemp(join(tmpdir(), 'packed-'));
  const folder = join(work, 'project');
  await mkdir(folder);
  await npm(['pack', '--pack-destination', work, packageFolder], work);
  const tarball = (await readdir(work)).find((file) => file.endsWith('.tgz')) ?? '';
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'partner', private: true, type: 'module' }));
  await npm(
    ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', join(work, tarball), ...peers],
    folder,
  );
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.ts'] }));
  return {
    folder,
    installed: await listInstalled(join(folder, 'node_modules')),
    async compile(source) {
      await writeFile(join(folder, 'main.ts'), source);
      await runTool('typescript', 'tsc', ['-p', folder]);
    },
    async start(env = {}, node = process.execPath) {
      const { stdout } = await run(node, ['main.js'], { cwd: folder, env: { ...process.env, ...env } });
      return JSON.parse(stdout) as Record<string, unknown>;
    },
    remove: () => rm(work, { recursive: true, force: true }),
  };
}

async function listInstalled(modules: string): Promise<string[]> {
  const ours = '@accounting-platform';
  const other = (await readdir(modules)).filter((name) => !name.startsWith('.') && name !== ours);
  return [...(await readdir(join(modules, ours))), ...other];
}
