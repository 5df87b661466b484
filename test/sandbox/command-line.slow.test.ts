import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { packageVersion } from '../../scripts/lib/manifest.ts';
import { repository } from '../../scripts/lib/run.ts';
import { useFolder } from '../support/folders.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const folder = useFolder();

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
async function banner({ stdout }: { readonly stdout: NodeJS.ReadableStream }): Promise<string> {
  let printed = '';
  for await (const chunk of stdout) {
    printed += String(chunk);
    if (printed.includes('Ctrl+C')) return printed;
  }
  throw new Error(`It ended before it listened: ${printed}`);
}

const urlIn = (printed: string): string => String(/http:\/\/localhost:\d+/.exec(printed)?.[0]);

it('prints its version and that of its contract', async () => {
  const { body } = await sandbox.call('/_sandbox/health', { token: null });
  // Nothing is built of the commit when it runs from its sources.
  const out = `${packageVersion.replace(/-dev\..*/, '-dev')} (contract ${body.contractVersion})\n`;
  expect(await run('--version')).toEqual({ code: 0, out, error: '' });
});

it('exits with code 1 and one line when it cannot start', async () => {
  const { port } = new URL(sandbox.url);
  const lines: string[] = [];
  for (const args of [
    ['--prot', '8080'],
    ['8080'],
    ['--port', '0', '--rate-limit', '100'],
    ['--port', '0', '--tls-cert', 'no.pem', '--tls-key', 'no.pem'],
    ['--port', '0', '--data', 'no/books.sqlite'],
    ['--port', port],
  ]) {
    const { code, out, error } = await run(...args);
    expect([args, code, out, error.split('\n').length]).toEqual([args, 1, '', 2]);
    lines.push(`${args.join(' ')}: ${error}`.replaceAll(port, '4010').replaceAll(String(Number(port) + 1), '4011'));
  }
  await expect(lines.join('')).toMatchFileSnapshot('__snapshots__/failed-starts.txt');
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
});

it.skipIf(process.platform === 'win32')('npm start stops the sandbox when npm is terminated', async () => {
  const npm = spawn('npm', ['start', '--', '--port', '0'], { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = `${urlIn(await banner(npm))}/_sandbox/health`;
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  expect(await isUp()).toBe(true);
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  while (await isUp()) await setTimeout(50);
});
