import { describe, expect, it } from 'vitest';
import { type Operation, operations } from '../../../conformance/contract.ts';
import type { HttpRequest, HttpResponse } from '../../../conformance/session/http.ts';
import { createContractOracle } from './oracle.ts';

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

  it('accepts what any request can get, and what is documented', () => {
    expect(check('getDebtor', createResponse(431, createProblem(431)))).toBe('');
    const rejected = createResponse(405, createProblem(405), { allow: 'GET' });
    expect(check('getDebtor', rejected, { method: 'PROPFIND' })).toBe('');
    const headers = [['authorization', 'Bearer token']] as const;
    expect(check('deleteDebtor', createResponse(204), { headers })).toBe('');
  });
});
