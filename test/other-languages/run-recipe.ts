import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../../scripts/lib/run.ts';
import type { ClientRecipe } from '../../site/content/clients/recipes.ts';
import { samplePdf } from '../../site/requests/sample-pdf.ts';
import { findPython } from '../support/find-python.ts';

/** How this machine runs a recipe. */
interface Runner {
  /** A command that succeeds when the language and its libraries are installed. */
  readonly probe: string;
  /** Commands in place of those of the recipe. */
  readonly commands?: readonly string[];
}

/** The Python that runs the recipe. */
export const python = findPython('httpx') ?? 'python3';

const packages = {
  root: join(repository, 'node_modules'),
  tools: join(repository, 'test', 'installs', 'node_modules'),
};

/** NSwag for .NET Framework, which runs on Mono, and the library that its clients use. */
const nswag = join(packages.tools, 'nswag', 'bin', 'binaries', 'Win');
const references = [
  ...['System.Net.Http', 'System.ComponentModel.DataAnnotations', 'System.Runtime.Serialization'],
  join(nswag, 'Newtonsoft.Json.dll'),
];

const runners: Readonly<Record<string, Runner>> = {
  'C#': {
    // Its class libraries are in another package than its compiler.
    probe: 'mcs --version && test -d /usr/lib/mono/4.5/Facades',
    commands: [
      `mcs -langversion:latest -warn:0 -out:program.exe ${references.map((name) => `-r:${name}`).join(' ')} *.cs`,
      `MONO_PATH=${nswag} mono program.exe`,
    ],
  },
  Go: { probe: 'go version' },
  Java: { probe: 'javac -version' },
  Python: { probe: `${python} -c 'import httpx'`, commands: [`${python} -B main.py`] },
};

const generators: Readonly<Record<string, { readonly command: string; readonly manifest: string }>> = {
  '@redocly/cli': {
    command: `${process.execPath} ${join(packages.root, '@redocly', 'cli', 'bin', 'cli.js')}`,
    manifest: join(packages.root, '@redocly', 'cli', 'package.json'),
  },
  nswag: { command: `mono ${join(nswag, 'NSwag.exe')}`, manifest: join(packages.tools, 'nswag', 'package.json') },
};

function runsIn(command: string): boolean {
  return spawnSync('sh', ['-c', command]).status === 0;
}

function getOwn<Value>(record: Readonly<Record<string, Value>>, name: string): Value {
  const value = record[name];
  if (value === undefined) throw new Error(`Say in run-recipe.ts how ${name} is run`);
  return value;
}

/** Returns why a recipe cannot be run here; undefined when it can. */
export function findObstacle({ language }: ClientRecipe): string | undefined {
  const { probe } = getOwn(runners, language);
  return runsIn(probe) ? undefined : `it fails: ${probe}`;
}

export const getToolVersion = ({ tool }: ClientRecipe): string =>
  JSON.parse(readFileSync(getOwn(generators, tool).manifest, 'utf8')).version;

const run = async (
  command: string,
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const settings = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_NOTIFICATIONS: 'true', NO_PROXY: '*' };
  const env = { ...process.env, ...settings, ...environment };
  return (await promisify(execFile)('sh', ['-c', command], { cwd, env, maxBuffer: 10_000_000 })).stdout;
};

/** Makes the client of a recipe in a new folder, with the files that the page shows. Returns the folder. */
export async function makeClient(recipe: ClientRecipe): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  copyFileSync(join(repository, 'generated', recipe.contract), join(folder, recipe.contract));
  writeFileSync(join(folder, samplePdf.name), samplePdf.createBytes());
  const [, ...args] = recipe.command;
  await run([getOwn(generators, recipe.tool).command, ...args].join(' '), folder);
  for (const file of [recipe.program, ...(recipe.wrapper ? [recipe.wrapper] : [])]) {
    copyFileSync(join(repository, 'site', 'content', 'clients', 'programs', file), join(folder, basename(file)));
  }
  return folder;
}

/**
 * Makes the client and runs the program that calls it.
 *
 * @param createEnvironment is called when the program is compiled: its code for the sign-in is valid for a short time.
 * @returns what each function of the program returned.
 */
export async function runRecipe(
  recipe: ClientRecipe,
  createEnvironment: () => Promise<Readonly<Record<string, string>>>,
): Promise<Readonly<Record<string, unknown>>> {
  const folder = await makeClient(recipe);
  try {
    const commands = [...(getOwn(runners, recipe.language).commands ?? recipe.run)];
    const last = commands.pop() ?? '';
    for (const command of commands) await run(command, folder);
    const output = await run(last, folder, await createEnvironment());
    return Object.assign({}, ...output.trim().split('\n').map(readLine)) as Readonly<Record<string, unknown>>;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads what a function returned. Each language spells its name in its own way. */
function readLine(line: string): Record<string, unknown> {
  const [[name = '', value] = []] = Object.entries(JSON.parse(line) as object);
  const words = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { [words.replace(/^[A-Z]/, (letter) => letter.toLowerCase())]: value };
}
