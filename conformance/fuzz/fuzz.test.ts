import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../../mocks/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { repository } from '../../scripts/lib/run.ts';
import { startProxy } from '../../test/conformance/proxy.ts';
import { type Operation, operations } from '../contract.ts';
import type { HttpRequest, HttpResponse } from '../session/http.ts';
import { createContractOracle } from './oracle.ts';
import { fuzz } from './run.ts';
import { connectTarget, startOwnTarget } from './target.ts';

it('Random requests to the sandbox find no violation, and are both accepted and rejected', async () => {
  const { violations, statusClasses } = await fuzz({
    startTarget: () => startOwnTarget(createContractOracle),
    url: 'http://localhost:4010',
    requests: 500,
    seed: 20_260_416,
  });
  expect(violations).toEqual([]);
  expect(statusClasses.get('2xx')).toBeGreaterThan(100);
  expect(statusClasses.get('4xx')).toBeGreaterThan(100);
});

it('A proxy before the sandbox that rejects long requests is not taken for the sandbox', {
  timeout: 60_000,
}, async () => {
  const sandbox = await startSandbox({ port: 0 });
  const proxy = await startProxy(sandbox.url);
  onTestFinished(async () => {
    await proxy.close();
    await sandbox.close();
  });
  let count = 0;
  proxy.setHandler((request, forward) => {
    if (request.path.length + JSON.stringify(request.headers).length < 7000) return forward(request);
    count += 1;
    return { status: 431, headers: { 'content-type': 'text/html' }, body: Buffer.from('<h1>431</h1><hr>nginx') };
  });
  const { violations } = await fuzz({
    startTarget: () => connectTarget({ url: proxy.url, token: demoToken, tenant: 1 }, createContractOracle),
    url: proxy.url,
    requests: 150,
    seed: 7,
    operations: operations.filter(({ id }) => ['getDebtor', 'listDebtors'].includes(id)),
  });
  expect(count).toBeGreaterThan(3);
  expect(violations.flatMap(({ details }) => details.map(({ message }) => message))).toEqual([]);
});

