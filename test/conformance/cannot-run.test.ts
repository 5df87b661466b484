import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../mocks/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { emptyReply } from './deviations/deviation.ts';
import { useServer, useTestFolder } from './fixtures.ts';
import { BREAK_OFF, type ProxyHandler, type ProxyResponse, passThrough } from './proxy.ts';
import { runCommand } from './run-command.ts';

const server = useServer();
const folder = useTestFolder();

interface Case {
  /** Default: the URL of a sandbox behind a proxy. */
  readonly url?: string;
  readonly args?: readonly string[];
  readonly handler?: ProxyHandler;
  readonly token?: string;
}

/** Lists cases in which a check cannot run. */
async function listCases(): Promise<Readonly<Record<string, Case>>> {
  const secure = await startSandbox({ port: 0, tls: true });
  onTestFinished(() => secure.close());
  const file = join(folder.path, 'file');
  await writeFile(file, '');
  const reject = (status: number, statusOfList?: number): Case => ({
    args: ['--tenant', '99'],
    handler: (request, forward) => {
      if (statusOfList && request.path === '/v1/administrations') return emptyReply(statusOfList);
      return request.headers['x-tenant-id'] === '99' ? emptyReply(status) : forward(request);
    },
  });
  const respond = (type: string, body: string): Case => {
    const response: ProxyResponse = { status: 200, headers: { 'content-type': type }, body: Buffer.from(body) };
    return { handler: () => response };
  };
  return {
    'a port without a server': { url: 'http://127.0.0.1:1' },
    'an untrusted certificate': { url: secure.url },
    'http instead of https': { url: secure.url.replace('https', 'http') },
    'https instead of http': { url: server.sandbox.url.replace('http', 'https') },
    'a rejected token': { token: 'no-such-token' },
    'an administration without access': { args: ['--tenant', '3'] },
    ...Object.fromEntries(
      [400, 403, 404, 410, 422, 500].flatMap((status) => [
        [`an administration that the server answers with ${status}`, reject(status)],
        [`an administration that a server without their list answers with ${status}`, reject(status, 404)],
      ]),
    ),
    'an administration that a server without access to their list answers with 404': reject(404, 403),
    'a user without access to anything': { handler: () => emptyReply(403) },
    'a server of something else': { handler: () => emptyReply(404) },
    'a server that returns HTML for everything': respond('text/html', '<h1>Welcome</h1>'),
    'a server that returns null for everything': respond('application/json', 'null'),
    'a server that returns nothing for everything': respond('application/json', ''),
    'a URL that has the start of the paths': { url: `${server.proxy.url}/v1` },
    'a folder that cannot be written': { args: ['--report', file] },
    'a baseline that is missing': { args: ['--baseline', join(folder.path, 'missing.json')] },
  };
}

test('A check that cannot run prints a sentence without a secret, and exits with 2', async () => {
  const lines: string[] = [];
  for (const [name, own] of Object.entries(await listCases())) {
    const { url = server.proxy.url, args = [], handler = passThrough, token = demoToken } = own;
    server.proxy.setHandler(handler);
    const environment = { ACCOUNTING_TOKEN: token };
    const { code, stderr } = await runCommand(['--url', url, ...args], { environment });
    expect(code, name).toBe(2);
    expect(stderr).not.toContain(token);
    lines.push(`${name}\n  ${stderr}`);
  }
  const text = lines
    .join('')
    .replaceAll(folder.path, 'FOLDER')
    .replaceAll(/(https?):\/\/[\w.]+:\d+/g, '$1://HOST');
  await expect(text).toMatchFileSnapshot('__snapshots__/cannot-run.txt');
});

const FIRST_FAILURE = 40;

/** Behaviour of a server from one request on. */
const failures: Readonly<Record<string, ProxyHandler>> = {
  'closes connections': () => {
    throw new Error('gone');
  },
  'answers 503': () => emptyReply(503),
  'breaks off each body': async (request, forward) => {
    const response = await forward(request);
    return { ...response, headers: { ...response.headers, [BREAK_OFF]: 'yes' } };
  },
};

test.each(
  Object.entries(failures).flatMap(([what, fail]) => [
    [what, 'reads', ['--only', '*Creditor*'], fail] as const,
    [what, 'writes', ['--only', '*Creditor', '--write'], fail] as const,
  ]),
)(
  'A server that %s after some requests ends a run that %s in time, with a report of what was seen and no verdict',
  async (_what, _mode, args, fail) => {
    server.proxy.setHandler((request, forward) =>
      server.proxy.requests.length > FIRST_FAILURE ? fail(request, forward) : forward(request),
    );
    const environment = { ACCOUNTING_TOKEN: demoToken };
    const { code, stdout, stderr } = await runCommand(['--url', server.proxy.url, ...args], { environment });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^The server (stopped responding|fails): \w+ \/v1\/\S+ got .*\.\n$/);
    expect(stdout).toMatch(/! Incomplete: \d+ violation.* of \d+ statuses of the contract covered\. The server /);
    expect(stdout).not.toMatch(/Passes|Fails/);
    expect(server.proxy.requests.length).toBeLessThan(FIRST_FAILURE + 40);
    expect(`${stdout}${stderr}`.split('\n').length).toBeLessThanOrEqual(60);
  },
);
