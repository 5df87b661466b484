import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { BuildError, repository } from '../../scripts/lib/run.ts';

const mocks = join(repository, 'mocks');

/**
 * Writes the types of an entry point: its declarations, and those of the files that they name. Each file is taken by
 * itself, so what is exported must say its types; the compiler then needs no other file, and no second.
 *
 * @param entry a file of `mocks/`, `sandbox.ts`.
 * @returns the files that were written, from the folder.
 * @throws BuildError when a type is left to be inferred, or comes of a package: the package has no dependencies.
 */
export async function writeDeclarations(entry: string, folder: string): Promise<readonly string[]> {
  const { default: typescript } = await import('typescript');
  const compilerOptions = {
    target: typescript.ScriptTarget.ES2024,
    module: typescript.ModuleKind.NodeNext,
    isolatedDeclarations: true,
    declaration: true,
    strict: true,
    newLine: typescript.NewLineKind.LineFeed,
  };
  const written = new Set<string>();

  async function write(file: string): Promise<void> {
    const fileName = relative(repository, file);
    if (written.has(fileName)) return;
    written.add(fileName);
    const source = await readFile(file, 'utf8');
    const { outputText, diagnostics = [] } = typescript.transpileDeclaration(source, {
      fileName,
      compilerOptions,
      reportDiagnostics: true,
    });
    for (const { messageText } of diagnostics) {
      throw new BuildError(`${fileName}: ${typescript.flattenDiagnosticMessageText(messageText, '\n')}`);
    }
    const named = [...outputText.matchAll(importing)].map(([, from = '']) => from);
    const target = join(folder, relative(mocks, file).replace(/\.ts$/, '.d.ts'));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(
      target,
      outputText.replaceAll(importing, (whole) => whole.replace(/\.ts(['"])/, '.js$1')),
    );
    for (const from of named) await write(fileOf(from, file));
  }

  await write(join(mocks, entry));
  return [...written].map((file) => relative('mocks', file).replace(/\.ts$/, '.d.ts'));
}

/** `from '../package/x.ts'` and `import('../package/x.ts')`. */
const importing = /(?:\bfrom\s+|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g;

function fileOf(from: string, importer: string): string {
  const file = join(dirname(importer), from);
  if (from.startsWith('.') && existsSync(file)) return file;
  throw new BuildError(
    `${relative(repository, importer)}: what is exported has a type of ${from}. The package has no dependencies, so its types may name only what is in mocks/.`,
  );
}
