import { describe, expect, it } from 'vitest';
import { formatCurl, INVALID_TOKEN } from './curl.ts';
import type { HttpRequest } from './http.ts';

const server = 'https://api.example';
const createRequest = (method: string, headers: HttpRequest['headers'] = [], body?: string): HttpRequest => ({
  method,
  path: '/v1/debtors',
  headers,
  body: body === undefined ? undefined : Buffer.from(body),
});

describe('formatCurl', () => {
  it('quotes a request for the shell, and reads the token from the environment', () => {
    const headers = [
      ['authorization', 'Bearer a-secret'],
      ['x-tenant-id', '1'],
      ['content-type', 'application/json'],
      ['content-length', '15'],
    ] as const;
    expect(formatCurl(server, createRequest('POST', headers, '{"name":"It\'s"}'))).toBe(
      `curl -i -X POST -H "Authorization: Bearer $ACCOUNTING_TOKEN" -H 'x-tenant-id: 1' -H 'content-type: application/json' --data-raw '{"name":"It'\\''s"}' 'https://api.example/v1/debtors'`,
    );
  });

  it('omits the method of a read', () => {
    expect(formatCurl(server, createRequest('GET'))).toBe(`curl -i 'https://api.example/v1/debtors'`);
    expect(formatCurl(server, createRequest('HEAD'))).toBe(`curl -i -I 'https://api.example/v1/debtors'`);
  });

  it('prints a token that is not valid', () => {
    const request = createRequest('GET', [['authorization', INVALID_TOKEN]]);
    expect(formatCurl(server, request)).toContain(`-H 'authorization: ${INVALID_TOKEN}'`);
  });

  it('hides the secrets of a form', () => {
    const form = 'client_id=me&client_secret=hush&grant_type=refresh_token&refresh_token=hush2';
    const command = formatCurl(server, createRequest('POST', [], form));
    expect(command).toContain('client_id=me&client_secret=***&grant_type=refresh_token&refresh_token=***');
    expect(command).not.toContain('hush');
  });

  it('keeps curl from adding a media type', () => {
    expect(formatCurl(server, createRequest('POST', [], '{}'))).toContain("-H 'content-type:' --data-raw '{}'");
  });

  it('truncates a long body', () => {
    expect(formatCurl(server, createRequest('POST', [], 'x'.repeat(100_000))).length).toBeLessThan(3000);
  });
});
