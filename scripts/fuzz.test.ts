import { describe, expect, it } from 'vitest';
import { type Operation, operations } from './fuzz/document.ts';
import { createJudge } from './fuzz/judge.ts';
import { curlOf, type Request } from './fuzz/request.ts';
import { fuzz } from './fuzz/run.ts';
import type { Reply } from './fuzz/send.ts';

describe('random requests', () => {
  it('are all answered as the contract says', async () => {
    const { findings, classes } = await fuzz({ requests: 1500, seed: 20_260_416 });
    expect(findings).toEqual([]);
    // Not all of them are refused, and not all are valid.
    expect(classes.get('2xx')).toBeGreaterThan(300);
    expect(classes.get('4xx')).toBeGreaterThan(300);
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

  it('takes what any request can get, and what is right', () => {
    expect(verdict('getDebtor', reply(431, problem(431)))).toBe('');
    expect(verdict('getDebtor', reply(405, problem(405), { allow: 'GET' }), { method: 'PROPFIND' })).toBe('');
    expect(verdict('deleteDebtor', reply(204))).toBe('');
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
