import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { runReadiness } from '../../mocks/hosts/node/cli/readiness.ts';
import { createManualTime } from '../support/manual-time.ts';
import { listenOnFreePort } from '../support/raw-http.ts';
import { useSandbox } from '../support/sandbox.ts';

const controlKey = 'open-sesame';
const time = createManualTime();
const sandbox = useSandbox({ controlKey }, time.now);
const control = (path: string, options = {}) =>
  sandbox.call(`/_sandbox/${path}`, { token: null, headers: { 'x-sandbox-key': controlKey }, ...options });
const call = (path: string, options = {}) => sandbox.call(`/v1/${path}`, { tenant: 1, language: 'nl', ...options });

async function runCommand(args: readonly string[], environment = {}) {
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const code = await runReadiness(args, {
    environment,
    stdout: { write: (text) => stdout.push(text) },
    stderr: { write: (text) => stderr.push(text) },
  });
  return { code, stdout: stdout.join(''), stderr: stderr.join('') };
}

const run = (...args: string[]) => runCommand(['--url', sandbox.url, ...args], { ACCOUNTING_CONTROL_KEY: controlKey });

beforeEach(async () => {
  await control('requests', { method: 'DELETE' });
});

/** An integration that reads a debtor, and waits when it has to. */
async function integrateWell(): Promise<void> {
  await control('faults', { body: { operationId: 'getDebtor', effect: 'answer', status: 503, retryAfter: 1 } });
  expect((await call('debtors/1')).status).toBe(503);
  time.advance(1000);
  expect((await call('debtors/1')).status).toBe(200);
}

describe('the command readiness', () => {
  it('ends with 0 for an integration that is ready', async () => {
    await integrateWell();
    expect(await run()).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Ready: 2 requests/), stderr: '' });
  });

  it('ends with 1 for an integration of which not enough was seen', async () => {
    await call('debtors/1');
    expect(await run()).toMatchObject({ code: 1, stdout: expect.stringMatching(/^Not enough seen: 1 requests/) });
  });

  it('ends with 1 for errors, and for warnings when asked to', async () => {
    await integrateWell();
    await call('debtors/1', { tenant: undefined });
    expect((await run()).code).toBe(0);
    expect((await run('--fail-on', 'warning')).code).toBe(1);
    await call('debtors/1', { tenant: 3 });
    expect(await run()).toMatchObject({ code: 1, stdout: expect.stringMatching(/^Not ready/) });
  });

  it('writes each format to a file', async () => {
    await call('debtors/1');
    const folder = await mkdtemp(join(tmpdir(), 'readiness-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const [format, start] of Object.entries({ json: '{\n  "verdict"', html: '<!doctype html>', junit: '<?xml' })) {
      const file = join(folder, format);
      expect(await run('--format', format, '--output', file)).toEqual({ code: 1, stdout: '', stderr: '' });
      expect((await readFile(file, 'utf8')).startsWith(start)).toBe(true);
    }
  });

  it('ends with 2 and a sentence when it cannot run', async () => {
    const getError = async (...args: string[]) => {
      const { code, stdout, stderr } = await runCommand(args);
      expect([code, stdout]).toEqual([2, '']);
      return stderr;
    };
    expect(await getError('--url', sandbox.url)).toBe('Give the control key of the sandbox, with --control-key.\n');
    expect(await getError('--url', 'nonsense')).toMatch(/^--url takes a URL/);
    expect(await getError('--format', 'pdf')).toContain('Allowed choices are text, json, html, junit');
    const server = createServer((_request, response) => response.writeHead(404).end());
    const port = await listenOnFreePort(server);
    expect(await getError('--url', `http://127.0.0.1:${port}`)).toMatch(
      /is no sandbox with a readiness report: status 404/,
    );
    await new Promise((resolve) => server.close(resolve));
    expect(await getError('--url', `http://127.0.0.1:${port}`)).toMatch(/^Nothing listens at/);
    expect(await run('--output', '/')).toMatchObject({ code: 2, stderr: expect.stringContaining('EISDIR') });
  });
});
