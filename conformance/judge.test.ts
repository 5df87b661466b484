import { describe, expect, it } from 'vitest';
import { type Operation, operations } from './contract.ts';
import type { Reply } from './exchange.ts';
import { createJudge } from './judge.ts';

const judge = createJudge();
const operationNamed = (id: string) => operations.find((operation) => operation.id === id) as Operation;

const problem = {
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is none.',
  instance: '/v1/countries/99',
};
const country = {
  id: 1,
  name: 'Nederland',
  code: 'NL',
  _meta: {
    self: 'https://api.accounting-platform.example/v1/countries/1',
    administrationId: 1,
    administrationName: 'Voorbeeld B.V.',
    profileName: 'Demo user',
  },
};

interface Answer {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The rules that an answer to an operation breaks. */
async function broken(id: string, { status = 200, body, headers }: Answer): Promise<string[]> {
  const operation = operationNamed(id);
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  const bytes = typeof body === 'string' ? body : JSON.stringify(body);
  const reply: Reply = {
    status,
    headers: headers ?? (body === undefined ? {} : { 'content-type': type }),
    body: Buffer.from(body === undefined ? '' : bytes),
  };
  const path = operation.path.replaceAll(/\{\w+\}/g, '1');
  const request = { method: operation.method.toUpperCase(), path, headers: {}, body: undefined };
  const json = typeof body === 'string' ? undefined : body;
  return (await judge(operation, request, reply, json)).map(({ rule }) => rule);
}

describe('the judge of answers', () => {
  it('takes what the contract documents', async () => {
    expect(await broken('getCountry', { body: country })).toEqual([]);
    expect(await broken('getCountry', { status: 404, body: problem })).toEqual([]);
    expect(await broken('deleteDebtor', { status: 204 })).toEqual([]);
    expect(await broken('downloadFile', { body: '%PDF-1.4', headers: { 'content-type': 'application/pdf' } })).toEqual(
      [],
    );
  });

  it.each<[what: string, id: string, answer: Answer, rule: RegExp]>([
    ['a status that is not documented', 'getCountry', { status: 202, body: country }, /^status$/],
    ['a field that is missing', 'getCountry', { body: { ...country, name: undefined } }, /^body required$/],
    ['a value of a wrong type', 'getCountry', { body: { ...country, id: '1' } }, /^body type$/],
    ['a problem that lacks its title', 'getCountry', { status: 404, body: { ...problem, title: undefined } }, /^body/],
    ['another media type', 'getCountry', { body: country, headers: { 'content-type': 'text/html' } }, /^media type$/],
    ['a record without a media type', 'getCountry', { body: country, headers: {} }, /^media type$/],
    ['JSON that is none', 'getCountry', { body: '<p>' }, /^body json$/],
    ['a body where there is none', 'deleteDebtor', { status: 204, body: country }, /^body$/],
    ['a record that was created, without an address', 'createDebtor', { status: 201, body: {} }, /^header required$/],
    ['nothing where a record should be', 'getCountry', {}, /^body$/],
  ])('finds %s', async (_what, id, answer, rule) => {
    expect(await broken(id, answer)).toContainEqual(expect.stringMatching(rule));
  });
});
