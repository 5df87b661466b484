import { execFile, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { repository, runNode } from '../../../scripts/lib/run.ts';
import { findNode } from '../find-node.ts';
import { waitUntilReady, workerd } from '../start-workerd.ts';

/** A program and its arguments, which run a compiled program of a consumer in its folder. */
export type Run = (program: string, folder: string) => Command | Promise<Command>;

type Command = readonly [program: string, ...args: string[]];

const installs = join(repository, 'test', 'installs', 'node_modules');

/** The program of Bun or Deno for this system. */
const findRuntime = (name: 'bun' | 'deno'): string => {
  const { platform, arch } = process;
  if (name === 'bun')
    return join(installs, '@oven', `bun-${platform}-${arch === 'arm64' ? 'aarch64' : arch}`, 'bin', 'bun');
  return join(installs, '@deno', `${platform}-${arch}${platform === 'linux' ? '-glibc' : ''}`, 'deno');
};

export const onThisNode: Run = (program) => [process.execPath, `${program}.js`];
export const onNode20: Run = (program) => [findNode(20), `${program}.js`];
export const onNode24: Run = (program) => [findNode(24), `${program}.js`];
export const inJest: Run = (program) => [
  findNode(20),
  join(installs, 'jest', 'bin', 'jest.js'),
  '--testTimeout=60000',
  `${program}.test.js`,
];
/** With this reporter, standard output has only what the program prints. */
export const inVitest: Run = (program, folder) => [
  process.execPath,
  join(repository, 'node_modules', 'vitest', 'vitest.mjs'),
  ...['run', `--root=${folder}`, '--globals', '--testTimeout=60000'],
  ...['--disable-console-intercept', '--reporter=hanging-process', `${program}.vitest.test.js`],
];
export const onBun: Run = (program) => [findRuntime('bun'), `${program}.js`];
export const onDeno: Run = (program) => [findRuntime('deno'), 'run', '--allow-all', '--no-remote', `${program}.js`];

async function runEsbuild(program: string, folder: string, platform: 'browser' | 'node'): Promise<void> {
  const options = ['--bundle', '--minify', `--platform=${platform}`, '--format=esm', `--outfile=esbuild/${program}.js`];
  await runNode([join(installs, 'esbuild', 'bin', 'esbuild'), `${program}.js`, ...options], folder);
}

export const bundledByEsbuild: Run = async (program, folder) => {
  await runEsbuild(program, folder, 'node');
  return [findNode(20), `esbuild/${program}.js`];
};

export const bundledByVite: Run = async (program, folder) => {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { ssr: `${program}.js`, outDir: 'vite', emptyOutDir: false },
    ssr: { noExternal: true },
  });
  return [findNode(20), `vite/${program}.js`];
};

export const bundledByWebpack: Run = async (program, folder) => {
  const options = {
    context: folder,
    entry: `./${program}.js`,
    mode: 'production',
    target: 'node20',
    output: { path: join(folder, 'webpack'), filename: `${program}.cjs` },
  };
  const script = `require('webpack')(${JSON.stringify(options)}, (error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  });`;
  await promisify(execFile)(process.execPath, ['--eval', script], { cwd: installs });
  return [findNode(20), `webpack/${program}.cjs`];
};

/** Serves a worker by workerd, without the modules of Node, and returns the JSON that it responds. */
export async function runOnWorkerd(program: string, folder: string, url: string, port: number): Promise<unknown> {
  await runEsbuild(program, folder, 'browser');
  const text = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "main", esModule = embed "esbuild/${program}.js")],
      bindings = [(name = "SANDBOX_URL", text = ${JSON.stringify(url)})],
      compatibilityDate = "2026-11-01",
    )),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`;
  await writeFile(join(folder, 'workerd.capnp'), text);
  const server = spawn(workerd, ['serve', 'workerd.capnp'], { cwd: folder });
  const log: string[] = [];
  server.stderr.on('data', (bytes) => log.push(String(bytes)));
  try {
    await waitUntilReady(`http://127.0.0.1:${port}`, () => server.exitCode === null, log);
    return await (await fetch(`http://127.0.0.1:${port}`)).json();
  } finally {
    server.kill();
  }
}
