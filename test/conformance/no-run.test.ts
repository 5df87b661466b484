import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { demoToken, type Sandbox, startSandbox } from '../../mocks/sandbox.ts';
import { runCommand } from './command-runs.ts';
import { startProxy } from './proxy.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

describe('what stands in the way is a sentence, and code 2', () => {
  test('a wrong option', async () => {
    const { code, stdout, stderr } = await runCommand(['--tennant', '1']);
    expect([code, stdout, stderr]).toEqual([2, '', 'There is no option --tennant. Did you mean --tenant?\n']);
  });

  test('a server that is not there', async () => {
    const closed = await listening();
    await new Promise((done) => closed.server.close(done));
    expect(await refusalOf(['--url', closed.url])).toBe(
      `Nothing listens at ${closed.url}. Is the server started, and is the port right?`,
    );
  });

  test('a certificate that nobody vouches for', async () => {
    const secure = await startSandbox({ port: 0, tls: true });
    onTestFinished(() => secure.close());
    expect(await refusalOf(['--url', secure.url])).toMatch(
      /^The certificate of https:\S+ is not trusted \(\w+\)\. Name the file of its authority in NODE_EXTRA_CA_CERTS\.$/,
    );
    expect(await refusalOf(['--url', secure.url.replace('https', 'http')])).toMatch(/Is it https instead/);
    expect(await refusalOf(['--url', sandbox.url.replace('http', 'https')])).toMatch(/Is it http instead\?$/);
  });

  test('a token that the server does not take', async () => {
    const stderr = await refusalOf(['--url', sandbox.url], 'no-such-token');
    expect(stderr).toMatch(/^The server does not take the token \(401\)\./);
    expect(stderr).not.toContain('no-such-token');
  });

  test('an administration that the user does not have', async () => {
    expect(await refusalOf(['--url', sandbox.url, '--tenant', '3'])).toBe(
      'There is no administration 3, or the user of the token has no access to it. There is 1, 2. Choose with --tenant.',
    );
  });

  test('another server', async () => {
    const { url, server } = await listening();
    onTestFinished(() => void server.close());
    expect(await refusalOf(['--url', url])).toBe(
      `There is no such API at ${url}: GET /v1/administrations is answered 404. Is the address right?`,
    );
  });

  test('a folder that cannot be written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'contract-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(await refusalOf(['--url', sandbox.url, '--report', file])).toBe(
      `--report takes a folder that can be written, and ${file} cannot (EEXIST).`,
    );
  });

  test('a server that goes away', async () => {
    const proxy = await startProxy(sandbox.url);
    onTestFinished(() => proxy.close());
    let count = 0;
    proxy.plant((call, forward) => {
      count += 1;
      if (count > 5) throw new Error('gone');
      return forward(call);
    });
    expect(await refusalOf(['--url', proxy.url])).toMatch(
      /^The server stopped answering: GET \/v1\/\S+ was not answered: /,
    );
  });
});

async function refusalOf(args: readonly string[], token = demoToken): Promise<string> {
  const { code, stderr } = await runCommand(args, { environment: { ACCOUNTING_TOKEN: token } });
  expect(code).toBe(2);
  expect(stderr).not.toMatch(/\n\s+at /);
  return stderr.trimEnd();
}

/** A server that knows nothing. */
async function listening(): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
