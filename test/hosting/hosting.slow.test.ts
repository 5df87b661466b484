import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { repository } from '../../scripts/lib/run.ts';
import { listenOnFreePort } from '../support/raw-http.ts';

/**
 * Two processes of the sandbox behind nginx, with the configuration of docs/hosting. Without nginx the tests are reported as
 * skipped, with the reason.
 */
const nginx = ['/usr/sbin/nginx', 'nginx'].find((file) => !spawnSync(file, ['-v']).error);
if (nginx === undefined) process.stderr.write('The tests of docs/hosting were not run: nginx is not installed\n');

const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
const program = join(repository, 'mocks', 'cli', 'main.ts');
const processes = new Map<number, ChildProcess>();
const ports = { proxy: 0, first: 0, second: 0 };

async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server as never);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function startSandbox(port: number): Promise<void> {
  const worlds = join(folder, String(port));
  const args = [program, '--port', String(port), '--worlds', worlds];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  processes.set(port, child);
  for await (const chunk of child.stdout) if (String(chunk).includes('API')) return;
  throw new Error('The sandbox ended before it listened');
}

async function kill(port: number, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  const child = processes.get(port);
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

const configuration = join(folder, 'nginx.conf');
const moved = join(folder, 'moved-worlds.conf');

async function startProxy(): Promise<void> {
  const text = readFileSync(join(repository, 'docs', 'hosting', 'nginx.conf'), 'utf8')
    .replace('127.0.0.1:4010', `127.0.0.1:${ports.proxy}`)
    .replace('127.0.0.1:4011', `127.0.0.1:${ports.first}`)
    .replace('127.0.0.1:4012', `127.0.0.1:${ports.second}`);
  writeFileSync(configuration, text);
  writeFileSync(moved, '');
  for (const name of ['logs', 'body']) mkdirSync(join(folder, name));
  const args = ['-p', folder, '-c', configuration, '-g', 'daemon off;'];
  const log = openSync(join(folder, 'nginx.log'), 'w');
  processes.set(ports.proxy, spawn(String(nginx), args, { stdio: ['ignore', log, log] }));
  await vi.waitFor(async () => expect((await fetch(`${proxyUrl()}/_sandbox/health`)).status).toBe(200), 20_000);
}

const proxyUrl = (): string => `http://127.0.0.1:${ports.proxy}`;

interface World {
  readonly name: string;
  readonly url: string;
  readonly token: string;
}

async function createWorld(name: string): Promise<World> {
  const headers = { 'content-type': 'application/json', 'x-world': name };
  const body = JSON.stringify({ name, scenario: 'empty' });
  const response = await fetch(`${proxyUrl()}/_sandbox/worlds`, { method: 'POST', headers, body });
  expect(response.status).toBe(201);
  return (await response.json()) as World;
}

const listWorlds = async (port: number): Promise<string[]> => {
  const { worlds } = (await (await fetch(`http://127.0.0.1:${port}/_sandbox/worlds`)).json()) as { worlds: World[] };
  return worlds.map(({ name }) => name);
};

/** Creates a debtor. Says whether that was acknowledged. */
async function write({ url, token }: World, description: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ name: description, debtorKindId: 1 });
  try {
    const response = await fetch(`${url}/v1/debtors`, { method: 'POST', headers, body });
    await response.arrayBuffer();
    return response.status === 201;
  } catch {
    return false;
  }
}

