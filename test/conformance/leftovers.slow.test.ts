import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { repository } from '../../scripts/lib/run.ts';
import {
  changeJson,
  changeQuery,
  changeResponse,
  combine,
  emptyReply,
  handle,
  type Json,
  type ListBody,
  toGet,
  withHeaders,
} from './deviations/deviation.ts';
import { useCheck } from './fixtures.ts';
import { type ProxyHandler, passThrough } from './proxy.ts';

const { server, folder, check: run } = useCheck();

beforeEach(() => server.sandbox.reset());

const getArgs = (...more: readonly string[]): string[] => [
  ...['--only', '*Debtor', '--journal', join(folder.path, 'journal.jsonl')],
  ...more,
];

const check = (handler: ProxyHandler, ...more: readonly string[]) => run(handler, getArgs(...more));

async function readDebtors(): Promise<readonly Json[]> {
  const headers = { authorization: `Bearer ${demoToken}`, 'x-tenant-id': '1' };
  const response = await fetch(`${server.sandbox.url}/v1/debtors?pageSize=1000`, { headers });
  return ((await response.json()) as ListBody)._data;
}

/** Runs the program, which gets a signal when it has created some records. Returns what it printed and created. */
async function interrupt(signal: 'SIGINT' | 'SIGKILL', limit: number) {
  const program = fileURLToPath(new URL('../../conformance/cli.ts', import.meta.url));
  const args = [program, 'check', '--url', server.proxy.url, '--tenant', '1', ...getArgs('--write')];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ACCOUNTING_TOKEN: demoToken, NODE_COMPILE_CACHE: join(repository, '.compile-cache') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const created: string[] = [];
  server.proxy.setHandler(async (request, forward) => {
    const response = await forward(request);
    if (response.status !== 201) return response;
    created.push(new URL(response.headers.location ?? '').pathname);
    if (created.length >= limit) child.kill(signal);
    return response;
  });
  const [stdout, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { stdout, code, created };
}

test('The process stops after a signal, and deletes what it created', async () => {
  const { stdout, code, created } = await interrupt('SIGINT', 1);
  expect(code).toBe(130);
  expect(stdout).toMatch(/Interrupted\. Not everything was checked\.\n/);
  const deleted = server.proxy.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  expect(deleted).toEqual(expect.arrayContaining(created));
});

describe('What a killed run left', () => {
  test('is mentioned by the next one, and removed by --cleanup', async () => {
    const before = await readDebtors();
    await interrupt('SIGKILL', 5);
    const left = (await readDebtors()).length - before.length;
    expect(left).toBeGreaterThan(1);
    expect((await check(passThrough)).stdout).toContain('An earlier run left');
    expect(await check(passThrough, '--cleanup')).toMatchObject({ code: 0, stdout: `${left} records deleted.\n` });
    expect(await readDebtors()).toEqual(before);
    expect(existsSync(join(folder.path, 'journal.jsonl'))).toBe(false);
  });

  test('is left alone when it no longer has the mark of the run', async () => {
    await interrupt('SIGKILL', 3);
    const before = await readDebtors();
    // Somebody else has the identifiers now.
    const reused = changeJson('getDebtor', () => ({ id: 1, name: 'Bakkerij' }));
    const { code, stdout } = await check(reused, '--cleanup');
    expect(stdout).toMatch(
      /^0 records deleted\.\nThese no longer have the mark of a run and are left alone:\n {2}\/v1\/debtors\//,
    );
    expect(code).toBe(0);
    expect(await readDebtors()).toEqual(before);
  });
});

const refuse: ProxyHandler = (request, forward) =>
  request.method === 'DELETE' ? withHeaders(emptyReply(405), { allow: 'GET' }) : forward(request);

test('Where deletions are refused one record is created, named, and removed by a later --cleanup', async () => {
  const before = await readDebtors();
  const { stdout } = await check(refuse, '--write');
  expect(await readDebtors()).toHaveLength(before.length + 1);
  expect(stdout).toMatch(/a created record cannot be deleted: status 405/);
  expect(stdout).toMatch(
    /created these records and could not delete them; --cleanup tries again:\n {2}\/v1\/debtors\/\d+\n/,
  );
  expect(await check(refuse, '--cleanup')).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('does not delete these'),
  });
  expect(await check(passThrough, '--cleanup')).toMatchObject({ code: 0, stdout: '1 record deleted.\n' });
  expect(await readDebtors()).toEqual(before);
});

test('A server that says that it created records of others is asked once, nothing is deleted, and nobody is told to delete anything', async () => {
  const before = await readDebtors();
  const { stdout } = await check(
    handle('createDebtor', async (request, forward) => {
      const record = await forward({ ...toGet(request), path: '/v1/debtors/1' });
      return withHeaders({ ...record, status: 201 }, { location: `http://${request.headers.host}/v1/debtors/1` });
    }),
    '--write',
  );
  const writes = server.proxy.requests.filter(({ method }) => method !== 'GET').map(({ path }) => path);
  expect(writes.filter((path) => path === '/v1/debtors')).toHaveLength(1);
  expect(writes.filter((path) => /\/v1\/debtors\/(?!2147483647$)[1-9]\d*$/.test(path))).toEqual([]);
  expect(stdout).toContain('record 1 is not the created one, or cannot be read.');
  expect(stdout).not.toMatch(/could not delete|please/i);
  expect(await readDebtors()).toEqual(before);
});

test('A server that answers a POST with a record that nobody has read yet keeps that record', async () => {
  const before = await readDebtors();
  const others = before.at(-1)?.id;
  const smallPages = changeQuery('listDebtors', (query) => query.set('pageSize', '5'));
  const returnOther = changeResponse('createDebtor', async (response, request, forward) => {
    const record = await forward({ ...toGet(request), path: `/v1/debtors/${others}` });
    return { ...record, status: 201, headers: { ...response.headers, location: `/v1/debtors/${others}` } };
  });
  await check(combine(smallPages, returnOther), '--write');
  const written = server.proxy.requests.filter(({ method }) => !['GET', 'POST'].includes(method));
  expect(written.filter(({ path }) => path.startsWith(`/v1/debtors/${others}`))).toEqual([]);
  expect(await readDebtors()).toEqual(before);
});
