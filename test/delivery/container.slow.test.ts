import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { findFreePort } from '../../scripts/lib/free-port.ts';
import { repository } from '../../scripts/lib/run.ts';
import { buildImage, dockerfile, getCommand } from './dockerfile.ts';

/** The folder of the image, and the sandbox in it. */
let folder = '';
let port: number;
let sandbox: ChildProcess | undefined;

beforeAll(async () => {
  folder = await buildImage();
  port = await findFreePort();
  const [program, ...args] = getCommand('ENTRYPOINT', port);
  sandbox = spawn(program, [...args, '--port', String(port)], { cwd: folder, env: {}, stdio: 'inherit' });
  while ((await checkHealth()) !== 0) await wait(100);
}, 600_000);
afterAll(async () => {
  if (sandbox?.exitCode === null) {
    sandbox.kill();
    await once(sandbox, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
});

function checkHealth(): number | null {
  const [program, ...args] = getCommand(' {2}CMD', port);
  return spawnSync(program, args, { cwd: folder }).status;
}

/** Returns the bytes of a tar archive of a file or folder of the image. */
async function getSize(path: string, flags: string): Promise<number> {
  const options = { encoding: 'buffer', maxBuffer: 2 ** 28 } as const;
  return (await promisify(execFile)('tar', [flags, '-C', folder, path], options)).stdout.length;
}

describe('the container', () => {
  it('serves the demo token and the control plane at the published port', async () => {
    const headers = { authorization: `Bearer ${demoToken}` };
    expect((await fetch(`http://localhost:${port}/v1/administrations`, { headers })).status).toBe(200);
    expect((await fetch(`http://localhost:${port}/_sandbox/reset`, { method: 'POST' })).status).toBe(204);
  });

  it('has a layer of the size that docs/container names', async () => {
    const text = await readFile(join(repository, 'docs', 'container', 'README.md'), 'utf8');
    const documented = new Map(
      [...text.matchAll(/^\| `?([^|`]+)`? \| ([\d.]+) \|/gm)].map(([, name, size]) => [name, Number(size)]),
    );
    const measured = [
      ['dist/', await getSize('dist', '-c')],
      ['generated/', await getSize('generated', '-c')],
      ['THIRD-PARTY-LICENSES.txt', (await stat(join(folder, 'THIRD-PARTY-LICENSES.txt'))).size],
      ['our layer', await getSize('.', '-c')],
      ['our layer, compressed', await getSize('.', '-cz')],
    ] as const;
    for (const [name, bytes] of measured) {
      const size = documented.get(name) ?? 0;
      expect(Math.abs(bytes / 1e6 - size), `${name}: ${bytes} bytes`).toBeLessThan(0.1 + size * 0.1);
    }
  });

  it('stops at once when Docker says so, and is unhealthy from then on', async () => {
    if (sandbox === undefined) throw new Error('It did not start');
    sandbox.kill('SIGTERM');
    expect(await once(sandbox, 'exit')).toEqual([0, null]);
    expect(checkHealth()).toBe(1);
  });

  it('runs as a user without rights', () => {
    expect(dockerfile.lastIndexOf('\nUSER node\n')).toBeGreaterThan(dockerfile.lastIndexOf('\nRUN '));
  });

  it('is published on the loopback interface, with a root that cannot be written, by compose', async () => {
    const { services } = parse(await readFile(join(repository, 'compose.yaml'), 'utf8'), { merge: true });
    for (const service of Object.values<{ ports: string[]; read_only: boolean; cap_drop: string[] }>(services)) {
      expect(service.ports).toEqual(['127.0.0.1:4010:4010']);
      expect([service.read_only, service.cap_drop]).toEqual([true, ['ALL']]);
    }
    expect(services['durable-sandbox'].command).toEqual(['--data', '/data/books.sqlite']);
  });
});
