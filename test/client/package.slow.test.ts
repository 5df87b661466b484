import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { packageVersion } from '../../scripts/lib/manifest.ts';
import { repository } from '../../scripts/lib/run.ts';
import { bundle } from '../support/contract.ts';

const built = join(repository, 'generated', 'client');

describe('the package of the client', () => {
  it('has the version of all packages, and names the version of the contract', async () => {
    expect(JSON.parse(await readFile(join(built, 'package.json'), 'utf8'))).toMatchObject({
      version: packageVersion,
      accountingPlatform: { contract: bundle.info.version },
    });
  });

  it('is made of at most 30,000 generated lines', async () => {
    const sources = globSync('src/**/*.ts', { cwd: built }).map((file) => readFile(join(built, file), 'utf8'));
    const lines = (await Promise.all(sources)).map((source) => source.split('\n').length - 1);
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.reduce((sum, count) => sum + count)).toBeLessThan(30_000);
  });
});

describe('the source maps of the client', () => {
  it('hold the sources', async () => {
    const files = globSync('dist/{esm,cjs}/**/*.js.map', { cwd: built });
    expect(files.length).toBeGreaterThan(80);
    const maps = files.map(async (file) => JSON.parse(await readFile(join(built, file), 'utf8')));
    for (const { sources, sourcesContent } of await Promise.all(maps)) {
      expect(sourcesContent).toEqual(sources.map(() => expect.stringMatching(/\S/)));
    }
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
