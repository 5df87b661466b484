import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, it } from 'vitest';
import { getBundleSize } from '../../client/generator/bundle-size.ts';
import { ENTRIES } from '../../client/generator/package-entries.ts';
import { repository } from '../../scripts/lib/run.ts';

const built = join(repository, 'generated', 'client');
const [tarball = 'no tarball'] = globSync('generated/downloads/accounting-platform-client-*.tgz', { cwd: repository });

describe('the package of the client', () => {
  it('has no findings of publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: built, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  it('has types for every entry and module resolution, and no problems found by attw', async () => {
    const result = await checkPackage(createPackageFromTarballData(await readFile(join(repository, tarball))));
    expect(result).toMatchObject({ types: { kind: 'included' }, problems: [] });
    const typed = Object.entries(result.types ? result.entrypoints : {}).flatMap(([entry, { resolutions }]) =>
      Object.values(resolutions)
        .filter(({ resolution }) => resolution?.fileName.endsWith('.d.ts'))
        .map(({ resolutionKind }) => `${entry} ${resolutionKind}`),
    );
    const kinds = ['node10', 'node16-cjs', 'node16-esm', 'bundler'];
    expect(typed).toEqual(Object.keys(ENTRIES).flatMap((entry) => kinds.map((kind) => `${entry} ${kind}`)));
  });
});

describe('the source maps of the client', () => {
  it('belong to every compiled file, and name sources that are in the package', async () => {
    const compiled = globSync('dist/{esm,cjs}/**/*.{js,d.ts}', { cwd: built });
    expect(compiled.length).toBeGreaterThan(100);
    const missing = compiled.map(async (file) => {
      const map = JSON.parse(await readFile(join(built, `${file}.map`), 'utf8')) as { sources: string[] };
      return map.sources
        .map((source) => join(dirname(file), source))
        .filter((source) => !existsSync(join(built, source)));
    });
    expect((await Promise.all(missing)).flat()).toEqual([]);
  });

  it.each([
    ['esm', `import('./dist/esm/index.js').then(({ createClient }) => createClient({}))`],
    ['cjs', `require('./dist/cjs/index.js').createClient({})`],
  ])('lead the stack of an error in %s to the sources', async (_format, program) => {
    const args = ['--enable-source-maps', '--eval', program];
    const run = promisify(execFile)(process.execPath, args, { cwd: built });
    await expect(run).rejects.toMatchObject({
      stderr: expect.stringMatching(/dist.src.runtime.client-options\.ts:\d+/),
    });
  });
});

describe('the compiled client', () => {
  const index = join(built, 'dist', 'esm', 'index.js');

  it('takes at most 4.5 kB, minified and gzipped, for createClientCore and one operation', async () => {
    expect(await getBundleSize(index, ['createClientCore', 'listDebtors'])).toBeLessThanOrEqual(4500);
  });

  it('takes at most 10.5 kB for createClient with all operations', async () => {
    expect(await getBundleSize(index, ['createClient'])).toBeLessThanOrEqual(10_500);
  });

  it('takes at most 1.6 kB for the totals', async () => {
    const totals = join(built, 'dist', 'esm', 'totals', 'index.js');
    const names = ['calculateSalesInvoice', 'calculatePurchaseInvoice'];
    expect(await getBundleSize(totals, names)).toBeLessThanOrEqual(1600);
  });

  it('takes at most 1.7 kB for a hook with its provider, besides React, TanStack Query and the client', async () => {
    const hooks = join(built, 'dist', 'esm', 'react-query', 'index.js');
    expect(await getBundleSize(hooks, ['AccountingClientProvider', 'useListDebtors'])).toBeLessThanOrEqual(1700);
  });

  it('takes less than 1 kB for a mock handler with its example, besides MSW', async () => {
    const handlers = join(built, 'dist', 'esm', 'msw', 'index.js');
    expect(await getBundleSize(handlers, ['getGetDebtorMockHandler'])).toBeLessThan(1000);
  });

  it('takes less than 200 bytes for an operation itself', async () => {
    expect(await getBundleSize(index, ['listDebtors'])).toBeLessThan(200);
  });
});
