import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { findFreePort } from '../../scripts/lib/free-port.ts';
import { repository } from '../../scripts/lib/run.ts';
import { useFolder } from '../support/folders.ts';
import { skipUnlessInstalled } from '../support/requirements.ts';
import { WORKER } from '../support/start-workerd.ts';
import { startObjectStorage } from './object-storage.ts';
import { createWorld } from './world.ts';

const run = promisify(execFile);
const folder = join(repository, 'docs', 'hosting', 'cluster');
const unit = join(folder, 'sandbox.service');

const controlKey = 'the-key-of-the-operator';

/** What a machine knows of its bucket. */
const toAccess = (url: string) => ({
  AWS_ENDPOINT_URL: url,
  AWS_REGION: 'auto',
  AWS_ACCESS_KEY_ID: 'instance',
  AWS_SECRET_ACCESS_KEY: 'secret',
});

/** A machine: the folder of its service, with the release that the README prepares. */
const machine = useFolder();

/** The first block of shell commands of the README that has a text. */
async function readCommands(text: string): Promise<string> {
  const readme = await readFile(join(folder, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
  return blocks.find((block) => block.includes(text)) ?? '';
}

describe('the files for a cluster', () => {
  it('serve the sandbox from a release of the README, by the command of the service', async () => {
    const commands = (await readCommands('mkdir release'))
      .replace(/^.*npm ci.*$/m, 'set -e')
      .replaceAll(/\brelease\b/g, '$RELEASE');
    const release = join(machine, 'release');
    await run('bash', ['-c', commands], { cwd: repository, env: { ...process.env, RELEASE: release } });
    await cp(WORKER, join(release, 'worker'), { recursive: true });
    await using storage = await startObjectStorage();
    const [http, peers] = [await findFreePort(), await findFreePort()];
    const command = (await readFile(unit, 'utf8')).match(/^ExecStart=((?:.*\\\n)*.*)$/m)?.[1] ?? '';
    const text = command.replaceAll('/srv/sandbox/current', '.').replaceAll('/var/lib/sandbox', join(machine, 'disk'));
    await mkdir(join(machine, 'disk'));
    const service = spawn('bash', ['-c', `exec ${text}`], {
      cwd: release,
      stdio: 'inherit',
      env: {
        SANDBOX_ADDRESS: `127.0.0.1:${http}`,
        CLUSTER_ADDRESS: `127.0.0.1:${peers}`,
        CONTROL_KEY: controlKey,
        ...toAccess(storage.url),
      },
    });
    const ended = once(service, 'exit');
    try {
      await expect.poll(() => getStatus(`http://127.0.0.1:${peers}/ready`), { timeout: 30_000 }).toBe(200);
      expect(await getStatus(`http://127.0.0.1:${http}/v1/debtors`)).toBe(401);
      await expect(createWorld(`http://127.0.0.1:${http}`, 'shop', 'guess')).rejects.toThrow('401');
      expect(await createWorld(`http://127.0.0.1:${http}`, 'shop', controlKey)).toMatchObject({ path: '/worlds/shop' });
    } finally {
      service.kill('SIGTERM');
      await ended;
    }
    expect(service.exitCode).toBe(0);
  });

  it('have a check of the store that tells one success from many', async () => {
    await using storage = await startObjectStorage();
    const env = { ...process.env, ...toAccess(storage.url) };
    const { stdout } = await run('bash', ['-c', await readCommands('condition-check')], { env });
    expect(stdout).toMatch(/^ *1 200\n *19 412\n$/);
  });
});

const getStatus = (url: string): Promise<number | undefined> =>
  fetch(url).then(
    ({ status }) => status,
    () => undefined,
  );

const error = await run('systemd-analyze', ['--version']).then(
  () => undefined,
  () => 'There is no systemd-analyze.',
);
it.skipIf(skipUnlessInstalled(error, 'systemd'))('the service for systemd is valid', async () => {
  const file = join(machine, 'sandbox.service');
  // With a program that exists.
  await writeFile(file, (await readFile(unit, 'utf8')).replaceAll('/srv/sandbox/current/workerd', '/bin/true'));
  expect((await run('systemd-analyze', ['verify', file])).stderr).toBe('');
});

it('the project for Cloudflare is accepted by wrangler, without a warning', async () => {
  const file = join(machine, 'wrangler.jsonc');
  const project = await readFile(join(repository, 'docs', 'hosting', 'cloudflare', 'wrangler.jsonc'), 'utf8');
  await writeFile(file, project.replace('../../../generated/workers', WORKER));
  const wrangler = join(repository, 'test', 'workers', 'node_modules', 'wrangler', 'bin', 'wrangler.js');
  const env = { ...process.env, HOME: machine, CI: 'true', WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1' };
  // It checks the project and builds its upload, without an account.
  const args = [wrangler, 'deploy', '--dry-run', '--config', file, '--outdir', join(machine, 'upload')];
  const { stdout, stderr } = await run(process.execPath, args, { cwd: machine, env });
  expect(stdout).toMatch(/env\.SANDBOX.*Durable Object/);
  expect(stdout).toContain('--dry-run: exiting now.');
  expect(stdout + stderr).not.toMatch(/warning|error/i);
});
