import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoToken } from '../../mocks/demo-access.ts';
import { type Sandbox, startSandbox } from '../../mocks/index.ts';
import { type Json, type ListBody, withJson } from './deviations/deviation.ts';
import { type DeviatingProxy, type ProxyHandler, passThrough, startProxy } from './proxy.ts';
import { type CommandResult, runCommand } from './run-command.ts';

let sandbox: Sandbox;
let proxy: DeviatingProxy;
let folder: string;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
  proxy = await startProxy(sandbox.url);
});

beforeEach(async () => {
  await sandbox.reset();
  folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  return () => rm(folder, { recursive: true });
});

afterAll(async () => {
  await proxy.close();
  await sandbox.close();
});

const getArgs = (...more: readonly string[]): string[] => [
  ...['--url', proxy.url, '--tenant', '1', '--only', '*Debtor', '--journal', join(folder, 'journal.jsonl'), ...more],
];

const check = (...more: readonly string[]): Promise<CommandResult> =>
  runCommand(getArgs(...more), { environment: { ACCOUNTING_TOKEN: demoToken } });

/** All debtors of the administration. */
async function readDebtors(): Promise<readonly Json[]> {
  const headers = { authorization: `Bearer ${demoToken}`, 'x-tenant-id': '1' };
  const response = await fetch(`${sandbox.url}/v1/debtors?pageSize=1000`, { headers });
  return ((await response.json()) as ListBody)._data;
}

/** Kills a run when it has created some records. */
async function killRun(limit: number): Promise<void> {
  const program = fileURLToPath(new URL('../../conformance/cli.ts', import.meta.url));
  const child = spawn(process.execPath, [program, 'check', ...getArgs('--write')], {
    env: { ...process.env, ACCOUNTING_TOKEN: demoToken },
    stdio: 'ignore',
  });
  let created = 0;
  proxy.setHandler(async (request, forward) => {
    const response = await forward(request);
    if (response.status === 201) created += 1;
    if (created >= limit) child.kill('SIGKILL');
    return response;
  });
  await once(child, 'exit');
  proxy.setHandler(passThrough);
}

describe('What a killed run left', () => {
  test('is mentioned by the next one, and removed by --cleanup', async () => {
    const before = await readDebtors();
    await killRun(5);
    const left = (await readDebtors()).length - before.length;
    expect(left).toBeGreaterThan(1);
    expect((await check()).stdout).toContain('An earlier run left');
    expect(await check('--cleanup')).toMatchObject({ code: 0, stdout: `${left} records deleted.\n` });
    expect(await readDebtors()).toEqual(before);
    expect(existsSync(join(folder, 'journal.jsonl'))).toBe(false);
  });

  test('is left alone when it no longer has the mark of the run', async () => {
    await killRun(3);
    const before = await readDebtors();
    // Somebody else has the identifiers now.
    proxy.setHandler(async (request, forward) => {
      const response = await forward(request);
      const isRecord = request.method === 'GET' && /^\/v1\/debtors\/\d+$/.test(request.path) && response.status === 200;
      return isRecord ? withJson(response, { id: 1, name: 'Bakkerij' }) : response;
    });
    const { code, stdout } = await check('--cleanup');
    expect(stdout).toMatch(
      /^0 records deleted\.\nThese no longer have the mark of a run and are left alone:\n {2}\/v1\/debtors\//,
    );
    expect(code).toBe(0);
    expect(await readDebtors()).toEqual(before);
  });
});

const refuse: ProxyHandler = (request, forward) =>
  request.method === 'DELETE' ? { status: 405, headers: { allow: 'GET' }, body: Buffer.alloc(0) } : forward(request);

describe('Where deletions are refused', () => {
  test('one record is created, named, and removed by a later --cleanup', async () => {
    const before = await readDebtors();
    proxy.setHandler(refuse);
    const { stdout } = await check('--write');
    expect(await readDebtors()).toHaveLength(before.length + 1);
    expect(stdout).toMatch(/a created record cannot be deleted: status 405/);
    expect(stdout).toMatch(
      /created these records and could not delete them; --cleanup tries again:\n {2}\/v1\/debtors\/\d+\n/,
    );
    expect(await check('--cleanup')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('does not delete these'),
    });
    proxy.setHandler(passThrough);
    expect(await check('--cleanup')).toMatchObject({ code: 0, stdout: '1 record deleted.\n' });
    expect(await readDebtors()).toEqual(before);
  });
});

describe('A server that says that it created records of others', () => {
  test('is asked once, nothing is deleted, and nobody is told to delete anything', async () => {
    const before = await readDebtors();
    proxy.setHandler(async (request, forward) => {
      if (request.method !== 'POST') return forward(request);
      const record = await forward({ ...request, method: 'GET', path: '/v1/debtors/1', body: Buffer.alloc(0) });
      return {
        ...record,
        status: 201,
        headers: { ...record.headers, location: `http://${request.headers.host}/v1/debtors/1` },
      };
    });
    const { stdout } = await check('--write');
    expect(proxy.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/debtors')).toHaveLength(1);
    expect(
      proxy.requests.filter(
        ({ method, path }) => method !== 'GET' && /\/v1\/debtors\/(?!2147483647$)[1-9]\d*$/.test(path),
      ),
    ).toEqual([]);
    expect(stdout).toContain('The record with id 1 is not the created one, or cannot be read.');
    expect(stdout).not.toMatch(/could not delete|please/i);
    expect(await readDebtors()).toEqual(before);
  });
});
