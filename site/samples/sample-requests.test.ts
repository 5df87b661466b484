import { describe, expect, it } from 'vitest';
import { changeOperation, createMinimalContract } from '../__fixtures__/minimal-openapi.ts';
import { listSampleRequests } from './sample-requests.ts';

const requests = listSampleRequests(createMinimalContract());
const find = (name: string) => requests.find((request) => request.name === name);

describe('the sample requests of a contract', () => {
  it('are in the order of the contract, with one for each example of a body', () => {
    expect(requests.map(({ name, title }) => `${name}: ${title}`)).toEqual([
      'authorize: Sign in',
      'requestTokenCode: Exchange a code',
      'requestTokenRefresh: Refresh',
      'listDebtors: List debtors',
      'createDebtor: Create a debtor',
      'getDebtor: Get a debtor',
      'deleteDebtor: Delete a debtor',
      'uploadFile: Add a file',
    ]);
  });

  it('have the values of the examples, the first item of a list, and only the required query', () => {
    expect(find('listDebtors')).toMatchObject({ query: { Bookyear: '2026' } });
    expect(find('listDebtors')?.parameters.map(({ name }) => name)).toEqual(['Bookyear', 'code', 'X-Tenant-Id']);
    expect(find('getDebtor')).toMatchObject({ path: '/v1/debtors/{id}', pathParams: { id: '1' } });
  });

  it('send JSON, a form or a file', () => {
    expect(find('createDebtor')?.body).toEqual({ kind: 'json', value: { name: 'Zonnestraal' } });
    expect(find('requestTokenRefresh')?.body).toEqual({
      kind: 'form',
      fields: { grant_type: 'refresh_token', refresh_token: '<REFRESH_TOKEN>' },
    });
    expect(find('uploadFile')?.body).toEqual({ kind: 'file', mediaType: 'application/pdf' });
  });

  it('tell which of them need no token, and which respond with a redirect', () => {
    expect(requests.filter(({ isPublic }) => isPublic)).toHaveLength(3);
    expect(requests.filter(({ responseKind }) => responseKind === 'redirect')).toEqual([find('authorize')]);
  });
});

describe('listing sample requests fails', () => {
  it('when a required parameter has no example', () => {
    const contract = changeOperation('/v1/debtors', 'get', {
      parameters: [{ name: 'year', in: 'query', required: true }],
    });
    expect(() => listSampleRequests(contract)).toThrow('listDebtors: the contract has no example of year.');
  });

  it('when a body has no example', () => {
    const contract = changeOperation('/v1/debtors', 'post', { requestBody: { content: { 'application/json': {} } } });
    expect(() => listSampleRequests(contract)).toThrow('createDebtor: the contract has no example of the body.');
  });

  it('when a body has an unknown media type', () => {
    const content = { 'text/csv': { examples: { example: { value: 'a;b' } } } };
    const contract = changeOperation('/v1/debtors', 'post', { requestBody: { content } });
    expect(() => listSampleRequests(contract)).toThrow('createDebtor: example requests cannot send text/csv.');
  });
});
