import { expect, it } from 'vitest';
import { createMinimalContract } from '../__fixtures__/minimal-openapi.ts';
import { createHttpFile } from './http-file.ts';

const text = createHttpFile(createMinimalContract());
const [head = '', ...requests] = text.split(/(?=^### )/m);
const find = (name: string) => requests.find((request) => request.includes(`\n# @name ${name}\n`))?.trimEnd();

it('the .http file begins with a description, its dialect, and its variables', () => {
  expect(head).toMatch(/^# Minimal API 1\.2\.3: /);
  expect(head).toContain('httpYac');
  expect(head).toContain('\n@baseUrl = http://localhost:4010\n');
  expect(head).toContain('\n@token = sandbox-demo-token\n');
});

it('the .http file defines no variable that its scripts set', () => {
  const saved = [...text.matchAll(/client\.global\.set\('(\w+)'/g)].map(([, name]) => name);
  const defined = [...text.matchAll(/^@(\w+) =/gm)].map(([, name]) => name);
  expect(saved).toContain('debtorId');
  expect(defined.filter((name) => saved.includes(name))).toEqual([]);
});

it('a request that creates a record tests the response, and saves the identifier', () => {
  expect(find('createDebtor')).toBe(`### Debtors: Create a debtor
# @name createDebtor
POST {{baseUrl}}/v1/debtors
Authorization: Bearer {{token}}
X-Tenant-Id: {{tenant}}
Content-Type: application/json

{
  "name": "Zonnestraal",
  "iban": "NL13TEST0123456789"
}

> {%
  client.test('201 application/json', () => {
    client.assert(response.status === 201, \`The status is \${response.status}\`);
    client.assert(response.contentType.mimeType === 'application/json', \`The body is \${response.contentType.mimeType}\`);
  });
  client.global.set('debtorId', String(response.body.id));
%}`);
});

it('a request of a record uses the saved identifier', () => {
  expect(find('deleteDebtor')).toBe(`### Debtors: Delete a debtor
# @name deleteDebtor
DELETE {{baseUrl}}/v1/debtors/{{debtorId}}
Authorization: Bearer {{token}}
X-Tenant-Id: {{tenant}}

> {%
  client.test('204', () => {
    client.assert(response.status === 204, \`The status is \${response.status}\`);
  });
%}`);
});

it('a request of the .http file has only the required parameters', () => {
  expect(find('listDebtors')).toContain('\nGET {{baseUrl}}/v1/debtors?Bookyear=2026\n');
});

it('the sign-in of the .http file follows no redirect, sends no token, and uses the variables', () => {
  expect(find('authorize')).toContain(`# @no-redirect
# Without the sandbox, open this URL in a browser, and write the code of the URL where it ends in place of {{code}}.
GET {{authUrl}}/connect/authorize?client_id={{clientId}}&scope=books%20offline
Accept: text/plain

> {%`);
  expect(find('requestTokenCode')).toContain(`POST {{authUrl}}/connect/token
Content-Type: application/x-www-form-urlencoded

grant_type=authorization_code&code={{code}}&redirect_uri={{redirectUri}}

> {%`);
});

it('an upload of the .http file sends the PDF beside it', () => {
  expect(find('uploadFile')).toMatch(/^Content-Type: application\/pdf\n\n< \.\/scan\.pdf$/m);
});
