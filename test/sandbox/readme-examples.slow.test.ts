import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository, runTool } from '../../scripts/lib/run.ts';
import { createFolder } from '../support/folders.ts';

const compilerOptions = {
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: ['node'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  paths: { '@accounting-platform/sandbox/*': [join(repository, 'mocks/hosts/browser/*.ts')] },
};

async function readExamples(title: string): Promise<readonly string[]> {
  const readme = await readFile(join(repository, 'mocks', 'README.md'), 'utf8');
  const [, section = ''] = readme.split(`\n## ${title}\n`);
  const [text = ''] = section.split('\n## ');
  return [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);
}

it('the examples for tests of a front end compile', async () => {
  const examples = await readExamples('In tests of a front end');
  expect(examples).toHaveLength(2);
  const folder = await createFolder();
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  const sources = examples.map((code, index) => [`example-${index}.ts`, code] as const);
  for (const [name, code] of sources)
    await writeFile(join(folder, name), code.replace('sandbox/browser', 'sandbox/node'));
  const tsconfig = { compilerOptions, files: sources.map(([name]) => name) };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  await runTool('typescript', 'tsc', ['-p', folder]);
});
