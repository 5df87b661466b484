import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository, runNode } from '../../scripts/lib/run.ts';
import { findNode } from '../support/find-node.ts';

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
export const inJest: Run = (program) => [
  findNode(20),
  join(installs, 'jest', 'bin', 'jest.js'),
  '--testTimeout=60000',
  `${program}.test.js`,
];
export const onBun: Run = (program) => [findRuntime('bun'), `${program}.js`];
export const onDeno: Run = (program) => [findRuntime('deno'), 'run', '--allow-all', '--no-remote', `${program}.js`];

/** Bundled for browsers, it would fail on a module of Node. */
export const bundledByEsbuild: Run = async (program, folder) => {
  const options = ['--bundle', '--minify', '--platform=browser', '--format=esm', `--outfile=esbuild/${program}.js`];
  await runNode([join(installs, 'esbuild', 'bin', 'esbuild'), `${program}.js`, ...options], folder);
  return [findNode(20), `esbuild/${program}.js`];
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
