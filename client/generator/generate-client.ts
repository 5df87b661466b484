import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenApiDocument } from '../../scripts/document/openapi.ts';
import { repository, runTool } from '../../scripts/lib/run.ts';
import { weightOfOneCall } from './bundle-size.ts';
import { generateOperations } from './generate-operations.ts';
import { compilerOptions, format, manifest } from './package-config.ts';
import { generateSchemas } from './schema-module/schema-module.ts';
import { typesModule } from './types-module.ts';

const runtime = join(repository, 'client');
const target = join(repository, 'generated', 'client');

/**
 * Makes the installable client `generated/client`: the functions and types of the contract, compiled together with
 * the hand-written runtime of `client/`. It is made in a folder of its own and moved when it is whole.
 *
 * @throws StepFailed when a part of the contract cannot become code.
 */
export async function client(): Promise<string> {
  const contract = JSON.parse(
    await readFile(join(repository, 'generated', 'openapi.internal.json'), 'utf8'),
  ) as OpenApiDocument;
  const work = await mkdtemp(join(tmpdir(), 'accounting-client-'));
  try {
    const source = join(work, 'src');
    await copyRuntime(join(source, 'runtime'));
    const operations = await generateOperations(contract, join(source, 'operations'));
    const schemas = await generateSchemas(contract, join(source, 'schemas'));
    const declarations = await readFile(join(repository, 'generated', 'types.d.ts'), 'utf8');
    await writeFile(join(source, 'types.ts'), typesModule(declarations));
    await writeFile(join(source, 'index.ts'), barrel(operations.files));
    await writeFile(join(work, 'package.json'), `${JSON.stringify(manifest(contract.info.version), null, 2)}\n`);
    await writeFile(join(work, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
    // The compiler looks for zod.
    await symlink(join(repository, 'node_modules'), join(work, 'node_modules'), 'junction');
    await runTool('typescript', 'tsc', ['-p', work]);
    await runTool('@biomejs/biome', 'biome', ['format', '--write', ...format, 'dist'], work);
    for (const text of texts) await cp(join(runtime, text), join(work, text), { recursive: true });
    await cp(join(repository, 'LICENSE'), join(work, 'LICENSE'));
    const weight = await weightOfOneCall(join(work, 'dist', 'index.js'));

    await rm(target, { recursive: true, force: true });
    for (const part of ['package.json', ...texts, 'LICENSE', 'dist']) {
      await cp(join(work, part), join(target, part), { recursive: true });
    }
    const counts = `${operations.count} operations, ${schemas.count} schemas`;
    return `${counts}; connect and one operation: ${(weight / 1000).toFixed(2)} kB gzip`;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** What the package has for its readers. */
const texts = ['README.md', 'CHANGELOG.md', 'examples'];

/** Folders of the runtime: those of `client/` but for what only tests and readers need. */
const runtimeFolders = ['', 'sign-in', 'sync'];

/** The runtime without its tests, importing what will stand beside it in the package. */
async function copyRuntime(to: string): Promise<void> {
  for (const folder of runtimeFolders) {
    const up = folder === '' ? '..' : '../..';
    const files = await readdir(join(runtime, folder));
    await mkdir(join(to, folder), { recursive: true });
    for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
      const text = await readFile(join(runtime, folder, file), 'utf8');
      const own = text.replaceAll(/( from '\.{1,2}\/[\w/-]+)\.ts'/g, "$1.js'");
      await writeFile(join(to, folder, file), own.replaceAll(" from '#operations/", ` from '${up}/operations/`));
    }
  }
}

/** The one module that the package exports. */
const barrel = (files: readonly string[]): string =>
  ['./runtime/index.ts', ...files.map((file) => `./operations/${file}`)]
    .map((file) => `export * from '${file.replace(/\.ts$/, '.js')}';\n`)
    .join('');
