import { expect, it } from 'vitest';
import { curlOf, wrongToken } from './curl.ts';

const headers = { authorization: 'Bearer a-secret', 'x-tenant-id': '1', 'content-type': 'application/json' };

it('shows a request as a line for the shell, without the token', () => {
  const body = Buffer.from('{"name":"It\'s"}');
  const request = { method: 'POST', path: '/v1/debtors', headers, body };
  expect(curlOf('https://api.example', request)).toBe(
    `curl -i -X POST -H "Authorization: Bearer $ACCOUNTING_TOKEN" -H 'x-tenant-id: 1' -H 'content-type: application/json' --data-raw '{"name":"It'\\''s"}' 'https://api.example/v1/debtors'`,
  );
});

it('needs no method for what is only read', () => {
  expect(
    curlOf('https://api.example', { method: 'GET', path: '/v1/debtors?page=1', headers: {}, body: undefined }),
  ).toBe(`curl -i 'https://api.example/v1/debtors?page=1'`);
});

it('shows a token that is none', () => {
  const request = { method: 'GET', path: '/', headers: { authorization: wrongToken }, body: undefined };
  expect(curlOf('https://api.example', request)).toContain(`-H 'authorization: ${wrongToken}'`);
});

it('names the secrets of a form, and does not show them', () => {
  const form = 'client_id=me&client_secret=hush&grant_type=refresh_token&refresh_token=hush2';
  const request = { method: 'POST', path: '/connect/token', headers: {}, body: Buffer.from(form) };
  const line = curlOf('https://api.example', request);
  expect(line).toContain('client_id=me&client_secret=...&grant_type=refresh_token&refresh_token=...');
  expect(line).not.toContain('hush');
});

it('keeps curl from naming a media type where none was sent', () => {
  const request = { method: 'POST', path: '/', headers: {}, body: Buffer.from('{}') };
  expect(curlOf('https://api.example', request)).toContain("-H 'content-type:' --data-raw '{}'");
});

it('cuts what is long', () => {
  const request = { method: 'POST', path: '/', headers: {}, body: Buffer.from('x'.repeat(100_000)) };
  expect(curlOf('https://api.example', request).length).toBeLessThan(3000);
});
