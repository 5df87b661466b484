import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { buildDownloadsFolder } from '../../site/downloads.ts';
import { useFolder } from '../support/folders.ts';

const work = useFolder();
const at = (...path: readonly string[]) => join(work, ...path);

async function writePackage(name: string, files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(at('generated', name, 'src'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(at('generated', name, file), text);
}

beforeAll(async () => {
  await mkdir(at('generated'));
  for (const name of ['openapi.yaml', 'openapi.json', 'openapi-3.0.json', 'control.json'])
    await copyFile(join(repository, 'generated', name), at('generated', name));
  // Each has scripts that must not run, and a file that is not published.
  const scripts = { prepack: 'node -e "process.exit(1)"', prepare: 'node -e "process.exit(1)"' };
  for (const name of ['client', 'sandbox', 'conformance', 'mcp']) {
    const manifest = { name: `@accounting-platform/${name}`, version: '1.2.3', files: ['index.js'], scripts };
    await writePackage(name, {
      'package.json': JSON.stringify(manifest),
      'index.js': 'export const answer = 42;\n',
      'notes.txt': 'internal',
      'components.json': '[]',
    });
  }
  const composer = { name: 'accounting-platform/client', version: '1.2.3', license: 'MIT' };
  await writePackage('client-php', { 'composer.json': JSON.stringify(composer), 'src/Client.php': '<?php\n' });
});

const readContents = async (folder: string) =>
  Promise.all((await readdir(at(folder))).map(async (name) => [name, await readFile(at(folder, name))] as const));

/** Lists the files in an archive, and the documents that a workflow refers to. */
async function describeDownload(name: string, bytes: Buffer): Promise<string> {
  if (name.endsWith('.zip')) return `${name}: ${Object.keys(unzipSync(bytes)).join(' ')}`;
  const urls = name.endsWith('.arazzo.yaml') ? bytes.toString().matchAll(/^ +url: (.+)$/gm) : [];
  if (!name.endsWith('.tgz')) return [name, ...[...urls].map(([, url]) => url)].join(' ');
  const { stdout } = await promisify(execFile)('tar', ['-tzf', at('first', name)]);
  return `${name}: ${stdout.trim().split('\n').toSorted().join(' ')}`;
}

describe('the folder of downloads', () => {
  it('has the contract, the packages, their SBOMs, test vectors, workflows, the skill and the checksums', async () => {
    const files = await buildDownloadsFolder(at('generated'), at('first'));
    const contents = await readContents('first');
    expect(files.map(({ name }) => name).toSorted()).toEqual(contents.map(([name]) => name).toSorted());
    const lines = await Promise.all(contents.map(([name, bytes]) => describeDownload(name, bytes)));
    await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('__snapshots__/build-downloads.txt');
  });

  it('has the checksum of every other file', async () => {
    const { stdout } = await promisify(execFile)('sha256sum', ['--check', '--strict', 'SHA256SUMS'], {
      cwd: at('first'),
    });
    expect(stdout.match(/: OK$/gm)).toHaveLength((await readdir(at('first'))).length - 1);
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
