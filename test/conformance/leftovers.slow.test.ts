import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { repository } from '../../scripts/lib/run.ts';
import { type Json, type ListBody, withJson } from './deviations/deviation.ts';
import { useFolder, useServer } from './fixtures.ts';
import { type ProxyHandler, passThrough } from './proxy.ts';
import { type CommandResult, runCommand } from './run-command.ts';

const server = useServer();
const folder = useFolder();

beforeEach(() => server.sandbox.reset());

const getArgs = (...more: readonly string[]): string[] => [
  ...['--url', server.proxy.url, '--tenant', '1', '--only', '*Debtor'],
  ...['--journal', join(folder.path, 'journal.jsonl'), ...more],
];

const check = (...more: readonly string[]): Promise<CommandResult> =>
  runCommand(getArgs(...more), { environment: { ACCOUNTING_TOKEN: demoToken } });

async function readDebtors(): Promise<readonly Json[]> {
  const headers = { authorization: `Bearer ${demoToken}`, 'x-tenant-id': '1' };
  const response = await fetch(`${server.sandbox.url}/v1/debtors?pageSize=1000`, { headers });
  return ((await response.json()) as ListBody)._data;
}

/** Kills a run when it has created some records. */
async function killRun(limit: number): Promise<void> {
  const program = fileURLToPath(new URL('../../conformance/cli.ts', import.meta.url));
  const child = spawn(process.execPath, [program, 'check', ...getArgs('--write')], {
    env: { ...process.env, ACCOUNTING_TOKEN: demoToken, NODE_COMPILE_CACHE: join(repository, '.compile-cache') },
    stdio: 'ignore',
  });
  let created = 0;
  server.proxy.setHandler(async (request, forward) => {
    const response = await forward(request);
    if (response.status === 201) created += 1;
    if (created >= limit) child.kill('SIGKILL');
    return response;
  });
  await once(child, 'exit');
  server.proxy.setHandler(passThrough);
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
    expect(existsSync(join(folder.path, 'journal.jsonl'))).toBe(false);
  });

  test('is left alone when it no longer has the mark of the run', async () => {
    await killRun(3);
    const before = await readDebtors();
    // Somebody else has the identifiers now.
    server.proxy.setHandler(async (request, forward) => {
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

test('Where deletions are refused one record is created, named, and removed by a later --cleanup', async () => {
  const before = await readDebtors();
  server.proxy.setHandler(refuse);
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
  server.proxy.setHandler(passThrough);
  expect(await check('--cleanup')).toMatchObject({ code: 0, stdout: '1 record deleted.\n' });
  expect(await readDebtors()).toEqual(before);
});

test('A server that says that it created records of others is asked once, nothing is deleted, and nobody is told to delete anything', async () => {
  const before = await readDebtors();
  server.proxy.setHandler(async (request, forward) => {
    if (request.method !== 'POST') return forward(request);
    const record = await forward({ ...request, method: 'GET', path: '/v1/debtors/1', body: Buffer.alloc(0) });
    return {
      ...record,
      status: 201,
      headers: { ...record.headers, location: `http://${request.headers.host}/v1/debtors/1` },
    };
  });
  const { stdout } = await check('--write');
  expect(server.proxy.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/debtors')).toHaveLength(
    1,
  );
  expect(
    server.proxy.requests.filter(
      ({ method, path }) => method !== 'GET' && /\/v1\/debtors\/(?!2147483647$)[1-9]\d*$/.test(path),
    ),
  ).toEqual([]);
  expect(stdout).toContain('record 1 is not the created one, or cannot be read.');
  expect(stdout).not.toMatch(/could not delete|please/i);
  expect(await readDebtors()).toEqual(before);
});

test('A server that answers a POST with a record that nobody has read yet keeps that record', async () => {
  const before = await readDebtors();
  const others = before.at(-1)?.id;
  server.proxy.setHandler(async (request, forward) => {
    const [path = '', query = ''] = request.path.split('?');
    const isList = request.method === 'GET' && path === '/v1/debtors';
    const page = new URLSearchParams(query);
    if (isList) page.set('pageSize', '5');
    const response = await forward(isList ? { ...request, path: `${path}?${page}` } : request);
    if (request.method !== 'POST' || response.status !== 201) return response;
    const record = await forward({ ...request, method: 'GET', path: `/v1/debtors/${others}`, body: Buffer.alloc(0) });
    return { ...record, status: 201, headers: { ...record.headers, location: `/v1/debtors/${others}` } };
  });
  await check('--write');
  const written = server.proxy.requests.filter(({ method }) => !['GET', 'POST'].includes(method));
  expect(written.filter(({ path }) => path.startsWith(`/v1/debtors/${others}`))).toEqual([]);
  expect(await readDebtors()).toEqual(before);
});
