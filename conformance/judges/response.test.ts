import { describe, expect, it } from 'vitest';
import { createExchange } from '../../test/support/exchange.ts';
import { getBasis, getProvenance } from '../rules/provenance.ts';
import type { Issue } from '../session/http.ts';
import { validateResponse } from './response.ts';

const problem = {
  type: 'https://accounting-platform.example/problems/not-found',
  title: 'Not found',
  status: 404,
  detail: 'There is none.',
  instance: '/v1/countries/99',
};
const _meta = {
  self: 'https://a.example/v1/countries/1',
  administrationId: 1,
  administrationName: 'A',
  profileName: 'B',
};
const country = { id: 1, name: 'Nederland', code: 'NL', _meta };

type Parts = Parameters<typeof createExchange>[1];

function validate(id: string, parts: Parts): readonly Issue[] {
  const { operation, request, response } = createExchange(id, parts);
  return validateResponse(operation, request, response);
}

const pdf = { 'content-type': 'application/pdf' };
const html = { 'content-type': 'text/html' };

describe('A response', () => {
  it.each<readonly [what: string, id: string, parts: Parts, rule: string]>([
    ['a record', 'getCountry', { received: country }, ''],
    ['a problem', 'getCountry', { status: 404, received: problem }, ''],
    ['a deletion', 'deleteDebtor', { status: 204 }, ''],
    ['a PDF', 'downloadFile', { received: '%PDF-1.4', responseHeaders: pdf }, ''],
    ['an undocumented status', 'getCountry', { status: 202, received: country }, 'status'],
    ['a missing field', 'getCountry', { received: { ...country, name: undefined } }, 'body'],
    ['a value of a wrong type', 'getCountry', { received: { ...country, id: '1' } }, 'body'],
    ['a problem without a title', 'getCountry', { status: 404, received: { ...problem, title: undefined } }, 'body'],
    ['another media type', 'getCountry', { received: country, responseHeaders: html }, 'media-type'],
    ['a record without a media type', 'getCountry', { received: country, responseHeaders: {} }, 'media-type'],
    ['invalid JSON', 'getCountry', { received: '<p>' }, 'json'],
    ['an undocumented body', 'deleteDebtor', { status: 204, received: country }, 'no-body'],
    ['a created record without Location', 'createDebtor', { status: 201, received: {} }, 'header'],
    ['a missing body', 'getCountry', {}, 'json'],
  ])('that is %s is judged', (_what, id, parts, expected) => {
    const rules = validate(id, parts).map((issue) => issue.rule);
    expect(rules).toEqual(expected === '' ? [] : expect.arrayContaining([expected]));
  });

  it.each([
    ['/v1/debtors/7/mandates/2', 'documented'],
    ['/v1/debtors/7/mandates/two', 'decided'],
    ['/v1/debtors/seven/mandates/2', 'decided'],
  ])('400 without errors breaks what the platform documents only where the path is right: %s', (path, basis) => {
    const issues = validate('replaceDebtorMandate', { path, sent: {}, status: 400, received: {} });
    const missing = issues.find(({ message }) => message.includes("'errors'"));
    expect([missing?.rule, missing && getBasis(getProvenance(missing))]).toEqual(['body', basis]);
  });
});
