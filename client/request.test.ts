import { describe, expect, test } from 'vitest';
import { formContent } from './authorization.ts';
import { type ApiRequest, requestContent, requestUrl } from './request.ts';

const list: ApiRequest = { operation: 'listDebtors', method: 'GET', path: '/v1/debtors', joined: ['fields'] };
const record: ApiRequest = { operation: 'getDebtor', method: 'GET', path: '/v1/debtors/{id}' };
const url = (request: ApiRequest): string => requestUrl('https://api.example', request);

describe('the path', () => {
  test('holds each identifier where the contract has its placeholder', () => {
    const path = '/v1/debtors/{debtorId}/mandates/{mandateId}';
    expect(url({ ...record, path, pathParams: { mandateId: 7, debtorId: 3 } })).toBe(
      'https://api.example/v1/debtors/3/mandates/7',
    );
  });

  test('encodes what has a meaning in a URL', () => {
    expect(url({ ...record, pathParams: { id: 'a/b?c' } })).toBe('https://api.example/v1/debtors/a%2Fb%3Fc');
  });

  test.each([undefined, null, '', '.', '..', Number.NaN])('refuses %j, which would lead to another operation', (id) => {
    const pathParams = { id } as unknown as Record<string, number>;
    expect(() => url({ ...record, pathParams })).toThrow('getDebtor: id must identify a record');
  });
});

describe('the query', () => {
  test('repeats a filter for each of its values', () => {
    expect(url({ ...list, query: { name: ['Bakkerij & Zn.', 'B'] } })).toBe(
      'https://api.example/v1/debtors?name=Bakkerij%20%26%20Zn.&name=B',
    );
  });

  test('joins the values of a parameter that the contract joins', () => {
    expect(url({ ...list, query: { fields: ['id', 'name'] } })).toBe('https://api.example/v1/debtors?fields=id,name');
  });

  test('leaves out what has no value, and keeps false and 0', () => {
    const query = { page: undefined, orderby: null, metaOnly: false, creditLimit: [0] };
    expect(url({ ...list, query })).toBe('https://api.example/v1/debtors?metaOnly=false&creditLimit=0');
  });

  test('refuses an empty list, because without its filter the whole list would come back', () => {
    expect(() => url({ ...list, query: { id: [] } })).toThrow('listDebtors: id is an empty list');
  });
});

describe('the body', () => {
  test('is JSON', () => {
    expect(requestContent({ ...list, json: { name: 'Bakkerij' } })).toEqual({
      body: '{"name":"Bakkerij"}',
      contentType: 'application/json',
    });
  });

  test('is a form where the contract says so', () => {
    const form = formContent({ grant_type: 'refresh_token', refresh_token: 'a+b', scope: undefined });
    expect(requestContent({ ...list, content: form })).toEqual({
      body: 'grant_type=refresh_token&refresh_token=a%2Bb',
      contentType: 'application/x-www-form-urlencoded',
      secrets: ['a+b'],
    });
  });

  test('is absent when there is nothing to send', () => {
    expect(requestContent(list)).toBeUndefined();
  });
});
