import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPermissive } from '../../scripts/dependencies/licenses.ts';
import { BuildError } from '../../scripts/lib/run.ts';
import type { Package } from './packages.ts';

/**
 * The licences of the packages that went into the bundle, with their texts, by name.
 *
 * @throws BuildError when a licence is not permissive, or not to be found.
 */
export async function licencesOf(packages: readonly Package[]): Promise<string> {
  const sorted = packages.toSorted((one, other) => titleOf(one).localeCompare(titleOf(other), 'en'));
  const parts: string[] = [];
  for (const one of sorted) {
    if (!isPermissive(one.licence)) {
      throw new BuildError(`${titleOf(one)} is in the package, and its licence is ${one.licence ?? 'not said'}.`);
    }
    parts.push(`${titleOf(one)} (${one.licence})\n\n${await textOf(one)}\n`);
  }
  return `This package contains the following packages, under their own licences.\n\n${parts.map((part) => `${line}\n${part}`).join('\n')}`;
}

const line = '-'.repeat(80);

const titleOf = ({ name, version }: Package): string => `${name} ${version}`;

/** The licence file, and the notice that the Apache licence asks to keep. */
async function textOf({ folder, name, licence, author }: Package): Promise<string> {
  const files = (await readdir(folder)).filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i.test(file));
  const texts = await Promise.all(files.toSorted().map((file) => readFile(join(folder, file), 'utf8')));
  if (texts.length > 0) return texts.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n');
  if (licence === 'MIT') return mit(author ?? `The authors of ${name}`);
  throw new BuildError(`${name} has no text of its licence, ${licence}.`);
}

/** Some packages name the licence and leave its text to the reader. */
const mit = (holder: string): string => `Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
