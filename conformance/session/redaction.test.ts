import { expect, test } from 'vitest';
import { createRedaction } from './redaction.ts';

const client = { id: 'shop', secret: 's3cret/+', redirectUri: undefined, refreshToken: 'refresh-1' };

test('The token is replaced by its variable everywhere', () => {
  const { redact } = createRedaction({ token: 'abc.defg', client: undefined });
  expect(redact('got "Bearer abc.defg" and abc.defg')).toBe('got "Bearer $ACCOUNTING_TOKEN" and $ACCOUNTING_TOKEN');
});

test('The secrets of the client are redacted as they are, in a URL, and in a Basic header', () => {
  const { redact } = createRedaction({ token: 'abc.defg', client });
  const basic = Buffer.from('shop:s3cret/+').toString('base64');
  expect(redact(`s3cret/+ s3cret%2F%2B ${basic} refresh-1`)).toBe('... ... ... ...');
});

test('A token with special characters is redacted in JSON and in a URL', () => {
  const { redact } = createRedaction({ token: 'a"b=cdefg', client: undefined });
  expect(redact('{"said":"a\\"b=cdefg"} a%22b%3Dcdefg')).toBe('{"said":"$ACCOUNTING_TOKEN"} $ACCOUNTING_TOKEN');
});

test('A token that the server issues later is redacted too', () => {
  const { redact, add } = createRedaction({ token: 'abc.defg', client });
  add('new-token');
  expect(redact('abc.defg new-token s3cret/+')).toBe('$ACCOUNTING_TOKEN ... ...');
});

test('A short secret is redacted as a whole where a credential is, and nowhere else', () => {
  const { redact } = createRedaction({ token: 'x', client: { ...client, secret: 'ab"', refreshToken: '' } });
  expect(redact('curl -H "Authorization: Bearer x" https://example.com/x?access_token=x&next=x')).toBe(
    'curl -H "Authorization: Bearer $ACCOUNTING_TOKEN" https://example.com/x?access_token=$ACCOUNTING_TOKEN&next=x',
  );
  expect(redact('{"access_token": "x", "text": "x is next to Bearer xy", "client_secret":"ab\\""}')).toBe(
    '{"access_token": "$ACCOUNTING_TOKEN", "text": "x is next to Bearer xy", "client_secret":"..."}',
  );
});
