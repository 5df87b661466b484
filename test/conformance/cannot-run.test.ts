import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../mocks/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { BREAK_OFF, type ProxyHandler, startProxy } from './proxy.ts';
import { runCommand } from './run-command.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

describe('A check that cannot run prints a sentence and exits with 2 for', () => {
  test('an unknown option', async () => {
    const { code, stdout, stderr } = await runCommand(['--tennant', '1']);
    expect([code, stdout, stderr]).toEqual([2, '', "unknown option '--tennant' (Did you mean --tenant?)\n"]);
  });

  test('a port without a server', async () => {
    const closed = await startEmptyServer();
    await new Promise((resolve) => closed.server.close(resolve));
    expect(await getError(['--url', closed.url])).toBe(
      `Nothing listens at ${closed.url}. Is the server started, and is the port right?`,
    );
  });

  test('an untrusted certificate', async () => {
    const secure = await startSandbox({ port: 0, tls: true });
    onTestFinished(() => secure.close());
    expect(await getError(['--url', secure.url])).toMatch(
      /^The certificate of https:\S+ is not trusted \(\w+\)\. Name the file of its authority in NODE_EXTRA_CA_CERTS\.$/,
    );
    expect(await getError(['--url', secure.url.replace('https', 'http')])).toMatch(/Is it https instead/);
    expect(await getError(['--url', sandbox.url.replace('http', 'https')])).toMatch(/Is it http instead\?$/);
  });

  test('a rejected token', async () => {
    const stderr = await getError(['--url', sandbox.url], 'no-such-token');
    expect(stderr).toMatch(/^The server rejects the token \(401\)\./);
    expect(stderr).not.toContain('no-such-token');
  });

  test('an administration without access', async () => {
    expect(await getError(['--url', sandbox.url, '--tenant', '3'])).toBe(
      '--tenant 3: there is no such administration, or the user of the token has no access to it. Choose 1 or 2.',
    );
  });

  test.each([400, 403, 404, 410, 422, 500])('an administration that the server answers with %d', async (status) => {
    const proxy = await startProxy(sandbox.url);
    onTestFinished(() => proxy.close());
    const reject = { status, headers: {}, body: Buffer.alloc(0) };
    proxy.setHandler((request, forward) => (request.headers['x-tenant-id'] === '99' ? reject : forward(request)));
    expect(await getError(['--url', proxy.url, '--tenant', '99'])).toMatch(/^--tenant 99: .* Choose 1 or 2\.$/);
    // A server may lack the list of administrations.
    proxy.setHandler((request, forward) =>
      request.headers['x-tenant-id'] === '99' || request.path === '/v1/administrations'
        ? { ...reject, status: request.path === '/v1/administrations' ? 404 : status }
        : forward(request),
    );
    expect(await getError(['--url', proxy.url, '--tenant', '99'])).toMatch(/^--tenant 99: .* access to it\.$/);
  });

  test('a server of something else', async () => {
    const { url, server } = await startEmptyServer();
    onTestFinished(() => void server.close());
    expect(await getError(['--url', url])).toBe(
      `There is no such API at ${url}: the status of GET /v1/administrations is 404. Is the URL right?`,
    );
  });

  test('a URL that has the start of the paths', async () => {
    expect(await getError(['--url', `${sandbox.url}/v1`])).toBe(
      `There is no such API at ${sandbox.url}/v1: the status of GET /v1/administrations is 404. The URL ends in /v1; paths of the contract begin with it. Leave it out.`,
    );
  });

  test('a folder that cannot be written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(await getError(['--url', sandbox.url, '--report', file])).toBe(
      `--report takes a folder that can be written, and ${file} cannot (EEXIST).`,
    );
  });
});

const FIRST_FAILURE = 60;

/** Behaviour of a server from one request on. */
const failures: Readonly<Record<string, ProxyHandler>> = {
  'closes connections': () => {
    throw new Error('gone');
  },
  'never answers': () => new Promise(() => {}),
  'answers 503': () => ({ status: 503, headers: {}, body: Buffer.alloc(0) }),
  'breaks off each body': async (request, forward) => {
    const response = await forward(request);
    return { ...response, headers: { ...response.headers, [BREAK_OFF]: 'yes' } };
  },
};

describe.each(Object.entries(failures))('A server that %s after some requests', (_name, fail) => {
  test.each(['reads', 'writes'])(
    'ends a run that %s in time, with a report of what was seen and no verdict',
    async (mode) => {
      const proxy = await startProxy(sandbox.url);
      onTestFinished(() => proxy.close());
      let count = 0;
      proxy.setHandler((request, forward) => {
        count += 1;
        return count > FIRST_FAILURE ? fail(request, forward) : forward(request);
      });
      const writing = mode === 'writes' ? ['--write', '--only', '*Creditor'] : [];
      const { code, stdout, stderr } = await runCommand(['--url', proxy.url, '--timeout', '1', ...writing], {
        environment: { ACCOUNTING_TOKEN: demoToken },
      });
      expect(code).toBe(2);
      expect(stderr).toMatch(/^The server (stopped responding|fails): \w+ \/v1\/\S+ got .*\.\n$/);
      expect(stdout).toMatch(/! Incomplete: \d+ violation.* of \d+ statuses of the contract covered\. The server /);
      expect(stdout).not.toMatch(/Passes|Fails/);
      expect(count).toBeLessThan(FIRST_FAILURE + 40);
      expect(`${stdout}${stderr}`.split('\n').length).toBeLessThanOrEqual(60);
    },
  );
});

async function getError(args: readonly string[], token = demoToken): Promise<string> {
  const { code, stderr } = await runCommand(args, { environment: { ACCOUNTING_TOKEN: token } });
  expect(code).toBe(2);
  expect(stderr).not.toMatch(/\n\s+at /);
  return stderr.trimEnd();
}

async function startEmptyServer(): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
