import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { makeDownloads } from '../../site/downloads.ts';

let work: string;
const at = (...path: readonly string[]) => join(work, ...path);

/** A package whose scripts must not run, and which leaves a file out. */
async function writePackage(name: string): Promise<void> {
  const folder = at('generated', name);
  await mkdir(folder);
  const scripts = { prepack: 'node -e "process.exit(1)"', prepare: 'node -e "process.exit(1)"' };
  const manifest = { name: `@accounting-platform/${name}`, version: '1.2.3', files: ['index.js'], scripts };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'index.js'), 'export const answer = 42;\n');
  await writeFile(join(folder, 'notes.txt'), 'for us');
}

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'downloads-'));
  await mkdir(at('generated'));
  for (const name of ['openapi.yaml', 'openapi.json']) {
    await copyFile(join(repository, 'generated', name), at('generated', name));
  }
  await writePackage('client');
  await writePackage('sandbox');
  await writeFile(at('generated', 'sandbox', 'components.json'), '[]');
});
afterAll(() => rm(work, { recursive: true, force: true }));

const contentsOf = async (folder: string) =>
  Promise.all((await readdir(at(folder))).map(async (name) => [name, await readFile(at(folder, name))] as const));

/** The names of the files in a tarball. */
async function packedIn(tarball: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('tar', ['-tzf', tarball]);
  return stdout.trim().split('\n').toSorted();
}

describe('the folder of downloads', () => {
  it('has the contract, both packages, what is in them, the requests, a scan and the sums', async () => {
    const files = await makeDownloads(at('generated'), at('first'));
    expect(files.map(({ name }) => name)).toEqual([
      'openapi.yaml',
      'openapi.json',
      'accounting-platform-client-1.2.3.tgz',
      'accounting-platform-sandbox-1.2.3.tgz',
      'accounting-platform-client-1.2.3.cdx.json',
      'accounting-platform-sandbox-1.2.3.cdx.json',
      'accounting-platform.postman_collection.json',
      'accounting-platform.http',
      'scan.pdf',
      'SHA256SUMS',
    ]);
    expect((await readdir(at('first'))).toSorted()).toEqual(files.map(({ name }) => name).toSorted());
  });

  it('packs what the package publishes', async () => {
    expect(await packedIn(at('first', 'accounting-platform-client-1.2.3.tgz'))).toEqual([
      'package/index.js',
      'package/package.json',
    ]);
  });

  it('has a PDF that begins and ends as one', async () => {
    const scan = await readFile(at('first', 'scan.pdf'), 'latin1');
    expect(scan).toMatch(/^%PDF-1\.4\n/);
    expect(scan).toMatch(/%%EOF\n$/);
  });

  it('has the sum of every other file', async () => {
    const lines = (await readFile(at('first', 'SHA256SUMS'), 'utf8')).trim().split('\n');
    const others = (await contentsOf('first')).filter(([name]) => name !== 'SHA256SUMS');
    const expected = others.map(([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}`);
    expect(lines.toSorted()).toEqual(expected.toSorted());
  });

  it('has the same bytes when it is made again', async () => {
    await makeDownloads(at('generated'), at('second'));
    expect(await contentsOf('second')).toEqual(await contentsOf('first'));
  });

  it('has nothing of an older version', async () => {
    await writeFile(at('second', 'accounting-platform-client-1.0.0.tgz'), 'old');
    await makeDownloads(at('generated'), at('second'));
    expect(await contentsOf('second')).toEqual(await contentsOf('first'));
  });

  it('stays as it is when the client is missing, and nothing lies beside it', async () => {
    const before = await contentsOf('first');
    await rm(at('generated', 'client'), { recursive: true });
    await expect(makeDownloads(at('generated'), at('first'))).rejects.toThrow(/client is missing. Build it first/);
    expect(await contentsOf('first')).toEqual(before);
    expect((await readdir(work)).toSorted()).toEqual(['first', 'generated', 'second']);
  });
});
