import { expect, test } from 'vitest';
import { createRedaction } from './redaction.ts';

const client = { id: 'shop', secret: 's3cret/+', redirectUri: undefined, refreshToken: 'refresh-1' };

test('The token is replaced by its variable everywhere', () => {
  const { redact } = createRedaction({ token: 'abc.def', client: undefined });
  expect(redact('got "Bearer abc.def" and abc.def')).toBe('got "Bearer $ACCOUNTING_TOKEN" and $ACCOUNTING_TOKEN');
});

test('The secrets of the client are redacted as they are, in a URL, and in a Basic header', () => {
  const { redact } = createRedaction({ token: 'abc.def', client });
  const basic = Buffer.from('shop:s3cret/+').toString('base64');
  expect(redact(`s3cret/+ s3cret%2F%2B ${basic} refresh-1`)).toBe('... ... ... ...');
});

test('A token with special characters is redacted in JSON and in a URL', () => {
  const { redact } = createRedaction({ token: 'a"b=c', client: undefined });
  expect(redact('{"said":"a\\"b=c"} a%22b%3Dc')).toBe('{"said":"$ACCOUNTING_TOKEN"} $ACCOUNTING_TOKEN');
});

test('A token that the server issues later is redacted too', () => {
  const { redact, add } = createRedaction({ token: 'abc.def', client });
  add('new-token');
  expect(redact('abc.def new-token s3cret/+')).toBe('$ACCOUNTING_TOKEN ... ...');
});
