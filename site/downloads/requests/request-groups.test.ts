import { describe, expect, it } from 'vitest';
import { changeOperation, createMinimalContract } from '../../__fixtures__/minimal-openapi.ts';
import { listRequestGroups } from './request-groups.ts';

const groups = listRequestGroups(createMinimalContract());
const requests = groups.flatMap((group) => group.requests);
const find = (name: string) => requests.find((request) => request.name === name);

describe('the groups of requests', () => {
  it('are those of the tags with operations, in the order of the tags', () => {
    expect(groups.map(({ name, description }) => [name, description])).toEqual([
      ['Inbox files', 'PDF documents.'],
      ['Authentication', 'Sign in.'],
      ['Debtors', 'Customers.'],
    ]);
  });

  it('create a record first, and delete it last', () => {
    expect(groups.at(-1)?.requests.map(({ name }) => name)).toEqual([
      'createDebtor',
      'getDebtor',
      'listDebtors',
      'deleteDebtor',
    ]);
  });

  it('sign in on the page of the sandbox before they exchange the code', () => {
    expect(groups[1]?.requests.map(({ name, server }) => [name, server])).toEqual([
      ['authorize', 'authUrl'],
      ['chooseUserOfSandbox', 'signInPage'],
      ['requestTokenCode', 'authUrl'],
      ['requestTokenRefresh', 'authUrl'],
    ]);
  });
});

describe('a request of a group', () => {
  it('saves the identifier of the record that it creates, for the requests of the record', () => {
    expect(find('createDebtor')?.captures).toEqual([{ variable: 'debtorId', member: 'id' }]);
    expect(find('getDebtor')?.pathVariables).toEqual({ id: 'debtorId' });
    expect(find('listDebtors')?.captures).toEqual([]);
  });

  it('saves the first identifier of a list where nothing creates a record', () => {
    const contract = createMinimalContract();
    delete contract.paths['/v1/debtors']?.post;
    const [, , debtors] = listRequestGroups(contract);
    expect(debtors?.requests.map(({ name }) => name)).toEqual(['listDebtors', 'getDebtor', 'deleteDebtor']);
    expect(debtors?.requests[0]?.captures).toEqual([{ variable: 'debtorId', member: '_data[0].id' }]);
  });

  it('has variables for the token, the tenant, and the values of the sign-in', () => {
    expect(find('getDebtor')?.headers).toEqual({ Authorization: 'Bearer {{token}}', 'X-Tenant-Id': '{{tenant}}' });
    expect(find('authorize')?.query).toEqual({ client_id: '{{clientId}}', scope: 'books offline' });
    expect(find('requestTokenRefresh')?.body).toEqual({
      kind: 'form',
      fields: { grant_type: 'refresh_token', refresh_token: '{{refreshToken}}' },
    });
  });

  it('expects the documented successful response', () => {
    const mediaType = 'application/json';
    expect(find('createDebtor')?.expected).toEqual({ status: 201, mediaType, members: ['id', 'name'] });
    expect(find('listDebtors')?.expected).toEqual({ status: 200, mediaType, members: ['_data', '_meta'] });
    expect(find('deleteDebtor')?.expected).toEqual({ status: 204, mediaType: undefined, members: [] });
  });
});

describe('listing groups fails', () => {
  it('when an operation has no tag', () => {
    const contract = changeOperation('/v1/debtors', 'get', { tags: [] });
    expect(() => listRequestGroups(contract)).toThrow('No tag of the contract has listDebtors.');
  });

  it('when no earlier request returns an identifier', () => {
    const contract = changeOperation('/v1/debtors/{id}', 'delete', { tags: ['Inbox files'] });
    expect(() => listRequestGroups(contract)).toThrow(
      'deleteDebtor needs debtorId, which no earlier request of its group returns.',
    );
  });
});
