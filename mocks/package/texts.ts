import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BuildError, repository } from '../../scripts/lib/run.ts';

const template = join(repository, 'mocks', 'package');

/** The package.json of the package: its template, with the version of the contract and the Node that we need too. */
export async function manifest(version: string): Promise<string> {
  const { name, ...rest } = await readJson(join(template, 'manifest.json'));
  const { engines } = await readJson(join(repository, 'package.json'));
  return `${JSON.stringify({ name, version, ...rest, engines }, null, 2)}\n`;
}

/**
 * The README of the package. What is said elsewhere is taken from there: the options from the program and the types, and
 * what is not emulated from the guide.
 *
 * @param code the folder of the program and its types, as they were built.
 * @param declarations the files of the types in that folder.
 * @throws BuildError when the types or the guide say no such thing.
 */
export async function readme(code: string, declarations: readonly string[]): Promise<string> {
  const text = await readFile(join(template, 'README.md'), 'utf8');
  const guide = await readFile(join(repository, 'openapi', 'guides', 'sandbox.md'), 'utf8');
  const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' };
  const { stdout } = await promisify(execFile)(process.execPath, [join(code, 'bin.js'), '--help'], { env });
  const types = await Promise.all(declarations.map((file) => readFile(join(code, file), 'utf8')));
  return text
    .replace('<OPTIONS>', () => stdout.trim())
    .replace('<SANDBOX-OPTIONS>', () => interfaceIn(types.join('\n'), 'SandboxOptions'))
    .replace('<NOT-EMULATED>', () => section(guide, 'What is not emulated'));
}

/** An interface as it is declared, without what is said of it as a whole. */
export function interfaceIn(declarations: string, name: string): string {
  const [found] = new RegExp(`^export interface ${name} \\{\\n[^]*?^\\}`, 'm').exec(declarations) ?? [];
  if (!found) throw new BuildError(`The types of the sandbox have no interface ${name}.`);
  return found.replace('export ', '').replaceAll(/^ {4}/gm, '  ');
}

/** What stands under a heading, up to the next one. */
export function section(markdown: string, heading: string): string {
  const [, found] = markdown.split(`\n## ${heading}\n`);
  const text = found?.split('\n## ')[0]?.trim();
  if (!text) throw new BuildError(`The guide of the sandbox says nothing under "${heading}".`);
  return text;
}

async function readJson(file: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
}