describe('The oracle', () => {
  const createRequest = (id: string, more: Partial<HttpRequest> = {}): HttpRequest => {
    const { method, path } = operations.find((operation) => operation.id === id) as Operation;
    return { method, path, headers: [], body: undefined, ...more };
  };
  const createProblem = (status: number, more: object = {}) => ({
    type: `https://accounting-platform.example/problems/${status}`,
    title: 'Rejected',
    status,
    ...more,
  });
  const createResponse = (status: number, body?: unknown, headers: HttpResponse['headers'] = {}): HttpResponse => {
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    const bytes = Buffer.from(body === undefined ? '' : JSON.stringify(body));
    return { status, headers: { 'content-type': type, ...headers }, body: bytes };
  };
  const check = (id: string, response: HttpResponse, more?: Partial<HttpRequest>): string =>
    createContractOracle('http://localhost:4010')(createRequest(id, more), response)
      .map(({ message }) => message)
      .join('; ');

  const getRejected = (errors: object) => createResponse(400, createProblem(400, { errors }));
  const html = createResponse(404, createProblem(404), { 'content-type': 'text/html' });

  it.each<[name: string, id: string, response: HttpResponse, message: string]>([
    ['an error of the server', 'getDebtor', createResponse(500, createProblem(500)), 'The status is 500'],
    ['an undocumented status', 'getDebtor', createResponse(202, {}), 'Status 202 is not in the contract'],
    ['a record without its fields', 'getDebtor', createResponse(200, { id: 1 }), 'required property'],
    ['invalid JSON', 'getDebtor', { ...createResponse(200), body: Buffer.from('<p>') }, 'is not readable'],
    ['another content type', 'getDebtor', html, 'text/html'],
    ['a validation error without messages', 'createDebtor', getRejected({}), 'no messages in errors'],
    ['an error that is not a problem', 'getDebtor', createResponse(404, {}), 'required property'],
    ['an undocumented body', 'deleteDebtor', createResponse(204, {}), 'has a body; the contract has none'],
  ])('reports %s', (_name, id, response, message) => {
    expect(check(id, response)).toContain(message);
  });

  it.each(['{"name":1}', '{"name":"Theehuis De Stille Pot","debtorKindId":1,"creditLimit":1.005}'])(
    'reports that %s is accepted, and a missing Location',
    (text) => {
      const sent = { headers: [['content-type', 'application/json']] as const, body: Buffer.from(text) };
      const messages = check('createDebtor', createResponse(201, {}), sent);
      expect(messages).toContain('A body was accepted that violates its schema');
      expect(messages).toContain('Location is missing');
    },
  );

  it('reports a body for HEAD', () => {
    expect(check('getDebtor', createResponse(200, {}), { method: 'HEAD' })).toContain('body for HEAD');
  });

  it('accepts 421 for a foreign host, and reports it for a loopback address', () => {
    const toHost = (host: string) => ({ headers: [['host', host]] as const });
    const rejected = createResponse(421, createProblem(421));
    for (const host of ['books.example', 'localhost.books.example', 'a b'])
      expect(check('getDebtor', rejected, toHost(host))).toBe('');
    for (const host of ['localhost:4010', '127.0.0.1', '[::1]:4010', 'books.localhost'])
      expect(check('getDebtor', rejected, toHost(host))).toBe('Status 421 is not in the contract');
    expect(check('getDebtor', rejected)).toBe('Status 421 is not in the contract');
    expect(check('getDebtor', createResponse(421, {}), toHost('books.example'))).toContain('required property');
  });

  it.each([400, 413, 414, 431])('accepts %d of a proxy before the server for a request that is too large', (status) => {
    const rejected = {
      ...createResponse(status, undefined, { 'content-type': 'text/html' }),
      body: Buffer.from('<html>'),
    };
    const long = 'x'.repeat(9000);
    expect(check('getDebtor', rejected, { headers: [['x-name', long]] })).toBe('');
    expect(check('getDebtor', rejected, { path: `/v1/debtors/1?name=${long}` })).toBe('');
    expect(check('createDebtor', rejected, { body: Buffer.alloc(2 ** 20 + 1) })).toBe('');
    expect(check('getDebtor', rejected)).not.toBe('');
    expect(check('getDebtor', createResponse(status, {}), { headers: [['x-name', long]] })).not.toBe('');
  });

  it('accepts what any request can get, and what is documented', () => {
    expect(check('getDebtor', createResponse(431, createProblem(431)))).toBe('');
    const rejected = createResponse(405, createProblem(405), { allow: 'GET' });
    expect(check('getDebtor', rejected, { method: 'PROPFIND' })).toBe('');
    const headers = [['authorization', 'Bearer token']] as const;
    expect(check('deleteDebtor', createResponse(204), { headers })).toBe('');
  });
});

describe('npm run fuzz', () => {
  const run = async (...args: string[]) => {
    const script = fileURLToPath(new URL('cli.ts', import.meta.url));
    const env = { ...process.env, NODE_COMPILE_CACHE: join(repository, '.compile-cache') };
    return (await promisify(execFile)(process.execPath, [script, ...args], { env })).stdout.trim().split('\n');
  };

  it('prints the command that repeats the requests first and last', async () => {
    const lines = await run('--requests', '3', '--seed', '7', '--only', 'listDebtors');
    expect(lines.at(0)).toBe('Seed 7; repeat: npm run fuzz -- --requests 3 --seed 7 --only listDebtors');
    expect(lines.at(-1)).toBe(lines.at(0));
    expect(lines).toContain('Violations: none');
  });

  it('ends with 2 and a sentence for wrong usage', async () => {
    await expect(run('--seed', 'demo')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/It must be a whole number from 0\.\n$/),
    });
  });

  it('takes another seed each time', async () => {
    const [[first], [second]] = await Promise.all([run('--requests', '1'), run('--requests', '1')]);
    expect(first).toMatch(/^Seed \d+; repeat: npm run fuzz -- --requests 1 --seed \d+$/);
    expect(second).not.toBe(first);
  });
});
