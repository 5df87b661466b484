import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { buildDownloadsFolder } from '../../site/downloads.ts';

let work: string;
const at = (...path: readonly string[]) => join(work, ...path);

/** Writes a package with scripts that must not run, and a file that is not published. */
async function writePackage(name: string): Promise<void> {
  const folder = at('generated', name);
  await mkdir(folder);
  const scripts = { prepack: 'node -e "process.exit(1)"', prepare: 'node -e "process.exit(1)"' };
  const manifest = { name: `@accounting-platform/${name}`, version: '1.2.3', files: ['index.js'], scripts };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'index.js'), 'export const answer = 42;\n');
  await writeFile(join(folder, 'notes.txt'), 'internal');
}

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'downloads-'));
  await mkdir(at('generated'));
  const contracts = ['openapi.yaml', 'openapi.json', 'openapi-3.0.json'];
  for (const name of [...contracts, 'control.json'])
    await copyFile(join(repository, 'generated', name), at('generated', name));
  await writePackage('client');
  await mkdir(at('generated', 'client-php', 'src'), { recursive: true });
  const manifest = { name: 'accounting-platform/client', version: '1.2.3', license: 'MIT' };
  await writeFile(at('generated', 'client-php', 'composer.json'), JSON.stringify(manifest));
  await writeFile(at('generated', 'client-php', 'src', 'Client.php'), '<?php\n');
  for (const name of ['sandbox', 'conformance', 'mcp']) {
    await writePackage(name);
    await writeFile(at('generated', name, 'components.json'), '[]');
  }
});
afterAll(() => rm(work, { recursive: true, force: true }));

const readContents = async (folder: string) =>
  Promise.all((await readdir(at(folder))).map(async (name) => [name, await readFile(at(folder, name))] as const));

async function listTarball(tarball: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('tar', ['-tzf', tarball]);
  return stdout.trim().split('\n').toSorted();
}

describe('the folder of downloads', () => {
  it('has the contract, the packages, their SBOMs, test vectors, workflows, the skill and the checksums', async () => {
    const files = await buildDownloadsFolder(at('generated'), at('first'));
    const names = files.map(({ name }) => name).toSorted();
    expect(names).toEqual(
      [
        'openapi.yaml',
        'openapi.json',
        'openapi-3.0.json',
        'accounting-platform-client-1.2.3.tgz',
        'accounting-platform-client-php-1.2.3.zip',
        'accounting-platform-sandbox-1.2.3.tgz',
        'accounting-platform-conformance-1.2.3.tgz',
        'accounting-platform-mcp-1.2.3.tgz',
        'accounting-platform-client-1.2.3.cdx.json',
        'accounting-platform-client-php-1.2.3.cdx.json',
        'accounting-platform-sandbox-1.2.3.cdx.json',
        'accounting-platform-conformance-1.2.3.cdx.json',
        'accounting-platform-mcp-1.2.3.cdx.json',
        'totals-vectors.json',
        'scan.pdf',
        'draft-to-final.arazzo.yaml',
        'first-invoice.arazzo.yaml',
        'incremental-sync.arazzo.yaml',
        'journal-entry.arazzo.yaml',
        'order-and-stock.arazzo.yaml',
        'purchase-invoice-with-scan.arazzo.yaml',
        'sign-in.arazzo.yaml',
        'control.json',
        'SKILL.md',
        'SHA256SUMS',
      ].toSorted(),
    );
    expect((await readdir(at('first'))).toSorted()).toEqual(names);
  });

  it('has tarballs with the published files of the packages', async () => {
    expect(await listTarball(at('first', 'accounting-platform-client-1.2.3.tgz'))).toEqual([
      'package/index.js',
      'package/package.json',
    ]);
  });

  it('has an archive with the files of the PHP client', async () => {
    const archive = await readFile(at('first', 'accounting-platform-client-php-1.2.3.zip'));
    expect(Object.keys(unzipSync(archive))).toEqual(['composer.json', 'src/Client.php']);
  });

  it('has a PDF that begins and ends as one', async () => {
    const scan = await readFile(at('first', 'scan.pdf'), 'latin1');
    expect(scan).toMatch(/^%PDF-1\.4\n/);
    expect(scan).toMatch(/%%EOF\n$/);
  });

  it('has the documents that its workflows refer to', async () => {
    const workflows = (await readContents('first')).filter(([name]) => name.endsWith('.arazzo.yaml'));
    const urls = workflows.flatMap(([, bytes]) =>
      [...bytes.toString().matchAll(/^ +url: (.+)$/gm)].map(([, url]) => url),
    );
    expect([...new Set(urls)].toSorted()).toEqual(['control.json', 'openapi.json']);
  });

  it('has the checksum of every other file', async () => {
    const lines = (await readFile(at('first', 'SHA256SUMS'), 'utf8')).trim().split('\n');
    const others = (await readContents('first')).filter(([name]) => name !== 'SHA256SUMS');
    const expected = others.map(([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}`);
    expect(lines.toSorted()).toEqual(expected.toSorted());
  });

  it('has the same bytes in a second build', async () => {
    await buildDownloadsFolder(at('generated'), at('second'));
    expect(await readContents('second')).toEqual(await readContents('first'));
  });

  it('is not built when the client is missing', async () => {
    await rm(at('generated', 'client'), { recursive: true });
    await expect(buildDownloadsFolder(at('generated'), at('third'))).rejects.toThrow(
      /client is missing. Build it first/,
    );
  });
});
