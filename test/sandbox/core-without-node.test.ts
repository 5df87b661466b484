import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join, matchesGlob, relative } from 'node:path';
import { rolldown } from 'rolldown';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';

/** Modules that a page needs to run the platform: everything but servers, files and the command line. */
const ENTRIES = [
  'mocks/worlds/create-sandbox.ts',
  'mocks/hosts/browser/index.ts',
  'mocks/hosts/browser/worker.ts',
  'mocks/hosts/workers/worker.ts',
  'mocks/validation/validated-contract.ts',
  'mocks/seed/replay.ts',
  'mocks/store/store.ts',
] as const;
const CORE =
  '{contract,totals,mocks/{accounting,api,hosts/{browser,workers},http,insight,messages,seed,store,validation,worlds}}/**';

const importsOfNode: string[] = [];
let modules: string[] = [];

beforeAll(async () => {
  const build = await rolldown({
    cwd: repository,
    input: [...ENTRIES],
    platform: 'browser',
    // The build makes it.
    external: ['./validators.js', './assets.js', '#fonts', 'cloudflare:workers'],
    plugins: [
      {
        name: 'builtin-modules',
        resolveId(id, importer) {
          if (!isBuiltin(id)) return undefined;
          importsOfNode.push(`${relative(repository, importer ?? '')} imports ${id}`);
          return { id, external: true };
        },
      },
    ],
  });
  const { output } = await build.generate();
  await build.close();
  const ids = output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
  modules = ids
    .map((id) => relative(repository, id))
    .filter((path) => matchesGlob(path, '{contract,mocks,programs,scripts,totals}/**'));
});

it('the core of the sandbox imports no module of Node but the one that workerd has', () => {
  expect(modules.filter((path) => matchesGlob(path, CORE)).length).toBeGreaterThan(50);
  // workerd has it too, and a page has no other host.
  expect(importsOfNode).toEqual(['mocks/hosts/workers/claims.ts imports node:async_hooks']);
});

it('the core of the sandbox has no global of Node', async () => {
  expect((await Promise.all(modules.map(listGlobalsOfNode))).flat()).toEqual([]);
});

it('the core of the sandbox contains no server', () => {
  expect(modules.filter((path) => /^mocks\/hosts\/node\//.test(path))).toEqual([]);
});

async function listGlobalsOfNode(path: string): Promise<string[]> {
  const source = ts.createSourceFile(
    path,
    await readFile(join(repository, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const uses: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && ['Buffer', 'process', 'NodeJS', 'setImmediate'].includes(node.text)) {
      const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
      if (!isMember) uses.push(`${path} uses ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}
