import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../scripts/lib/free-port.ts';
import { repository } from '../../scripts/lib/run.ts';
import { startWorkerd } from '../support/start-workerd.ts';
import { LONG_ENTRY, listExpensiveRequests } from './expensive-requests.ts';
import { getHeaders, getP99, type Measurement, measureNeighbour, type Neighbours, type World } from './neighbours.ts';

const KEY = 'the-key-of-the-operator';
/** Of an attack; as long as this, the quiet sandbox is measured before. */
const SECONDS = Number(process.env.SECONDS ?? 3);
/** On a slow machine the limit is this multiple of the p99 of the quiet sandbox, if that is more. */
const MAX_RATIO = 50;
/** Outcomes of a quota, of a world with many waiting requests, and of a body that is rejected while it is sent. */
const ALWAYS = ['429', '503', 'write EPIPE', 'read ECONNRESET'];

/**
 * The milliseconds that a server may compute until 99 in a hundred responses of another world, and its memory. workerd reads bodies
 * that were rejected, and has a copy of each long response that it sends.
 */
const HOSTS = {
  Node: { start: startNode, maxP99: 250, maxMegabytes: 1000 },
  workerd: { start: startObjects, maxP99: 400, maxMegabytes: 1000 },
} as const;

interface Server {
  readonly url: string;
  readonly pid: number;
  readonly close: () => Promise<void>;
}

async function startNode(): Promise<Server> {
  const port = await findFreePort();
  const options = `--host 0.0.0.0 --port ${port} ${process.env.OPTIONS ?? ''}`.trim().split(/ +/);
  const child = spawn(process.execPath, ['mocks/hosts/node/cli/start.js', ...options], {
    cwd: repository,
    env: { ...process.env, CONTROL_KEY: KEY },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const headers = { 'x-sandbox-key': KEY };
  const isReady = () =>
    fetch(`${url}/_sandbox/health`, { headers }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await isReady())) await wait(100);
  return {
    url,
    pid: Number(child.pid),
    async close() {
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    },
  };
}

/** Without a limit of requests a second, which would spare the others most of each attack. */
function startObjects(): Promise<Server> {
  return startWorkerd({ trustNetwork: false, controlKey: KEY, worldRateLimit: '1000000/second' });
}

async function createWorld(url: string, name: string): Promise<World> {
  const response = await fetch(`${url}/_sandbox/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sandbox-key': KEY },
    body: JSON.stringify({ name }),
  });
  expect(response.status).toBe(201);
  const world = (await response.json()) as World;
  return { ...world, url: new URL(world.url).pathname };
}

/** Prints a row: the p99 of the quiet sandbox and of the attacked one, the longest time (ms), the memory (MB), the statuses. */
function report(host: string, kind: string, quiet: Measurement, { times, megabytes, statuses }: Measurement): void {
  const figures = [getP99(quiet.times), getP99(times), times.at(-1) ?? 0, megabytes];
  const columns = figures.map((value) => value.toFixed(0).padStart(6)).join('');
  process.stdout.write(`${host.padEnd(8)}${kind.padEnd(34)}${columns}  ${JSON.stringify(statuses)}\n`);
}

const kinds = Object.keys(listExpensiveRequests('{}')).filter((name) => new RegExp(process.env.KINDS ?? '').test(name));

describe.each(Object.entries(HOSTS).filter(([name]) => name.includes(process.env.HOST_NAME ?? '')))(
  'a world beside another on %s',
  (host, { start, maxP99, maxMegabytes }) => {
    let server: Server;
    let neighbours: Neighbours;
    let requests: ReturnType<typeof listExpensiveRequests>;

    beforeAll(async () => {
      server = await start();
      const [quiet, attacking] = [await createWorld(server.url, 'quiet'), await createWorld(server.url, 'attacking')];
      const state = await fetch(`${server.url}${quiet.url}/_sandbox/state`, { headers: getHeaders(quiet) });
      requests = listExpensiveRequests(await state.text());
      neighbours = { ...server, quiet, attacking };
      await post('/_sandbox/snapshots', '{"name":"saved"}');
      for (let isFull = false; !isFull; ) isFull = !(await addEntry());
    });

    /** Adds an entry of a thousand lines to the world that attacks. Returns false when it is full. */
    async function addEntry(): Promise<boolean> {
      const created = await post('/v1/journalentrieswithlines', LONG_ENTRY);
      if (created.status === 507) return false;
      const processed = await post(`/_sandbox/administrations/1/journalentries/${created.id}/process`, '{}');
      return processed.status !== 507;
    }

    async function post(path: string, body: string): Promise<{ readonly status: number; readonly id: number }> {
      const { attacking } = neighbours;
      const init = { method: 'POST', headers: getHeaders(attacking), body };
      const response = await fetch(`${server.url}${attacking.url}${path}`, init);
      const { id } = (await response.json()) as { readonly id: number };
      expect([200, 201, 507]).toContain(response.status);
      return { status: response.status, id };
    }

    afterAll(() => server.close());

    it.each(kinds)('goes on beside %s', async (kind) => {
      const { statuses, ...attack } = requests[kind] as (typeof requests)[string];
      const quiet = await measureNeighbour(neighbours, SECONDS / 3);
      const headers = { ...getHeaders(neighbours.attacking), ...attack.headers };
      const attacked = await measureNeighbour(neighbours, SECONDS, { ...attack, headers, body: attack.body });
      report(host, kind, quiet, attacked);
      expect(attacked.failures).toEqual([]);
      expect([...statuses.map(String), ...ALWAYS]).toEqual(expect.arrayContaining(Object.keys(attacked.statuses)));
      expect(attacked.megabytes).toBeLessThan(maxMegabytes);
      expect(getP99(attacked.times)).toBeLessThan(Math.max(maxP99, MAX_RATIO * getP99(quiet.times)));
    });
  },
);
