import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { repository } from '../lib/run.ts';
import { TASKS } from '../tasks.ts';

const readFiles = (name: string): Readonly<Record<'inputs' | 'outputs', readonly string[]>> => {
  const { inputs = [], outputs = [] } = TASKS[name] ?? {};
  return { inputs, outputs };
};

/** Committed bundles with their sources. The sandbox starts with them where no bundler is installed. */
export const COMMITTED = { bundle: readFiles('build bundle'), control: readFiles('build control') };

type Bundle = keyof typeof COMMITTED;

/** SHA-256 of the files that each committed bundle was made from. */
const SOURCES_FILE = 'generated/sources.json';

/** Returns true when a committed bundle is made from the present files. */
export function isCommitted(name: string, folder = repository): name is Bundle {
  const { outputs } = COMMITTED[name as Bundle] ?? {};
  const file = join(folder, SOURCES_FILE);
  if (!outputs?.every((output) => existsSync(join(folder, output))) || !existsSync(file)) return false;
  const hashes: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
  return hashes[name] === hashSources(name as Bundle, folder);
}

/** Hashes paths and contents. A line ends in LF or CRLF, as Git checked it out. */
function hashSources(name: Bundle, folder: string): string {
  const files = globSync(COMMITTED[name].inputs, { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
  return hash(
    'sha256',
    files
      .toSorted()
      .map((file) => `${file}\n${read(file)}`)
      .join('\0'),
  );
}

/** Writes the hashes into a folder. */
export async function writeSources(output: string, folder = repository): Promise<string> {
  const file = join(output, SOURCES_FILE);
  const hashes = { bundle: hashSources('bundle', folder), control: hashSources('control', folder) };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(hashes, null, 2)}\n`);
  return '2 bundles';
}

// `npm start` reads this file too, and needs nothing of a command.
if (import.meta.main) await (await import('../lib/run-step.ts')).runStep((output) => writeSources(output));
