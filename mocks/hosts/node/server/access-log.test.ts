import { describe, expect, it } from 'vitest';
import { formatError, redact } from '../../../http/redact.ts';
import type { HttpRequest } from '../../../http/types.ts';
import { formatLogLine } from './access-log.ts';

const request: HttpRequest = {
  method: 'GET',
  origin: 'http://localhost:4010',
  basePath: '',
  path: '/v1/debtors',
  search: '?pageSize=2&name=Caf%C3%A9',
  headers: {},
  rawHeaders: [],
  httpVersion: '1.1',
  remoteAddress: '127.0.0.1',
  body: (async function* () {})(),
  isAborted: () => false,
  isDisconnected: () => false,
  exchange: { user: 'demo', administration: 1 },
};
const START = Date.parse('2026-01-05T09:30:00Z');

/** @param url path and query. */
function format(url: string, status = 200, user = 'demo'): string {
  const [path = '', search] = url.split(/(?=\?)/);
  const sent = { ...request, path, search: search ?? '', exchange: { user, administration: 1 } };
  return formatLogLine(sent, { status, headers: {} }, START, START + 3.249);
}
const formatUrl = (url: string): string => {
  const { path, query = '' } = JSON.parse(format(url));
  return `${path}${query}`;
};

describe('log line', () => {
  it('redacts secret query parameters in any spelling', () => {
    const secrets =
      'code state client_secret code_verifier code_challenge token access_token refresh_token id_token login_hint ' +
      'api_key apiKey apikey x-api-key key subscription-key auth password passwd sig signature session_id';
    for (const name of secrets.split(' ')) {
      const spellings = [name, name.toUpperCase(), name.replace('o', '%6f'), `${name}[0]`, `%20${name}`, `${name}+`];
      for (const spelled of spellings) {
        const url = `/connect/authorize?x=1&${spelled}=hush=hush&code_challenge_method=S256`;
        expect(formatUrl(url)).toBe(`/connect/authorize?x=1&${spelled}=***&code_challenge_method=S256`);
      }
    }
    expect(formatUrl('/?code&state=&postalCode=1012')).toBe('/?code&state=***&postalCode=1012');
    expect(formatUrl('/?authorized=true&keyword=a')).toBe('/?authorized=true&keyword=a');
  });

  it('redacts secrets in nested URLs', () => {
    const url = '/connect/sign-in?returnTo=http%3A%2F%2Flocalhost%2Fcb%3Fcode%3Dhush&x=eyJhbGciOiJub25lIn0.e30.hush';
    expect(formatUrl(url)).not.toContain('hush');
    expect(formatUrl('http://demo:hush@localhost/v1/debtors')).toBe('http://***@localhost/v1/debtors');
  });

  it('is a single line of plain characters for any input', () => {
    const controlCharacters = 'a\r\nb\u001b[2Jc\u0085d\u2028e\u2029f\u009bg\u202eh\u{e0001}i\ud800j';
    const line = format('/', 200, controlCharacters);
    expect(line).toMatch(/^[ -~é]+$/);
    expect(JSON.parse(line)).toMatchObject({ user: controlCharacters });
  });
});

it('an error is written with its causes and without their secrets', () => {
  const cause = new Error('no response with Authorization: Basic aHVzaDpodXNo');
  const error = new Error('cannot read Bearer hush', { cause });
  expect(formatError(error)).toMatch(
    /^Error: cannot read Bearer \*\*\*\n +at .*\ncaused by: Error: no response with Authorization: \*\*\*\n +at /s,
  );
  const circular: Error = new Error('round');
  circular.cause = circular;
  expect(formatError(circular)).toContain('round');
  expect(formatError('plain text')).toBe('plain text');
  expect(formatError('long '.repeat(10_000)).length).toBeLessThan(10_000);
});

/** Texts with a secret, which is "hush" or has it in Base64. */
const SECRETS: readonly string[] = [
  'Bearer hush',
  'bearer  hu.sh-_~+/==, then',
  'authorization: Digest username="hush", realm="hush"\nnext',
  '"authorization":"Bearer hush"',
  "[ 'Authorization', 'Basic aHVzaA==' ]",
  'set-cookie: session=hush; Path=/',
  'X-Sandbox-Key: hush',
  'grant_type=refresh_token&refresh_token=hush&scope=x',
  '{"access_token":"hush","expires_in":1}',
  '{"id_token" : "hush \\" hush"}',
  '{\\"access_token\\":\\"hush\\",\\"x\\":1}',
  "{ accessToken: 'hush', client_secret: 'hu\\'sh' }",
  'GET http://localhost/v1/debtors?api_key=hush&page=2',
  '{"apiKey":"hush","x":1}',
  'x-api-key: hush',
  'GET http://localhost/cb?code=hush&state=hush failed',
  'verified eyJhbGciOiJub25lIn0.eyJzdWIiOiJodXNoIn0.hush.',
  'connect to postgres://demo:hush@db.example/books',
];

/** Texts without one. */
const OTHERS: readonly string[] = [
  "SyntaxError: Unexpected token 'x', line 3",
  "Error: listen EADDRINUSE { code: 'EADDRINUSE', state: 'closed' }",
  'Basic authentication is not supported',
  'expected 3 tokens: a, b',
  'at handle (file:///srv/node_modules/pkg@1.2.3/index.js:10:5)',
];

it('secrets are removed from free text, and nothing else', async () => {
  for (const text of SECRETS) expect(redact(text)).not.toMatch(/hu\.?\\?'?sh|aHVza|JodXNo/);
  expect(OTHERS.map(redact)).toEqual(OTHERS);
  await expect(SECRETS.map(redact).join('\n')).toMatchFileSnapshot('__snapshots__/redacted-texts.txt');
});
