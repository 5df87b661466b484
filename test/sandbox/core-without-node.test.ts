import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';

/** Everything but servers, files and the command line. `test/imports.test.ts` finds an import of those. */
const FOLDERS = [
  ...['contract', 'totals'],
  ...['accounting', 'api', 'http', 'insight', 'messages', 'seed', 'store', 'validation', 'worlds'].map(
    (folder) => `mocks/${folder}`,
  ),
  ...['browser', 'shared', 'workers'].map((host) => `mocks/hosts/${host}`),
];
const files = globSync(`{${FOLDERS.join()}}/**/*.ts`, { cwd: repository }).filter(
  // The sandbox of a page has an entry for Node, too.
  (path) => !/\.test(-d)?\.ts$|\/testing\/|\/browser\/node\.ts$/.test(path),
);

function findUsesOfNode(file: string): string[] {
  const text = readFileSync(join(repository, file), 'utf8');
  const imported = [...text.matchAll(/\b(?:from|import|import\() ?'([^']+)'/g)].map(([, name = '']) => name);
  const uses = imported.filter(isBuiltin);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && ['Buffer', 'process', 'NodeJS', 'setImmediate'].includes(node.text)) {
      const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
      if (!isMember) uses.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return uses.map((use) => `${file} uses ${use}`);
}

it('the core of the sandbox uses nothing of Node but the one module that workerd has', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap(findUsesOfNode)).toEqual(['mocks/hosts/workers/claims.ts uses node:async_hooks']);
});
