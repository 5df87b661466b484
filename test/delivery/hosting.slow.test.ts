import { execFile, spawn } from 'node:child_process';
import { copyFile, readFile, stat, writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../scripts/lib/free-port.ts';
import { readTarballName } from '../../scripts/lib/manifest.ts';
import { repository } from '../../scripts/lib/run.ts';
import { createFolder } from '../support/folders.ts';

const readme = await readFile(join(repository, 'docs', 'hosting', 'README.md'), 'utf8');
const [start = '', create = '', backup = '', ...others] = [...readme.matchAll(/^ *```sh\n(.*?)^ *```$/gms)].map(
  ([, block = '']) => block,
);
/** An address that is not a loopback address, as partners use one. */
const address = Object.values(networkInterfaces())
  .flat()
  .find((entry) => entry?.family === 'IPv4' && !entry.internal)?.address;

it('the commands for one process, in an empty folder, start it, create a world, and export and import its books', async () => {
  const folder = await createFolder();
  const tarball = readTarballName('mocks');
  await copyFile(join(repository, 'generated', 'downloads', tarball), join(folder, tarball));
  // The process has a certificate of its own, which a proxy would not show.
  await writeFile(join(folder, '.curlrc'), 'insecure\nsilent\nshow-error\nnoproxy = "*"\n');
  const port = await findFreePort();
  const env = { ...process.env, CURL_HOME: folder, npm_config_offline: 'true' };
  const host = address ?? '127.0.0.1';
  const localize = (block: string): string =>
    `set -e\n${block.replaceAll('https://sandbox.example', `https://${host}:${port}`)}`.replace(
      '--host 10.0.0.5',
      `--host ${host} --port ${port}`,
    );
  const run = async (block: string): Promise<string> =>
    (await promisify(execFile)('bash', ['-c', localize(block)], { cwd: folder, env })).stdout;

  const sandbox = spawn('bash', ['-c', localize(start)], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  onTestFinished(() => void process.kill(-(sandbox.pid ?? 0)));
  await expect.poll(() => run('curl https://sandbox.example/v1/debtors').catch(() => '')).toContain('401');

  const key = await readFile(join(folder, 'sandbox.env'), 'utf8');
  expect(key).toMatch(/^CONTROL_KEY=[0-9a-f]{32}\n$/);
  expect((await stat(join(folder, 'sandbox.env'))).mode & 0o077).toBe(0);
  // The arguments of every process, which all users of the machine can read.
  const { stdout: processes } = await promisify(execFile)('ps', ['-eo', 'args']);
  expect(processes).toContain(`--port ${port}`);
  expect(processes).not.toContain(key.slice('CONTROL_KEY='.length).trim());

  const world: unknown = JSON.parse(await run(create));
  expect(world).toMatchObject({ url: `https://${host}:${port}/worlds/shop-1`, token: expect.any(String) });
  await run(backup);
  expect(JSON.parse(await readFile(join(folder, 'shop-1.json'), 'utf8'))).toHaveProperty('contractVersion');
  expect(others).toEqual([]);
});
