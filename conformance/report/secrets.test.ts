import { expect, test } from 'vitest';
import { redactionOf } from './secrets.ts';

const client = { id: 'shop', secret: 's3cret/+', redirectUri: undefined, refreshToken: 'refresh-1' };

test('the token is replaced by its variable, wherever it stands', () => {
  const redact = redactionOf({ token: 'abc.def', client: undefined });
  expect(redact('got "Bearer abc.def" and abc.def')).toBe('got "Bearer $ACCOUNTING_TOKEN" and $ACCOUNTING_TOKEN');
});

test('the secrets of the client are hidden as they are, in a URL, and in a Basic header', () => {
  const redact = redactionOf({ token: 'abc.def', client });
  const basic = Buffer.from('shop:s3cret/+').toString('base64');
  expect(redact(`s3cret/+ s3cret%2F%2B ${basic} refresh-1`)).toBe('... ... ... ...');
});

test('a token with signs is found in JSON and in a URL', () => {
  const redact = redactionOf({ token: 'a"b=c', client: undefined });
  expect(redact('{"said":"a\\"b=c"} a%22b%3Dc')).toBe('{"said":"$ACCOUNTING_TOKEN"} $ACCOUNTING_TOKEN');
});
