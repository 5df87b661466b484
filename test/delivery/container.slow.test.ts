import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { demoToken } from '../../mocks/demo-access.ts';
import { findFreePort } from '../../scripts/lib/free-port.ts';
import { repository } from '../../scripts/lib/run.ts';

const dockerfile = await readFile(join(repository, 'Dockerfile'), 'utf8');

/** The command of an instruction in JSON form, with another port. */
function getCommand(instruction: string, port: number): readonly [program: string, ...args: string[]] {
  const [, text = '[]'] = new RegExp(`^${instruction} (\\[.*\\])$`, 'm').exec(dockerfile) ?? [];
  const [program = '', ...args] = JSON.parse(text.replaceAll('4010', String(port)));
  expect(program).toBe('node');
  return [process.execPath, ...args];
}

/** The folder of the image, and the sandbox in it: the instructions of the Dockerfile, without Docker. */
let folder: string;
let port: number;
let sandbox: ChildProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'container-'));
  const [, source = ''] = /^COPY --from=build \/work\/(\S+) \.\/$/m.exec(dockerfile) ?? [];
  await cp(join(repository, source), folder, { recursive: true });
  port = await findFreePort();
  const [program, ...args] = getCommand('ENTRYPOINT', port);
  sandbox = spawn(program, [...args, '--port', String(port)], { cwd: folder, env: {}, stdio: 'inherit' });
  while ((await checkHealth()) !== 0) await wait(100);
});
afterAll(async () => {
  if (sandbox.exitCode === null) {
    sandbox.kill();
    await once(sandbox, 'exit');
  }
  await rm(folder, { recursive: true });
});

function checkHealth(): number | null {
  const [program, ...args] = getCommand(' {2}CMD', port);
  return spawnSync(program, args, { cwd: folder }).status;
}

describe('the container', () => {
  it('serves the demo token and the control plane at the published port', async () => {
    const headers = { authorization: `Bearer ${demoToken}` };
    expect((await fetch(`http://localhost:${port}/v1/administrations`, { headers })).status).toBe(200);
    expect((await fetch(`http://localhost:${port}/_sandbox/reset`, { method: 'POST' })).status).toBe(204);
  });

  it('stops at once when Docker says so, and is unhealthy from then on', async () => {
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
