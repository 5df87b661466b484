import { describe, expect, it } from 'vitest';
import { callsOf } from './calls.ts';
import { changed, smallContract } from './small-contract.ts';

const calls = callsOf(smallContract());
const named = (name: string) => calls.find((call) => call.name === name);

describe('the operations of a contract as requests', () => {
  it('come in the order of the contract, and one for each example of a body', () => {
    expect(calls.map(({ name, title }) => `${name}: ${title}`)).toEqual([
      'authorize: Sign in',
      'requestTokenCode: Get tokens: Exchange a code',
      'requestTokenRefresh: Get tokens: Refresh',
      'listDebtors: List debtors',
      'createDebtor: Create a debtor',
      'getDebtor: Get a debtor',
      'deleteDebtor: Delete a debtor',
      'uploadFile: Add a file',
    ]);
  });

  it('have the values of the examples: of a list its first, and of the query only what is required', () => {
    expect(named('listDebtors')).toMatchObject({ query: { Bookyear: '2026' }, headers: ['X-Tenant-Id'] });
    expect(named('getDebtor')).toMatchObject({ path: '/v1/debtors/{id}', identifiers: { id: '1' } });
  });

  it('name another record where the one of the example may not be changed', () => {
    expect(named('deleteDebtor')?.identifiers).toEqual({ id: '7' });
  });

  it('send JSON, a form or a file', () => {
    expect(named('createDebtor')?.body).toEqual({ kind: 'json', value: { name: 'Zonnestraal' } });
    expect(named('requestTokenRefresh')?.body).toEqual({
      kind: 'form',
      fields: { grant_type: 'refresh_token', refresh_token: 'x' },
    });
    expect(named('uploadFile')?.body).toEqual({ kind: 'file', mediaType: 'application/pdf' });
  });

  it('know which of them sign a user in, and which answer with a redirect', () => {
    expect(calls.filter(({ isSignIn }) => isSignIn)).toEqual(calls.filter(({ isPublic }) => isPublic));
    expect(calls.filter(({ isSignIn }) => isSignIn)).toHaveLength(3);
    expect(calls.filter(({ redirects }) => redirects)).toEqual([named('authorize')]);
  });
});

describe('a contract is refused', () => {
  it('when a required parameter has no example', () => {
    const contract = changed('/v1/debtors', 'get', { parameters: [{ name: 'year', in: 'query', required: true }] });
    expect(() => callsOf(contract)).toThrow('listDebtors: the contract has no example of year.');
  });

  it('when a body has no example', () => {
    const contract = changed('/v1/debtors', 'post', { requestBody: { content: { 'application/json': {} } } });
    expect(() => callsOf(contract)).toThrow('createDebtor: the contract has no example of the body.');
  });

  it('when a body is of a kind that nobody thought of', () => {
    const content = { 'text/csv': { examples: { example: { value: 'a;b' } } } };
    const contract = changed('/v1/debtors', 'post', { requestBody: { content } });
    expect(() => callsOf(contract)).toThrow('createDebtor: the downloads do not know how to send text/csv.');
  });
});
