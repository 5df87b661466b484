import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { readContract } from '../../scripts/bundle.ts';
import { runStep } from '../../scripts/lib/command.ts';
import { repository, runTool } from '../../scripts/lib/run.ts';
import { getBundleSize } from './bundle-size.ts';
import { compilerOptions, createManifest, FORMAT_OPTIONS } from './package-config.ts';

const runtime = join(repository, 'client');
const generated = join(repository, 'generated', 'client', 'src');
const target = join(repository, 'generated', 'client');

/** Folders of the runtime: those of `client/` that are not for tests, readers or the generator. */
const RUNTIME_FOLDERS = ['', 'msw', 'react-query', 'sign-in', 'sync'];

/** What the package has for its readers. */
const READER_FILES = ['README.md', 'CHANGELOG.md', 'examples'];

/**
 * Compiles the installable client, `generated/client/dist`: the generated TypeScript together with the hand-written runtime
 * of `client/`. It is compiled in a temporary folder and moved when it is whole.
 */
async function packageClient(): Promise<string> {
  const { info } = await readContract();
  const work = await mkdtemp(join(tmpdir(), 'accounting-client-'));
  try {
    await copySources(join(work, 'src'));
    await writeFile(join(work, 'package.json'), `${JSON.stringify(await createManifest(info.version), null, 2)}\n`);
    await writeFile(join(work, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
    // The compiler looks for zod, React, TanStack Query and MSW.
    await symlink(join(repository, 'node_modules'), join(work, 'node_modules'), 'junction');
    await runTool('typescript', 'tsc', ['-p', work]);
    await runTool('@biomejs/biome', 'biome', ['format', '--write', ...FORMAT_OPTIONS, 'dist'], work);
    for (const file of READER_FILES) await cp(join(runtime, file), join(work, file), { recursive: true });
    await cp(join(repository, 'LICENSE'), join(work, 'LICENSE'));
    const size = await getBundleSize(join(work, 'dist', 'index.js'), ['createClientCore', 'listDebtors']);
    for (const part of ['package.json', ...READER_FILES, 'LICENSE', 'dist']) {
      await rm(join(target, part), { recursive: true, force: true });
      await cp(join(work, part), join(target, part), { recursive: true });
    }
    return `createClientCore and one operation: ${(size / 1000).toFixed(2)} kB gzip`;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Copies the runtime to `runtime/` and the generated files beside it, importing each other as JavaScript. */
async function copySources(to: string): Promise<void> {
  const copyOf = (file: string): string =>
    file.startsWith(generated) ? join(to, relative(generated, file)) : join(to, 'runtime', relative(runtime, file));
  for (const file of await listSources()) {
    const text = await readFile(file, 'utf8');
    const copy = copyOf(file);
    const importing = text.replaceAll(/(?<= from ')\.\.?\/[\w./-]+(?=\.ts')/g, (path) => {
      const imported = relative(dirname(copy), copyOf(resolve(dirname(file), path))).replaceAll('\\', '/');
      return imported.startsWith('.') ? imported : `./${imported}`;
    });
    await mkdir(dirname(copy), { recursive: true });
    await writeFile(copy, importing.replaceAll(/( from '\.\.?\/[\w./-]+)\.ts'/g, "$1.js'"));
  }
}

async function listSources(): Promise<string[]> {
  const folders = [...RUNTIME_FOLDERS.map((folder) => join(runtime, folder)), ...(await listFolders(generated))];
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))),
  );
  return files.flat().filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
}

const listFolders = async (folder: string): Promise<string[]> => [
  folder,
  ...(await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name)),
];

if (import.meta.main) await runStep(packageClient);
