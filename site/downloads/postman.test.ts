import { expect, it } from 'vitest';
import { type Item, postmanCollection } from './postman.ts';
import { changed, smallContract } from './small-contract.ts';

const collection = await postmanCollection(smallContract());

function request(id: string): Item['request'] {
  const item = collection.item.flatMap((folder) => folder.item).find((one) => one.id === id);
  if (!item) throw new Error(`There is no ${id}`);
  return item.request;
}

it('has a folder for each tag in the order of the tags, and none for the chapters of the guide', () => {
  expect(collection.item.map(({ name, description }) => [name, description])).toEqual([
    ['Files', 'PDF documents.'],
    ['Authentication', 'Sign in.'],
    ['Debtors', 'Customers.'],
  ]);
});

it('calls each request by its summary, and says what it does', () => {
  const debtors = collection.item.at(-1)?.item ?? [];
  expect(debtors.map(({ name }) => name)).toEqual([
    'List debtors',
    'Create a debtor',
    'Get a debtor',
    'Delete a debtor',
  ]);
  expect(request('getDebtor').description).toBe('Get a debtor.');
});

it('names the contract and its version', () => {
  expect(collection.info).toMatchObject({ name: 'Small API', version: '1.2.3' });
});

it('is the same text each time', async () => {
  expect(JSON.stringify(await postmanCollection(smallContract()))).toBe(JSON.stringify(collection));
});

it('carries the token everywhere but where a user signs in, which is another server', () => {
  expect(collection.auth.type).toBe('bearer');
  expect(request('getDebtor')).toMatchObject({ url: { host: ['{{baseUrl}}'] } });
  expect(request('getDebtor')).not.toHaveProperty('auth');
  expect(request('authorize')).toMatchObject({ auth: { type: 'noauth' }, url: { host: ['{{authUrl}}'] } });
});

it('offers the sign-in of Postman for the scopes of the contract', () => {
  const auth = collection.item.find(({ name }) => name === 'Authentication')?.auth;
  expect(auth?.type).toBe('oauth2');
  expect(auth?.oauth2).toContainEqual({ key: 'scope', value: 'books offline', type: 'string' });
});

it('takes the tenant from a variable', () => {
  expect(request('getDebtor').header).toContainEqual({ key: 'X-Tenant-Id', value: '{{tenant}}' });
});

it('has what is required switched on, and the rest switched off with its example', () => {
  expect(request('listDebtors').url.query).toEqual([
    { key: 'Bookyear', value: '2026', description: '(Required) Of this book year.' },
    { key: 'code', value: 'NL', description: 'Only this code.', disabled: true },
  ]);
});

it('has the identifiers of the path as variables of the request', () => {
  expect(request('getDebtor').url).toMatchObject({
    path: ['v1', 'debtors', ':id'],
    variable: [{ key: 'id', value: '1' }],
  });
  expect(request('deleteDebtor').url).toMatchObject({ variable: [{ key: 'id', value: '7' }] });
});

it('sends the example of the contract', () => {
  expect(request('createDebtor').body).toEqual({
    mode: 'raw',
    raw: '{\n  "name": "Zonnestraal"\n}',
    options: { raw: { language: 'json' } },
  });
});

it('exchanges the code and the refresh token of the variables', () => {
  expect(request('requestTokenCode').body).toEqual({
    mode: 'urlencoded',
    urlencoded: [
      { key: 'grant_type', value: 'authorization_code' },
      { key: 'code', value: '{{code}}' },
      { key: 'redirect_uri', value: '{{redirectUri}}' },
    ],
  });
  expect(request('requestTokenRefresh').body).toMatchObject({
    urlencoded: [{ value: 'refresh_token' }, { key: 'refresh_token', value: '{{refreshToken}}' }],
  });
});

it('uploads a file, and says which', () => {
  expect(request('uploadFile').body).toEqual({ mode: 'file', file: { src: 'scan.pdf' } });
  expect(request('uploadFile').description).toContain('Choose a PDF as the body.');
});

it('defines every variable that it uses, and uses every one that it defines', () => {
  const used = [...JSON.stringify(collection.item).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
  const defined = collection.variable.map(({ key }) => key);
  expect(defined).toEqual(expect.arrayContaining(used));
  // The contract of this test has neither a language nor a secret.
  expect(defined.filter((key) => !used.includes(key))).toEqual(['token', 'language']);
});

it('is not made when an operation would be missing', async () => {
  const contract = changed('/v1/debtors', 'get', { tags: [] });
  await expect(postmanCollection(contract)).rejects.toThrow('Not in the collection: listDebtors.');
});
