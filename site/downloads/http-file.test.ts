import { expect, it } from 'vitest';
import { createMinimalContract } from '../__fixtures__/minimal-openapi.ts';
import { createHttpFile } from './http-file.ts';

const text = createHttpFile(createMinimalContract());
const [head = '', ...requests] = text.split(/(?=^### )/m);
const find = (title: string) => requests.find((request) => request.startsWith(`### ${title}\n`))?.trimEnd();

it('the .http file begins with a description and its variables', () => {
  expect(head).toContain('# Minimal API 1.2.3: a request for each operation.\n');
  expect(head).toContain('\n@baseUrl = http://localhost:4010\n');
  expect(head).toContain('\n@token = sandbox-demo-token\n');
});

it('the .http file has the requests in the order of the contract', () => {
  expect(requests.map((request) => /^# @name (\w+)$/m.exec(request)?.[1])).toEqual([
    'authorize',
    'requestTokenCode',
    'requestTokenRefresh',
    'listDebtors',
    'createDebtor',
    'getDebtor',
    'deleteDebtor',
    'uploadFile',
  ]);
});

it('a request of the .http file has only the required parameters', () => {
  expect(find('List debtors')).toBe(`### List debtors
# @name listDebtors
GET {{baseUrl}}/v1/debtors?Bookyear=2026
Authorization: Bearer {{token}}
X-Tenant-Id: {{tenant}}`);
});

it('a request of the .http file has its path parameters filled in', () => {
  expect(find('Get a debtor')).toContain('\nGET {{baseUrl}}/v1/debtors/1\n');
});

it('a request of the .http file sends the example of the contract', () => {
  expect(find('Create a debtor')).toBe(`### Create a debtor
# @name createDebtor
POST {{baseUrl}}/v1/debtors
Authorization: Bearer {{token}}
X-Tenant-Id: {{tenant}}
Content-Type: application/json

{
  "name": "Zonnestraal"
}`);
});

it('the sign-in of the .http file sends no token, and uses the variables', () => {
  expect(find('Sign in')).toBe(`### Sign in
# @name authorize
# Open this address in a browser, and copy the code from the address of the page where it ends.
GET {{authUrl}}/connect/authorize?client_id={{clientId}}&scope=books%20offline`);
  expect(find('Get tokens: Exchange a code')).toBe(`### Get tokens: Exchange a code
# @name requestTokenCode
POST {{authUrl}}/connect/token
Content-Type: application/x-www-form-urlencoded

grant_type=authorization_code&code={{code}}&redirect_uri={{redirectUri}}`);
});

it('an upload of the .http file sends the PDF beside it', () => {
  expect(find('Add a file')).toMatch(/^Content-Type: application\/pdf\n\n< \.\/scan\.pdf$/m);
});
