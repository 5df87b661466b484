import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { repository } from '../lib/run.ts';
import { TASKS } from '../tasks.ts';

const describe = (name: string, select: (input: string) => boolean = () => true) => {
  const { inputs = [], outputs = [], needs = [] } = TASKS[`build ${name}`] ?? {};
  return { inputs: inputs.filter(select), outputs, needs };
};

/** Committed files with their sources. A fresh clone starts with them, and needs no development dependencies. */
export const COMMITTED = {
  bundle: describe('bundle'),
  control: describe('control'),
  // Without the code: a hash of all rules would change with most commits. `npm run check -- generated` compares the result.
  seed: describe('seed', (input) => input.endsWith('.yaml')),
};

type Committed = keyof typeof COMMITTED;

/** SHA-256 of the sources of each committed file. */
const SOURCES_FILE = 'generated/sources.json';

/** Returns true when a committed file is made from the present files, as the committed files that it needs are. */
export function isCommitted(name: string, folder = repository): name is Committed {
  const { outputs, needs = [] } = COMMITTED[name as Committed] ?? {};
  const file = join(folder, SOURCES_FILE);
  if (!outputs?.every((output) => existsSync(join(folder, output))) || !existsSync(file)) return false;
  if (!needs.every((need) => !(need in COMMITTED) || isCommitted(need, folder))) return false;
  const hashes: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
  return hashes[name] === hashSources(name as Committed, folder);
}

/** Hashes paths and contents. A line ends in LF or CRLF, as Git checked it out. */
function hashSources(name: Committed, folder: string): string {
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
  const names = Object.keys(COMMITTED) as Committed[];
  const hashes = Object.fromEntries(names.map((name) => [name, hashSources(name, folder)]));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(hashes, null, 2)}\n`);
  return `${names.length} files`;
}

// `npm start` reads this file too, and needs nothing of a command.
if (import.meta.main) await (await import('../lib/run-step.ts')).runStep((output) => writeSources(output));
