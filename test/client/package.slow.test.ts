import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { packageVersion } from '../../scripts/lib/manifest.ts';
import { repository } from '../../scripts/lib/run.ts';
import { PACKAGES } from '../../scripts/packages/definitions.ts';
import {
  findInstalledProblems,
  findManifestProblems,
  findSizeProblems,
  findTypeProblems,
} from '../../scripts/packages/findings.ts';
import { bundle } from '../support/contract.ts';

const built = join(repository, 'generated', 'client');
const [tarball = 'no tarball'] = globSync('generated/downloads/accounting-platform-client-*.tgz', { cwd: repository });

describe('the package of the client', () => {
  it('has the version of all packages, and names that of the contract', async () => {
    expect(JSON.parse(await readFile(join(built, 'package.json'), 'utf8'))).toMatchObject({
      version: packageVersion,
      accountingPlatform: { contract: bundle.info.version },
    });
  });

  it('has no findings of publint', async () => {
    expect(await findManifestProblems(built)).toEqual([]);
  });

  it('has types for every entry and module resolution, and no problems found by attw', async () => {
    const content = await readFile(join(repository, tarball));
    expect(await findTypeProblems(content, PACKAGES.client.resolutions)).toEqual([]);
  });

  it('takes at most 8 MB and 700 files of an installation', async () => {
    const content = await readFile(join(repository, tarball));
    expect(findInstalledProblems(content, PACKAGES.client.installed)).toEqual([]);
    expect(findInstalledProblems(content, { size: 1, files: 1 })).toEqual([
      expect.stringMatching(/^Installed it takes \d+ bytes, and the limit is 1\.$/),
      expect.stringMatching(/^It has \d+ files, and the limit is 1\.$/),
    ]);
  });

  it('is made of at most 30,000 generated lines', async () => {
    const sources = globSync('src/**/*.ts', { cwd: built }).map((file) => readFile(join(built, file), 'utf8'));
    const lines = (await Promise.all(sources)).map((source) => source.split('\n').length - 1);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.reduce((sum, count) => sum + count)).toBeLessThan(30_000);
  });
});

describe('the source maps of the client', () => {
  it('belong to every compiled file but those of types and data, and name sources that are in the package', async () => {
    const compiled = globSync('dist/{esm,cjs}/**/*.{js,d.ts}', {
      cwd: built,
      exclude: ['dist/*/types.{js,d.ts}'],
    });
    expect(compiled.length).toBeGreaterThan(100);
    const missing = compiled.map(async (file) => {
      const [, url = `${file} names no map`] =
        /^\/\/# sourceMappingURL=(.*)$/m.exec(await readFile(join(built, file), 'utf8')) ?? [];
      const mapFile = join(dirname(file), url);
      const map = JSON.parse(await readFile(join(built, mapFile), 'utf8')) as { sources: string[] };
      return map.sources
        .map((source) => join(dirname(mapFile), source))
        .filter((source) => !existsSync(join(built, source)));
    });
    expect((await Promise.all(missing)).flat()).toEqual([]);
  });

  it.each([
    ['esm', `import('./dist/esm/generated/client/src/index.js').then(({ createClient }) => createClient({}))`],
    ['cjs', `require('./dist/cjs/generated/client/src/index.js').createClient({})`],
  ])('lead the stack of an error in %s to the sources', async (_format, program) => {
    const args = ['--enable-source-maps', '--eval', program];
    const run = promisify(execFile)(process.execPath, args, { cwd: built });
    await expect(run).rejects.toMatchObject({
      stderr: expect.stringMatching(/client.runtime.client-options\.ts:\d+/),
    });
  });
});

it.each(PACKAGES.client.imports)(
  'the compiled client takes at most $limit bytes, minified and gzipped, for $title',
  async (limit) => {
    expect(await findSizeProblems(built, [limit])).toEqual([]);
  },
);
