import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { promisify } from 'node:util';
import dockerignore from '@balena/dockerignore';
import { repository } from '../../scripts/lib/run.ts';
import { findNode } from '../support/find-node.ts';

const run = promisify(execFile);

export const node = findNode(24);

export const dockerfile = await readFile(join(repository, 'Dockerfile'), 'utf8');

const [buildStage = '', lastStage = ''] = dockerfile.split(/^(?=FROM )/m).slice(1);

/** Returns the command of an instruction in JSON form, with another port. */
export function getCommand(instruction: string, port: number): readonly [program: string, ...args: string[]] {
  const [, text = '[]'] = new RegExp(`^${instruction} (\\[.*\\])$`, 'm').exec(lastStage) ?? [];
  const [program, ...args] = JSON.parse(text.replaceAll('4010', String(port)));
  if (program !== 'node') throw new Error(`The Dockerfile has no ${instruction} that runs node`);
  return [node, ...args];
}

/**
 * Carries out the instructions of the Dockerfile that copy and build, without Docker.
 *
 * @returns the folder of the image, which the caller removes.
 */
export async function buildImage(): Promise<string> {
  const stage = await mkdtemp(join(tmpdir(), 'container-build-'));
  const programs = await mkdtemp(join(tmpdir(), 'container-programs-'));
  try {
    await copyContext(stage);
    const env = await createEnvironment(programs);
    for (const [, command = ''] of buildStage.matchAll(/^RUN (.+)$/gm)) {
      await run('/bin/sh', ['-c', command], { cwd: stage, env, maxBuffer: 2 ** 26 });
    }
    const image = await mkdtemp(join(tmpdir(), 'container-'));
    const [, source] = /^COPY --from=build \/work\/(\S+) \.\/$/m.exec(lastStage) ?? [];
    if (source === undefined) throw new Error('The Dockerfile copies nothing of its build');
    await cp(join(stage, source), image, { recursive: true });
    return image;
  } finally {
    for (const folder of [stage, programs]) await rm(folder, { recursive: true });
  }
}

/** Copies what Docker sends to a build: `COPY . .` */
async function copyContext(target: string): Promise<void> {
  const ignore = dockerignore
    .default({ ignorecase: false })
    .add(await readFile(join(repository, '.dockerignore'), 'utf8'));
  await cp(repository, target, {
    recursive: true,
    filter: (path) => path === repository || !ignore.ignores(relative(repository, path)),
  });
}

/** Returns an environment with Node, npm and a shell, and without what slim images lack: git, compilers, Python. */
async function createEnvironment(programs: string): Promise<NodeJS.ProcessEnv> {
  await symlink(node, join(programs, 'node'));
  for (const name of ['npm', 'sh']) await symlink(await findProgram(name), join(programs, name));
  // The packages of `npm ci` were downloaded before, when the repository was installed.
  return { HOME: homedir(), PATH: programs, npm_config_prefer_offline: 'true' };
}

async function findProgram(name: string): Promise<string> {
  for (const folder of String(process.env.PATH).split(delimiter)) {
    const file = await realpath(join(folder, name)).catch(() => undefined);
    if (file !== undefined) return file;
  }
  throw new Error(`There is no ${name} on the PATH`);
}