async function readNames({ url, token }: World): Promise<string[]> {
  const names: string[] = [];
  let next: string | null = `${url}/v1/debtors?pageSize=1000&fields=name`;
  while (next !== null) {
    const response: Response = await fetch(next, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
    const { _data, _meta } = (await response.json()) as Page;
    names.push(..._data.map(({ name }) => name));
    next = _meta.nextPage;
  }
  return names;
}

interface Page {
  readonly _data: readonly { readonly name: string }[];
  readonly _meta: { readonly nextPage: string | null };
}

let runs = 0;

/** Writes to worlds until it is stopped, and returns what was acknowledged, by world. */
function startWriters(worlds: readonly World[]) {
  runs += 1;
  const run = runs;
  const acknowledged = new Map<World, string[]>(worlds.map((world) => [world, []]));
  let isStopped = false;
  const writers = worlds.map(async (world) => {
    for (let number = 1; !isStopped; number += 1) {
      const name = `${world.name} ${run}-${number}`;
      if (await write(world, name)) acknowledged.get(world)?.push(name);
      else await wait(20);
    }
  });
  return {
    acknowledged,
    count: () => [...acknowledged.values()].reduce((sum, names) => sum + names.length, 0),
    async stop() {
      isStopped = true;
      await Promise.all(writers);
    },
  };
}

async function expectAllThere(acknowledged: ReadonlyMap<World, readonly string[]>): Promise<void> {
  for (const [world, names] of acknowledged) {
    const stored = await readNames(world);
    expect(stored.filter((name) => !name.startsWith(world.name))).toEqual([]);
    expect(stored).toEqual(expect.arrayContaining([...names]));
    expect(new Set(stored).size).toBe(stored.length);
  }
}

describe.skipIf(nginx === undefined)('two processes behind nginx', () => {
  const worlds: World[] = [];

  beforeAll(async () => {
    ports.proxy = await findFreePort();
    ports.first = await findFreePort();
    ports.second = await findFreePort();
    await Promise.all([startSandbox(ports.first), startSandbox(ports.second)]);
    await startProxy();
    for (let number = 1; number <= 8; number += 1) worlds.push(await createWorld(`shop-${number}`));
  });
  afterAll(async () => {
    await Promise.all([...processes.keys()].map((port) => kill(port, 'SIGTERM')));
    rmSync(folder, { recursive: true });
  });

  it('share the worlds by their names', async () => {
    const [first, second] = [await listWorlds(ports.first), await listWorlds(ports.second)];
    expect([...first, ...second].toSorted()).toEqual(worlds.map(({ name }) => name).toSorted());
    expect([first.length > 0, second.length > 0]).toEqual([true, true]);
    expect(
      readdirSync(join(folder, String(ports.first))).filter(
        (name) => name.endsWith('.sqlite') && !name.startsWith('.'),
      ),
    ).toHaveLength(first.length);
  });

  it('respond with links to the proxy', async () => {
    for (const world of worlds) {
      expect(world.url).toBe(`${proxyUrl()}/worlds/${world.name}`);
      const response = await fetch(`${world.url}/v1/debtors`, { headers: { authorization: `Bearer ${world.token}` } });
      const { _meta } = (await response.json()) as { _meta: { self: string } };
      expect(_meta.self).toBe(`${world.url}/v1/debtors`);
    }
  });

  it('lose no acknowledged write when one of them is killed, and the worlds of the other stay', async () => {
    const writers = startWriters(worlds);
    await expect.poll(writers.count, { timeout: 30_000 }).toBeGreaterThan(100);
    await kill(ports.first);
    const before = writers.count();
    await expect.poll(writers.count, { timeout: 30_000 }).toBeGreaterThan(before + 20);
    await startSandbox(ports.first);
    const restarted = writers.count();
    await expect.poll(writers.count, { timeout: 30_000 }).toBeGreaterThan(restarted + 50);
    await writers.stop();
    await expectAllThere(writers.acknowledged);
  });

  it('lose no write of a world that moves from one to the other', async () => {
    const [name = ''] = await listWorlds(ports.first);
    const world = worlds.find((each) => each.name === name) as World;
    const writers = startWriters([world]);
    await expect.poll(writers.count, { timeout: 30_000 }).toBeGreaterThan(20);

    const [source, target] = [ports.first, ports.second].map(
      (port) => `http://127.0.0.1:${port}/_sandbox/worlds/${name}`,
    );
    const headers = { 'content-type': 'application/json' };
    const frozen = await fetch(String(source), { method: 'PATCH', headers, body: '{"frozen":true}' });
    expect(frozen.status).toBe(200);
    const file = Buffer.from(await (await fetch(`${source}/file`)).arrayBuffer());
    const type = { 'content-type': 'application/vnd.sqlite3' };
    expect((await fetch(`${target}/file`, { method: 'PUT', headers: type, body: file })).status).toBe(201);
    writeFileSync(moved, `${name} 127.0.0.1:${ports.second};\n`);
    processes.get(ports.proxy)?.kill('SIGHUP');

    const before = writers.count();
    await expect.poll(writers.count, { timeout: 30_000 }).toBeGreaterThan(before + 20);
    expect((await fetch(String(source), { method: 'DELETE' })).status).toBe(204);
    const deleted = writers.count();
    await expect.poll(writers.count, { timeout: 30_000 }).toBeGreaterThan(deleted + 20);
    await writers.stop();
    await expectAllThere(writers.acknowledged);
    expect(await listWorlds(ports.second)).toContain(name);
  });

  it('restore a world from the copy of its file', async () => {
    const world = worlds.at(-1) as World;
    const url = `${proxyUrl()}/_sandbox/worlds/${world.name}`;
    await write(world, `${world.name} in the copy`);
    const copy = Buffer.from(await (await fetch(`${url}/file`)).arrayBuffer());
    const names = await readNames(world);
    await write(world, `${world.name} after the copy`);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(204);
    const headers = { 'content-type': 'application/vnd.sqlite3' };
    expect((await fetch(`${url}/file`, { method: 'PUT', headers, body: copy })).status).toBe(201);
    expect(await readNames(world)).toEqual(names);
  });
});
