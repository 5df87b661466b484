import { expect, it } from 'vitest';
import { createMinimalContract } from '../__fixtures__/minimal-openapi.ts';
import { createPostmanCollection, type Item } from './postman.ts';
import { createPostmanEnvironment } from './postman-environment.ts';

const collection = createPostmanCollection(createMinimalContract());

function findItem(id: string): Item {
  const item = collection.item.flatMap((folder) => folder.item).find((candidate) => candidate.id === id);
  if (!item) throw new Error(`There is no ${id}`);
  return item;
}

const findRequest = (id: string): Item['request'] => findItem(id).request;
const printScript = (id: string): string =>
  findItem(id)
    .event.flatMap(({ script }) => script.exec)
    .join('\n');

it('a collection has a folder for each group, with the description of its tag', () => {
  expect(collection.item.map(({ name, description }) => [name, description])).toEqual([
    ['Inbox files', 'PDF documents.'],
    ['Authentication', 'Sign in.'],
    ['Debtors', 'Customers.'],
  ]);
});

it('a request has the summary and the description of its operation', () => {
  expect(findItem('getDebtor').name).toBe('Get a debtor');
  expect(findItem('getDebtor').request.description).toBe('Get a debtor.');
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

it('path parameters have the identifier that an earlier request saves', () => {
  expect(findRequest('getDebtor').url).toMatchObject({
    path: ['v1', 'debtors', ':id'],
    variable: [{ key: 'id', value: '{{debtorId}}' }],
  });
});

it('the script of a request tests the response, and saves the identifier of a new record', () => {
  expect(printScript('createDebtor')).toBe(`pm.test('The status is 201', () => pm.response.to.have.status(201));
pm.test('The body is application/json', () => pm.expect(pm.response.headers.get('Content-Type')).to.match(/^application\\/json\\b/));
pm.test('The body has its required members', () => pm.expect(pm.response.json()).to.include.all.keys('id', 'name'));
if (pm.response.code === 201) {
  pm.collectionVariables.set('debtorId', pm.response.json().id);
}`);
});

it('the identifier is that of the example until a record is created, and again when it is deleted', () => {
  expect(collection.variable).toContainEqual({ key: 'debtorId', value: '1' });
  expect(printScript('deleteDebtor')).toBe(`pm.test('The status is 204', () => pm.response.to.have.status(204));
pm.test('There is no body', () => pm.expect(pm.response.text()).to.be.empty);
if (pm.response.code === 204) {
  pm.collectionVariables.set('debtorId', '1');
}`);
});

it('the tokens are saved in the environment where it has them, which overrides the collection', () => {
  expect(printScript('requestTokenCode')).toContain(
    "(pm.environment.has('token') ? pm.environment : pm.collectionVariables).set('token', pm.response.json().access_token);",
  );
});

it('the environment has the variables of the collection that differ between servers, and masks the secrets', () => {
  const { values } = createPostmanEnvironment();
  expect(values).toContainEqual({ key: 'baseUrl', value: 'http://localhost:4010', type: 'default', enabled: true });
  const secrets = values.filter(({ type }) => type === 'secret').map(({ key }) => key);
  expect(secrets).toEqual(['token', 'clientSecret', 'code', 'refreshToken']);
  const collectionKeys = collection.variable.map(({ key }) => key);
  expect(values.map(({ key }) => key).filter((key) => !collectionKeys.includes(key))).toEqual([]);
});

it('the body of a request is the example of the contract, with changes that a run needs', () => {
  expect(findRequest('createDebtor').body).toEqual({
    mode: 'raw',
    raw: '{\n  "name": "Zonnestraal",\n  "iban": "NL13TEST0123456789"\n}',
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

it('an upload holds a PDF, so that the collection runs in any folder', () => {
  expect(findRequest('uploadFile').body).toEqual({
    mode: 'raw',
    raw: expect.stringMatching(/^%PDF-1\.4\n.*\n%%EOF\n$/s),
    options: { raw: { language: 'text' } },
  });
  expect(findRequest('uploadFile').header).toContainEqual({ key: 'Content-Type', value: 'application/pdf' });
  expect(findRequest('uploadFile').description).toContain('choose `binary` as the body');
});

it('a collection defines every variable that it uses, and uses every variable that it defines', () => {
  const used = [...JSON.stringify(collection.item).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
  const defined = collection.variable.map(({ key }) => key);
  expect(defined).toEqual(expect.arrayContaining(used));
  // The contract of this test has neither a language nor a secret.
  expect(defined.filter((key) => !used.includes(key))).toEqual(['token', 'language']);
});
