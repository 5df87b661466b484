import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const packages = resolve(import.meta.dirname, '../node_modules');

export interface Command {
  /** The file that runs: `resolveCommand` a package. */
  readonly script: string;
  readonly args: readonly string[];
  /** Folder outside of the repository, so that the tool finds none of its settings. */
  readonly cwd: string;
  /** The lines that only tell how far it is. */
  readonly progress: readonly RegExp[];
}

/** Runs the command of a tool, and returns what it prints other than progress. */
export async function runCommand(command: Command): Promise<string[]> {
  const child = spawn(process.execPath, [command.script, ...command.args], {
    cwd: command.cwd,
    env: { ...process.env, NO_COLOR: '1', DO_NOT_TRACK: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let messages = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      messages += text;
    });
  }
  const code = await new Promise<number | null>((done, failed) => child.on('close', done).on('error', failed));
  const lines = stripVTControlCharacters(messages).split('\n');
  const diagnostics = lines.filter(
    (line) => line.trim() !== '' && !command.progress.some((pattern) => pattern.test(line)),
  );
  return code === 0 ? diagnostics : [...diagnostics, `ended with code ${code}`];
}

export function resolveCommand(name: string, bin = name): string {
  const manifest = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as {
    bin: string | Readonly<Record<string, string>>;
  };
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[bin];
  if (!file) throw new Error(`${name} has no command ${bin}`);
  return join(packages, name, file);
}
