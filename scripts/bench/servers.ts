import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandFailed } from '../lib/command-line.ts';
import { repository } from '../lib/run.ts';
import type { Server } from './child.ts';

/** The servers of the bench; the keys are the names of their columns. */
export interface Servers {
  readonly sandbox: Server;
  readonly prism: Server;
  readonly bare: Server;
}

/**
 * @param builtPackage folder of a built package, or the file that starts it; the sources when undefined.
 * @param recording file with the answers of the bare server.
 * @throws CommandFailed when the package has no command.
 */
export function serversOf(builtPackage: string | undefined, recording: string): Servers {
  const prism = commandOf(createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json'));
  const bare = fileURLToPath(new URL('bare-server.ts', import.meta.url));
  return {
    sandbox: sandboxOf(builtPackage),
    // As `npm run mock` starts it.
    prism: {
      name: 'prism',
      command: (port) => [prism, 'mock', join(repository, 'generated/openapi.json'), '-p', String(port)],
    },
    bare: { name: 'bare', command: (port) => [bare, String(port), recording] },
  };
}

/** The sandbox with more options. */
export function withOptions({ name, command }: Server, ...options: string[]): Server {
  return { name, command: (port) => [...command(port), ...options] };
}

function sandboxOf(builtPackage: string | undefined): Server {
  const start = builtPackage === undefined ? npmStart() : [startFileOf(resolve(builtPackage))];
  return { name: 'sandbox', command: (port) => [...start, '--port', String(port)] };
}

/** What `npm start` gives to Node. */
function npmStart(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const [, ...given] = scripts.start.split(' ');
  return given;
}

function startFileOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new CommandFailed(`--package: there is no ${path}. Build the package first.`);
  return stats.isDirectory() ? commandOf(join(path, 'package.json')) : path;
}

/** The file of the only or first command of an installed package. */
function commandOf(manifest: string): string {
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin?: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : Object.values(bin ?? {})[0];
  if (file === undefined) throw new CommandFailed(`${manifest} names no command in "bin".`);
  return join(dirname(manifest), file);
}
