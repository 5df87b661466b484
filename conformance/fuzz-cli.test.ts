import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type Operation, operations } from './fuzz/document.ts';
import { createJudge } from './fuzz/judge.ts';
import { curlOf, type Request } from './fuzz/request.ts';
import { fuzz } from './fuzz/run.ts';
import type { Reply } from './fuzz/send.ts';

describe('random requests', () => {
  it('are all answered as the contract says', async () => {
    const { findings, classes } = await fuzz({ requests: 500, seed: 20_260_416 });
    expect(findings).toEqual([]);
    // Not all of them are refused, and not all are valid.
    expect(classes.get('2xx')).toBeGreaterThan(100);
    expect(classes.get('4xx')).toBeGreaterThan(100);
  });
});

describe('the judge of answers', () => {
  const judge = createJudge();
  const operationNamed = (id: string) => operations.find((operation) => operation.id === id) as Operation;
  const request = (id: string, more: Partial<Request> = {}): Request => {
    const { method, path } = operationNamed(id);
    return { operation: id, fault: 'valid', method, path, headers: [], body: undefined, ...more };
  };
  const problem = (status: number, more: object = {}) => ({
    type: `https://accounting-platform.example/problems/${status}`,
    title: 'Refused',
    status,
    ...more,
  });
  const reply = (status: number, body?: unknown, headers: Reply['headers'] = {}): Reply => {
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    const bytes = Buffer.from(body === undefined ? '' : JSON.stringify(body));
    return { status, headers: { 'content-type': type, ...headers }, body: bytes };
  };
  const verdict = (id: string, answer: Reply, more?: Partial<Request>) => judge(request(id, more), answer).join('; ');

  it.each<[what: string, id: string, answer: Reply, fault: string]>([
    ['a fault of the server', 'getDebtor', reply(500, problem(500)), 'answered 500'],
    ['a status that is not documented', 'getDebtor', reply(202, {}), 'status 202 is not documented'],
    ['a record without its fields', 'getDebtor', reply(200, { id: 1 }), 'required property'],
    ['a body that is no JSON', 'getDebtor', { ...reply(200), body: Buffer.from('<p>') }, 'body is no JSON'],
    ['another content type', 'getDebtor', reply(404, problem(404), { 'content-type': 'text/html' }), '"text/html"'],
    ['a refusal without a reason', 'createDebtor', reply(400, problem(400, { errors: {} })), 'says nothing in errors'],
    ['an answer for no operation that is no problem', 'getDebtor', reply(404, {}), 'required property'],
    ['a body where there is none', 'deleteDebtor', reply(204, {}), 'body that is not documented'],
  ])('finds %s', (_what, id, answer, fault) => {
    expect(verdict(id, answer)).toContain(fault);
  });

  it('finds a body that is accepted though its schema forbids it, and a new record without an address', () => {
    const sent = { headers: [['content-type', 'application/json']] as const, body: Buffer.from('{"name":1}') };
    const found = verdict('createDebtor', reply(201, {}), sent);
    expect(found).toContain('accepted a body that breaks its schema');
    expect(found).toContain('header Location is missing');
  });

  it('finds a body in an answer to HEAD', () => {
    expect(verdict('getDebtor', reply(200, {}), { method: 'HEAD' })).toContain('body for HEAD');
  });

  it('finds an amount that is accepted with more decimals than it may have', () => {
    const body = Buffer.from('{"name":"Theehuis De Stille Pot","debtorKindId":1,"creditLimit":1.005}');
    const sent = { headers: [['content-type', 'application/json']] as const, body };
    expect(verdict('createDebtor', reply(201, {}), sent)).toContain('accepted a body that breaks its schema');
  });

  it('takes it that a request to another host is refused, and finds the refusal of one to this machine', () => {
    const to = (host: string) => ({ headers: [['host', host]] as const });
    const refused = reply(421, problem(421));
    for (const host of ['books.example', 'localhost.books.example', 'a b']) {
      expect(verdict('getDebtor', refused, to(host))).toBe('');
    }
    for (const host of ['localhost:4010', '127.0.0.1', '[::1]:4010', 'books.localhost']) {
      expect(verdict('getDebtor', refused, to(host))).toBe('status 421 is not documented');
    }
    expect(verdict('getDebtor', refused)).toBe('status 421 is not documented');
    expect(verdict('getDebtor', reply(421, {}), to('books.example'))).toContain('required property');
  });

  it('takes what any request can get, and what is right', () => {
    expect(verdict('getDebtor', reply(431, problem(431)))).toBe('');
    expect(verdict('getDebtor', reply(405, problem(405), { allow: 'GET' }), { method: 'PROPFIND' })).toBe('');
    expect(verdict('deleteDebtor', reply(204))).toBe('');
  });
});

describe('the command', () => {
  const run = async (...args: string[]) => {
    const script = fileURLToPath(new URL('fuzz-cli.ts', import.meta.url));
    return (await promisify(execFile)(process.execPath, [script, ...args])).stdout.trim().split('\n');
  };

  it('says first and last which seed makes the same requests again', async () => {
    const lines = await run('--requests', '3', '--seed', '7');
    expect(lines.at(0)).toBe('Seed 7; again: npm run fuzz -- --requests 3 --seed 7');
    expect(lines.at(-1)).toBe(lines.at(0));
    expect(lines).toContain('Findings: none');
  });

  it('takes another seed each time', async () => {
    const [[one], [other]] = await Promise.all([run('--requests', '1'), run('--requests', '1')]);
    expect(one).toMatch(/^Seed \d+; again: npm run fuzz -- --requests 1 --seed \d+$/);
    expect(other).not.toBe(one);
  });
});

it('shows how to make a request again by hand', () => {
  const body = Buffer.from('{"name":"It\'s"}');
  const headers = [
    ['content-type', 'application/json'],
    ['content-length', '15'],
  ] as const;
  const request: Request = {
    operation: 'createDebtor',
    fault: 'valid',
    method: 'POST',
    path: '/v1/debtors',
    headers,
    body,
  };
  expect(curlOf(request)).toBe(
    `curl -i -X POST -H 'content-type: application/json' --data-raw '{"name":"It'\\''s"}' 'http://localhost:4010/v1/debtors'`,
  );
});
