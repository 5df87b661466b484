import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { packageVersion } from '../../scripts/lib/manifest.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

const program = fileURLToPath(new URL('../../mocks/hosts/node/cli/main.ts', import.meta.url));

/** Starts the sandbox as a person does, from another folder than its own. */
function start(...args: string[]): ChildProcess & { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream } {
  const child = spawn(process.execPath, [program, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child as ReturnType<typeof start>;
}

const ended = (child: ChildProcess) =>
  new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });

async function run(...args: string[]) {
  const child = start(...args);
  const [{ code }, out, error] = await Promise.all([ended(child), text(child.stdout), text(child.stderr)]);
  return { code, out, error };
}

/** Waits for what it prints once it listens. */
async function banner({ stdout }: ReturnType<typeof start>): Promise<string> {
  let printed = '';
  for await (const chunk of stdout) {
    printed += String(chunk);
    if (printed.includes('Ctrl+C')) return printed;
  }
  throw new Error(`It ended before it listened: ${printed}`);
}

const urlIn = (printed: string): string => String(/http:\/\/localhost:\d+/.exec(printed)?.[0]);

it('prints its usage', async () => {
  const { code, out, error } = await run('--help');
  expect([code, error]).toEqual([0, '']);
  for (const option of ['--port', '--host', '--data', '--help']) expect(out).toContain(option);
});

it('prints its version and that of its contract', async () => {
  const { body } = await sandbox.call('/_sandbox/health', { token: null });
  // Nothing is built of the commit when it runs from its sources.
  const out = `${packageVersion.replace(/-dev\..*/, '-dev')} (contract ${body.contractVersion})\n`;
  expect(await run('--version')).toEqual({ code: 0, out, error: '' });
});

describe('a startup failure', () => {
  it.each([
    ['an unknown option', ['--prot', '8080'], /--prot/],
    ['an unexpected argument', ['8080'], /^Every option begins with --\./],
    ['a port that is not a number', ['--port', 'abc'], /^--port takes a whole number from 0 to 65535, not "abc"\.$/],
    ['an empty port', ['--port', ''], /^--port takes a whole number from 0 to 65535, not ""\.$/],
    ['a missing port', ['--port'], /--port/],
    [
      'an unknown seed',
      ['--seed', 'full'],
      /^--seed takes demo, empty, a \.json file from GET \/_sandbox\/state, or a \.yaml file with requests, not "full"\.$/,
    ],
    ['a host with a port', ['--allow-host', 'books.example:80'], /^--allow-host takes a host name without port/],
    [
      'a rate without a period',
      ['--port', '0', '--rate-limit', '100'],
      /^--rate-limit takes N\/second, .* not "100"\.$/,
    ],
    ['a certificate without its key', ['--tls-cert', 'cert.pem'], /--tls-key\.$/],
    [
      'a missing certificate',
      ['--port', '0', '--tls-cert', 'no.pem', '--tls-key', 'no.pem'],
      /^The certificate "no\.pem" cannot be used: ENOENT/,
    ],
    ['a data file in a missing folder', ['--port', '0', '--data', 'no/books.sqlite'], /^The data file no/],
  ])('exits with code 1 and one line: %s', async (_what, args, line) => {
    const { code, out, error } = await run(...args);
    expect([code, out]).toEqual([1, '']);
    expect(error.trimEnd()).toMatch(line);
    expect(error.trimEnd().split('\n')).toHaveLength(1);
  });

  it('exits with code 1 for a port in use', async () => {
    const { port } = new URL(sandbox.url);
    const { code, error } = await run('--port', port);
    expect(code).toBe(1);
    expect(error).toBe(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: npm start -- --port ${Number(port) + 1}\n`,
    );
  });
});

describe('running command', () => {
  it('prints a working first call and shuts down cleanly on a signal', async () => {
    const child = start('--port', '0');
    const printed = await banner(child);
    const [, header = '', url = ''] = /curl -H '(.*)' '(.*)'/.exec(printed) ?? [];
    const [name = '', value = ''] = header.split(': ');
    const response = await fetch(url, { headers: { [name]: value } });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ _data: [{ id: 1 }, { id: 2 }] });

    const errors = text(child.stderr);
    child.kill('SIGTERM');
    expect(await ended(child)).toEqual({ code: 0, signal: null });
    expect(await errors).toBe('');
    await expect(fetch(url)).rejects.toThrow();
  });

  it('logs every request to standard error with --verbose', async () => {
    const child = start('--port', '0', '--verbose');
    const errors = text(child.stderr);
    const printed = await banner(child);
    expect((await sandbox.call(`${urlIn(printed)}/v1/debtors`)).status).toBe(200);
    child.kill('SIGTERM');
    const lines = (await errors).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ path: '/v1/debtors', status: 200 }]);
  });

  it('accepts a seed, a clock, a rate limit and a control key', async () => {
    const options = '--seed empty --clock 2031-05-06 --rate-limit 2/hour --control-key open-sesame --port 0';
    const printed = await banner(start(...options.split(' ')));
    expect(printed).not.toContain('open-sesame');
    const url = urlIn(printed);
    expect((await sandbox.call(`${url}/_sandbox/health`)).status).toBe(401);
    const headers = { 'x-sandbox-key': 'open-sesame' };
    expect((await sandbox.call(`${url}/_sandbox/health`, { headers })).body.now).toMatch(/^2031-05-06T00:/);
    const responses = [1, 2, 3].map(() => sandbox.call(`${url}/v1/debtors`));
    expect((await Promise.all(responses)).map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
    expect((await responses[0])?.body._data).toEqual([]);
  });

  it('serves HTTPS with a self-signed certificate and prints its fingerprint', async () => {
    const printed = await banner(start('--tls', '--port', '0'));
    const [, port] = /https:\/\/localhost:(\d+)/.exec(printed) ?? [];
    const socket = connect({ port: Number(port), host: '127.0.0.1', rejectUnauthorized: false });
    await once(socket, 'secureConnect');
    expect(printed).toContain(socket.getPeerCertificate().fingerprint256);
    expect(printed).toContain('curl --insecure');
    socket.destroy();
  });
});
