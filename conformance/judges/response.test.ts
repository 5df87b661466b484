import { describe, expect, it } from 'vitest';
import { type Operation, operations } from '../contract.ts';
import { getBasis, getProvenance } from '../rules/provenance.ts';
import type { HttpResponse } from '../session/http.ts';
import { validateResponse } from './response.ts';

const findOperation = (id: string) => operations.find((operation) => operation.id === id) as Operation;

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

interface PartialResponse {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

function getRules(id: string, { status = 200, body, headers }: PartialResponse): string[] {
  const operation = findOperation(id);
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  const bytes = typeof body === 'string' ? body : JSON.stringify(body);
  const response: HttpResponse = {
    status,
    headers: headers ?? (body === undefined ? {} : { 'content-type': type }),
    body: Buffer.from(body === undefined ? '' : bytes),
  };
  return validateResponse(operation, { ...operation, headers: [], body: undefined }, response).map(({ rule }) => rule);
}

describe('validateResponse', () => {
  it('accepts what the contract documents', () => {
    expect(getRules('getCountry', { body: country })).toEqual([]);
    expect(getRules('getCountry', { status: 404, body: problem })).toEqual([]);
    expect(getRules('deleteDebtor', { status: 204 })).toEqual([]);
    expect(getRules('downloadFile', { body: '%PDF-1.4', headers: { 'content-type': 'application/pdf' } })).toEqual([]);
  });

  it.each<[what: string, id: string, response: PartialResponse, rule: RegExp]>([
    ['an undocumented status', 'getCountry', { status: 202, body: country }, /^status$/],
    ['a missing field', 'getCountry', { body: { ...country, name: undefined } }, /^body$/],
    ['a value of a wrong type', 'getCountry', { body: { ...country, id: '1' } }, /^body$/],
    ['a problem without a title', 'getCountry', { status: 404, body: { ...problem, title: undefined } }, /^body$/],
    ['another media type', 'getCountry', { body: country, headers: { 'content-type': 'text/html' } }, /^media-type$/],
    ['a record without a media type', 'getCountry', { body: country, headers: {} }, /^media-type$/],
    ['invalid JSON', 'getCountry', { body: '<p>' }, /^json$/],
    ['an undocumented body', 'deleteDebtor', { status: 204, body: country }, /^no-body$/],
    ['a created record without Location', 'createDebtor', { status: 201, body: {} }, /^header$/],
    ['a missing body', 'getCountry', {}, /^json$/],
  ])('reports %s', (_what, id, response, rule) => {
    expect(getRules(id, response)).toContainEqual(expect.stringMatching(rule));
  });

  it.each([
    ['/v1/debtors/7/mandates/2', 'documented'],
    ['/v1/debtors/7/mandates/two', 'decided'],
    ['/v1/debtors/seven/mandates/2', 'decided'],
  ])('a 400 without errors breaks what the platform documents only where the path is right: %s', (path, basis) => {
    const request = {
      method: 'PUT',
      path,
      headers: [['content-type', 'application/json'] as const],
      body: Buffer.from('{}'),
    };
    const response = { status: 400, headers: { 'content-type': 'application/problem+json' }, body: Buffer.from('{}') };
    const issues = validateResponse(findOperation('replaceDebtorMandate'), request, response);
    const missing = issues.find(({ message }) => message.includes("'errors'"));
    expect([missing?.rule, missing && getBasis(getProvenance(missing))]).toEqual(['body', basis]);
  });
});
