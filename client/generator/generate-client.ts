import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenApiDocument } from '../../scripts/document/openapi.ts';
import { repository, runTool } from '../../scripts/lib/run.ts';
import { getBundleSize } from './bundle-size.ts';
import { generateOperations } from './generate-operations.ts';
import { compilerOptions, createManifest, FORMAT_OPTIONS } from './package-config.ts';
import { generateSchemas } from './schema-module/schema-module.ts';
import { createTypesModule } from './types-module.ts';

const runtime = join(repository, 'client');
const target = join(repository, 'generated', 'client');

/** Texts and programs for readers of the package. */
const DOCUMENTATION = ['README.md', 'CHANGELOG.md', 'examples'];

/** Folders of `client/` whose TypeScript is part of the runtime. */
const RUNTIME_FOLDERS = ['', 'sign-in', 'sync'];

/**
 * Generates the installable client `generated/client`: functions, types and schemas of the contract, compiled together
 * with the hand-written runtime of `client/`. It replaces the old package only when it is complete.
 *
 * @returns its content and size, in one line.
 * @throws StepFailed when a part of the contract cannot be expressed in code.
 */
export async function generateClient(): Promise<string> {
  const contract = JSON.parse(
    await readFile(join(repository, 'generated', 'openapi.internal.json'), 'utf8'),
  ) as OpenApiDocument;
  const folder = await mkdtemp(join(tmpdir(), 'accounting-client-'));
  try {
    const source = join(folder, 'src');
    await copyRuntime(join(source, 'runtime'));
    const operations = await generateOperations(contract, join(source, 'operations'));
    const schemas = await generateSchemas(contract, join(source, 'schemas'));
    const declarations = await readFile(join(repository, 'generated', 'types.d.ts'), 'utf8');
    await writeFile(join(source, 'types.ts'), createTypesModule(declarations));
    await writeFile(join(source, 'index.ts'), createIndex(operations.files));
    await writeFile(
      join(folder, 'package.json'),
      `${JSON.stringify(createManifest(contract.info.version), null, 2)}\n`,
    );
    await compile(folder);
    for (const name of DOCUMENTATION) await cp(join(runtime, name), join(folder, name), { recursive: true });
    await cp(join(repository, 'LICENSE'), join(folder, 'LICENSE'));
    const size = await getBundleSize(join(folder, 'dist', 'index.js'), ['connect', 'listDebtors']);

    await rm(target, { recursive: true, force: true });
    for (const name of ['package.json', ...DOCUMENTATION, 'LICENSE', 'dist']) {
      await cp(join(folder, name), join(target, name), { recursive: true });
    }
    const counts = `${operations.count} operations, ${schemas.count} schemas`;
    return `${counts}; connect and one operation: ${(size / 1000).toFixed(2)} kB gzip`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Compiles `src` to `dist`. The compiler resolves zod in the linked `node_modules`. */
async function compile(folder: string): Promise<void> {
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await runTool('typescript', 'tsc', ['-p', folder]);
  await runTool('@biomejs/biome', 'biome', ['format', '--write', ...FORMAT_OPTIONS, 'dist'], folder);
}

/** Copies the runtime without its tests, with imports as they are in the package. */
async function copyRuntime(destination: string): Promise<void> {
  for (const folder of RUNTIME_FOLDERS) {
    const root = folder === '' ? '..' : '../..';
    const files = await readdir(join(runtime, folder));
    await mkdir(join(destination, folder), { recursive: true });
    for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
      const text = await readFile(join(runtime, folder, file), 'utf8');
      const compilable = text.replaceAll(/( from '\.{1,2}\/[\w/-]+)\.ts'/g, "$1.js'");
      await writeFile(
        join(destination, folder, file),
        compilable.replaceAll(" from '#operations/", ` from '${root}/operations/`),
      );
    }
  }
}

/** Creates the module that the package exports. */
const createIndex = (files: readonly string[]): string =>
  ['./runtime/index.ts', ...files.map((file) => `./operations/${file}`)]
    .map((file) => `export * from '${file.replace(/\.ts$/, '.js')}';\n`)
    .join('');

/** The name under which `scripts/build.ts` imports it. */
export { generateClient as client };
