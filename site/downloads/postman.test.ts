import { expect, it } from 'vitest';
import { changeOperation, createMinimalContract } from '../__fixtures__/minimal-openapi.ts';
import { createPostmanCollection, type Item } from './postman.ts';

const collection = createPostmanCollection(createMinimalContract());

function findRequest(id: string): Item['request'] {
  const item = collection.item.flatMap((folder) => folder.item).find((candidate) => candidate.id === id);
  if (!item) throw new Error(`There is no ${id}`);
  return item.request;
}

it('a collection has a folder for each tag with operations, in the order of the tags', () => {
  expect(collection.item.map(({ name, description }) => [name, description])).toEqual([
    ['Files', 'PDF documents.'],
    ['Authentication', 'Sign in.'],
    ['Debtors', 'Customers.'],
  ]);
});

it('a request has the summary and the description of its operation', () => {
  const debtors = collection.item.at(-1)?.item ?? [];
  expect(debtors.map(({ name }) => name)).toEqual([
    'List debtors',
    'Create a debtor',
    'Get a debtor',
    'Delete a debtor',
  ]);
  expect(findRequest('getDebtor').description).toBe('Get a debtor.');
});

it('a collection has the title and the version of the contract', () => {
  expect(collection.info).toMatchObject({ name: 'Minimal API', version: '1.2.3' });
});

it('the same contract gives the same collection', () => {
  expect(JSON.stringify(createPostmanCollection(createMinimalContract()))).toBe(JSON.stringify(collection));
});

it('every request sends the token, except the sign-in, which goes to another server', () => {
  expect(collection.auth.type).toBe('bearer');
  expect(findRequest('getDebtor')).toMatchObject({ url: { host: ['{{baseUrl}}'] } });
  expect(findRequest('getDebtor')).not.toHaveProperty('auth');
  expect(findRequest('authorize')).toMatchObject({ auth: { type: 'noauth' }, url: { host: ['{{authUrl}}'] } });
});

it('the folder of the sign-in has settings for the sign-in of Postman, with the scopes of the contract', () => {
  const auth = collection.item.find(({ name }) => name === 'Authentication')?.auth;
  expect(auth?.type).toBe('oauth2');
  expect(auth?.oauth2).toContainEqual({ key: 'scope', value: 'books offline', type: 'string' });
});

it('the tenant is a variable', () => {
  expect(findRequest('getDebtor').header).toContainEqual({ key: 'X-Tenant-Id', value: '{{tenant}}' });
});

it('required parameters are enabled, and optional ones disabled with their examples', () => {
  expect(findRequest('listDebtors').url.query).toEqual([
    { key: 'Bookyear', value: '2026', description: '(Required) Of this book year.' },
    { key: 'code', value: 'NL', description: 'Only this code.', disabled: true },
  ]);
});

it('path parameters are variables of the request', () => {
  expect(findRequest('getDebtor').url).toMatchObject({
    path: ['v1', 'debtors', ':id'],
    variable: [{ key: 'id', value: '1' }],
  });
  expect(findRequest('deleteDebtor').url).toMatchObject({ variable: [{ key: 'id', value: '7' }] });
});

it('the body of a request is the example of the contract', () => {
  expect(findRequest('createDebtor').body).toEqual({
    mode: 'raw',
    raw: '{\n  "name": "Zonnestraal"\n}',
    options: { raw: { language: 'json' } },
  });
});

it('the code and the refresh token of a token request are variables', () => {
  expect(findRequest('requestTokenCode').body).toEqual({
    mode: 'urlencoded',
    urlencoded: [
      { key: 'grant_type', value: 'authorization_code' },
      { key: 'code', value: '{{code}}' },
      { key: 'redirect_uri', value: '{{redirectUri}}' },
    ],
  });
  expect(findRequest('requestTokenRefresh').body).toMatchObject({
    urlencoded: [{ value: 'refresh_token' }, { key: 'refresh_token', value: '{{refreshToken}}' }],
  });
});

it('an upload names the file to send', () => {
  expect(findRequest('uploadFile').body).toEqual({ mode: 'file', file: { src: 'scan.pdf' } });
  expect(findRequest('uploadFile').description).toContain('Choose a PDF as the body, such as `scan.pdf`');
});

it('a collection defines every variable that it uses, and uses every variable that it defines', () => {
  const used = [...JSON.stringify(collection.item).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
  const defined = collection.variable.map(({ key }) => key);
  expect(defined).toEqual(expect.arrayContaining(used));
  // The contract of this test has neither a language nor a secret.
  expect(defined.filter((key) => !used.includes(key))).toEqual(['token', 'language']);
});

it('a contract with an operation without a tag is rejected', () => {
  const contract = changeOperation('/v1/debtors', 'get', { tags: [] });
  expect(() => createPostmanCollection(contract)).toThrow('Not in the collection: listDebtors.');
});
