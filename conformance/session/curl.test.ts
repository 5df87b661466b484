import { expect, it } from 'vitest';
import { formatCurl, INVALID_TOKEN } from './curl.ts';
import type { HttpRequest } from './http.ts';

const format = (method: string, headers: HttpRequest['headers'] = [], body?: string): string =>
  formatCurl('https://api.example', {
    method,
    path: '/v1/debtors',
    headers,
    body: body === undefined ? undefined : Buffer.from(body),
  });

const headers = [
  ['authorization', 'Bearer a-secret'],
  ['x-tenant-id', '1'],
  ['content-type', 'application/json'],
  ['content-length', '15'],
] as const;
const form = 'client_id=me&client_secret=hush&grant_type=refresh_token&refresh_token=hush2';

it('A request is a command, quoted for the shell, which reads the token from the environment', async () => {
  const commands = [
    format('GET'),
    format('HEAD'),
    format('GET', [['authorization', INVALID_TOKEN]]),
    format('POST', headers, '{"name":"It\'s"}'),
    // Without its header curl would add a media type.
    format('POST', [], '{}'),
    format('POST', [], form),
  ];
  expect(commands.join()).not.toMatch(/a-secret|hush/);
  await expect(`${commands.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/curl.txt');
});

it('A long body is truncated', () => {
  expect(format('POST', [], 'x'.repeat(100_000)).length).toBeLessThan(3000);
});
