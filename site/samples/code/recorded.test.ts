import { expect, it } from 'vitest';
import { highlightRecorded } from './recorded.ts';

it.each([
  'Location: http://localhost:4010/_sandbox/worlds/shop-1',
  '{ "self": "http://localhost:4010/v1/debtors/1" }',
  "curl 'http://localhost:4010/v1/debtors'",
  'curl http://localhost:4010',
  '# See http://localhost:4010/docs/.',
  'const url = `http://localhost:4010`;',
])('the server in %j is a token of its own, whatever is around it', (code) => {
  const tokens = highlightRecorded(code);
  expect(tokens.filter(({ server }) => server === 'api')).toHaveLength(1);
  expect(tokens.map(({ text, server }) => (server ? 'http://localhost:4010' : text)).join('')).toBe(code);
});

it('the authorization server has a name of its own, and another port is text', () => {
  const servers = (code: string) => highlightRecorded(code).flatMap(({ server = [] }) => server);
  expect(servers('POST http://localhost:4010/connect/token')).toEqual(['signIn']);
  expect(servers('curl http://localhost:40100')).toEqual([]);
});
