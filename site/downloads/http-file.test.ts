import { expect, it } from 'vitest';
import { httpFile } from './http-file.ts';
import { smallContract } from './small-contract.ts';

const text = httpFile(smallContract());
const [head = '', ...requests] = text.split(/(?=^### )/m);
const request = (title: string) => requests.find((one) => one.startsWith(`### ${title}\n`))?.trimEnd();

it('says what it is, and begins with its variables', () => {
  expect(head).toContain('# Small API 1.2.3: a request for each operation.\n');
  expect(head).toContain('\n@baseUrl = http://localhost:4010\n');
  expect(head).toContain('\n@token = sandbox-demo-token\n');
});

it('has the requests in the order of the contract', () => {
  expect(requests.map((one) => /^# @name (\w+)$/m.exec(one)?.[1])).toEqual([
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

it('asks for what is required, and leaves the rest out', () => {
  expect(request('List debtors')).toBe(`### List debtors
# @name listDebtors
GET {{baseUrl}}/v1/debtors?Bookyear=2026
Authorization: Bearer {{token}}
X-Tenant-Id: {{tenant}}`);
});

it('names a record in the path', () => {
  expect(request('Get a debtor')).toContain('\nGET {{baseUrl}}/v1/debtors/1\n');
});

it('sends the example of the contract', () => {
  expect(request('Create a debtor')).toBe(`### Create a debtor
# @name createDebtor
POST {{baseUrl}}/v1/debtors
Authorization: Bearer {{token}}
X-Tenant-Id: {{tenant}}
Content-Type: application/json

{
  "name": "Zonnestraal"
}`);
});

it('signs in without a token, by the variables', () => {
  expect(request('Sign in')).toBe(`### Sign in
# @name authorize
# Open this address in a browser, and copy the code from the address that it ends at.
GET {{authUrl}}/connect/authorize?client_id={{clientId}}&scope=books%20offline`);
  expect(request('Get tokens: Exchange a code')).toBe(`### Get tokens: Exchange a code
# @name requestTokenCode
POST {{authUrl}}/connect/token
Content-Type: application/x-www-form-urlencoded

grant_type=authorization_code&code={{code}}&redirect_uri={{redirectUri}}`);
});

it('sends the PDF that lies beside it', () => {
  expect(request('Add a file')).toMatch(/^Content-Type: application\/pdf\n\n< \.\/scan\.pdf$/m);
});
