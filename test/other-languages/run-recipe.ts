import { execFile, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../../scripts/lib/run.ts';
import { createClientPages } from '../../site/content/clients/pages.ts';
import { findPython } from '../support/find-python.ts';

/** The recipe of a page: a command that generates a client from a document, and a program that calls it. */
export interface ClientRecipe {
  readonly language: string;
  readonly tool: string;
  readonly version: string;
  readonly contract: string;
  /** The arguments of the generator. */
  readonly args: string;
  readonly program: string;
}

const COMMAND = /^npx --yes --package (?<tool>\S+)@(?<version>\S+) \w+ (?<args>[\s\S]*?)^```$/m;

/** Reads the recipes of the pages about clients. */
export const listRecipes = (): readonly ClientRecipe[] =>
  createClientPages().flatMap(({ label: language = '', markdown }) => {
    const { tool = '', version = '', args = '' } = COMMAND.exec(markdown)?.groups ?? {};
    const [, contract = ''] = /#file\/downloads\/([\w.-]+)\) in the folder/.exec(markdown) ?? [];
    const [, program = ''] = /^```(?:csharp|python)\n([\s\S]*?)^```$/m.exec(markdown) ?? [];
    return tool === ''
      ? []
      : [{ language, tool, version, contract, args: args.replaceAll('\\\n', ' ').trim(), program }];
  });

/** How this machine makes and runs a recipe. */
interface Runner {
  /** A command that succeeds when the language and its libraries are installed. */
  readonly probe: string;
  /** The package of the generator, and the command in place of its program. */
  readonly generator: string;
  readonly command: string;
  /** The file of the program, and what is in place of the command that runs it. */
  readonly file: string;
  readonly run: string;
}

const python = findPython('httpx') ?? 'python3';
const redocly = join(repository, 'node_modules', '@redocly', 'cli');

/** NSwag for .NET Framework, which runs on Mono, and the library that its clients use. */
const nswag = join(repository, 'test', 'installs', 'node_modules', 'nswag');
const binaries = join(nswag, 'bin', 'binaries', 'Win');
const references = [
  ...['System.Net.Http', 'System.ComponentModel.DataAnnotations', 'System.Runtime.Serialization'],
  join(binaries, 'Newtonsoft.Json.dll'),
].map((name) => `-r:${name}`);

const runners: Readonly<Record<string, Runner>> = {
  'C#': {
    // Its class libraries are in another package than its compiler.
    probe: 'mcs --version && test -d /usr/lib/mono/4.5/Facades',
    generator: nswag,
    command: `mono ${join(binaries, 'NSwag.exe')}`,
    file: 'Program.cs',
    run: `mcs -langversion:latest -warn:0 -out:program.exe ${references.join(' ')} *.cs && MONO_PATH=${binaries} mono program.exe`,
  },
  Python: {
    probe: `${python} -c 'import httpx'`,
    generator: redocly,
    command: `${process.execPath} ${join(redocly, 'bin', 'cli.js')}`,
    file: 'main.py',
    run: `${python} -B main.py`,
  },
};

function getRunner({ language }: ClientRecipe): Runner {
  const runner = runners[language];
  if (!runner) throw new Error(`Say in run-recipe.ts how ${language} is run`);
  return runner;
}

/** Returns why a recipe cannot be run here; undefined when it can. */
export function findObstacle(recipe: ClientRecipe): string | undefined {
  const { probe } = getRunner(recipe);
  return spawnSync('sh', ['-c', probe]).status === 0 ? undefined : `it fails: ${probe}`;
}

export const getToolVersion = (recipe: ClientRecipe): string =>
  JSON.parse(readFileSync(join(getRunner(recipe).generator, 'package.json'), 'utf8')).version;

const run = async (command: string, cwd: string, environment: Readonly<Record<string, string>>): Promise<string> => {
  const settings = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_NOTIFICATIONS: 'true', NO_PROXY: '*' };
  const env = { ...process.env, ...settings, ...environment };
  return (await promisify(execFile)('sh', ['-c', command], { cwd, env, maxBuffer: 10_000_000 })).stdout;
};

/** Makes the client of a recipe in a new folder, and runs the program of its page. Returns the lines that this prints. */
export async function runRecipe(
  recipe: ClientRecipe,
  environment: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  const runner = getRunner(recipe);
  try {
    copyFileSync(join(repository, 'generated', recipe.contract), join(folder, recipe.contract));
    writeFileSync(join(folder, runner.file), recipe.program);
    await run(`${runner.command} ${recipe.args}`, folder, environment);
    return (await run(runner.run, folder, environment)).trim().split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
