import { describe, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { sendRaw } from '../support/raw-http.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();

const debtor = '{"name":"Theehuis","debtorKindId":1}';
const authorizedHeaders = `Host: localhost\r\nAuthorization: Bearer ${demoToken}\r\n`;

/** Response that an attacker would like somebody else to get, who uses the same connection of a proxy. */
const hidden = `GET /v1/journals HTTP/1.1\r\n${authorizedHeaders}Connection: close\r\n\r\n`;

/** Ends the connection after a request whose body the hidden one is. */
const last = `GET /v1/vatcodes?pageSize=1 HTTP/1.1\r\n${authorizedHeaders}Connection: close\r\n\r\n`;

const post = (framing: string, body: string, version = '1.1') =>
  `POST /v1/debtors HTTP/${version}\r\n${authorizedHeaders}Content-Type: application/json\r\n${framing}\r\n${body}`;
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const size = debtor.length;
const length = `Content-Length: ${size}\r\n`;
const chunked = 'Transfer-Encoding: chunked\r\n';

async function getStatuses(bytes: string): Promise<number[]> {
  const responses = await sendRaw(sandbox, bytes);
  for (const { body } of responses) expect(body).not.toContain('/v1/journals');
  return responses.map(({ status }) => status);
}

/** Two servers may see the end of these in two places, so they are refused, and nothing after them is read. */
const ambiguous: Readonly<Record<string, string>> = {
  'a length and chunks': post(`${length}${chunked}`, '0\r\n\r\n'),
  'chunks and a length': post(`${chunked}Content-Length: 4\r\n`, `${chunk(debtor)}0\r\n\r\n`),
  'two lengths that differ': post(`Content-Length: 0\r\n${length}`, ''),
  'two lengths that do not': post(`${length}${length}`, debtor),
  'a length below zero': post('Content-Length: -1\r\n', ''),
  'a length in hexadecimal': post(`Content-Length: 0x${size.toString(16)}\r\n`, debtor),
  'a length that is empty': post('Content-Length:\r\n', ''),
  'a length past any number': post('Content-Length: 99999999999999999999\r\n', ''),
  'a space before the colon of the length': post('Content-Length : 0\r\n', ''),
  'a space before the colon of the encoding': post('Transfer-Encoding : chunked\r\n', '0\r\n\r\n'),
  'an encoding that is almost chunked': post('Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'),
  'an encoding after a vertical tab': post('Transfer-Encoding:\x0bchunked\r\n', '0\r\n\r\n'),
  'an encoding after chunked': post('Transfer-Encoding: chunked, identity\r\n', '0\r\n\r\n'),
  'chunks of the identity encoding': post('Transfer-Encoding: identity, chunked\r\n', `${chunk(debtor)}0\r\n\r\n`),
  'chunks of compressed content': post('Transfer-Encoding: gzip, chunked\r\n', `${chunk(debtor)}0\r\n\r\n`),
  'two encodings': post(`${chunked}Transfer-Encoding: identity\r\n`, '0\r\n\r\n'),
  'the same encoding twice': post(`${chunked}${chunked}`, '0\r\n\r\n'),
  'chunks in HTTP/1.0': post(`Connection: keep-alive\r\n${chunked}`, '0\r\n\r\n', '1.0'),
  'chunks and a length in HTTP/1.0': post(
    `Connection: keep-alive\r\n${chunked}Content-Length: 0\r\n`,
    '0\r\n\r\n',
    '1.0',
  ),
  'a folded encoding': post('Transfer-Encoding:\r\n chunked\r\n', '0\r\n\r\n'),
  'a folded header with a length in it': post('X-Folded: a\r\n Content-Length: 5\r\n', ''),
  'a header that begins with a space': post(' Content-Length: 5\r\n', ''),
  'a line feed alone after a header': post(`X-A: b\n${length}`, debtor),
  'a carriage return alone in a header': post(`X-A: b\r${length}`, debtor),
  'line feeds alone everywhere': `GET /v1/debtors?pageSize=1 HTTP/1.1\n${authorizedHeaders.replaceAll('\r', '')}\n`,
  'a chunk whose size is too small': post(chunked, `${(size - 2).toString(16)}\r\n${debtor}\r\n0\r\n\r\n`),
  'a chunk whose size has a prefix': post(chunked, `0x${size.toString(16)}\r\n${debtor}\r\n0\r\n\r\n`),
  'a chunk whose size is below zero': post(chunked, '-1\r\n\r\n0\r\n\r\n'),
  'a space after the size of a chunk': post(chunked, `${size.toString(16)} \r\n${debtor}\r\n0\r\n\r\n`),
  'line feeds alone after chunks': post(chunked, `${size.toString(16)}\n${debtor}\n0\n\n`),
  'an extension of a chunk that ends in a line feed': post(chunked, '2;\nxx\r\n0\r\n\r\n'),
  'an extension of a chunk without end': post(chunked, `24;${'a'.repeat(20_000)}\r\n${debtor}\r\n0\r\n\r\n`),
  'a length after the chunks': post(chunked, `${chunk(debtor)}0\r\nContent-Length: 500\r\n\r\n`),
  'a target with spaces': `GET /v1/debtors a b HTTP/1.1\r\n${authorizedHeaders}\r\n`,
  'HTTP/0.9': 'GET /v1/debtors\r\n\r\n',
  'HTTP/2.0 in the words of HTTP/1.1': `GET /v1/debtors HTTP/2.0\r\n${authorizedHeaders}\r\n`,
  'the beginning of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'two hosts': `GET /v1/debtors HTTP/1.1\r\n${authorizedHeaders}Host: books.example\r\n\r\n`,
  'two tokens': `GET /v1/debtors HTTP/1.1\r\n${authorizedHeaders}Authorization: Bearer nobody\r\n\r\n`,
  'two media types': post(`Content-Type: text/plain\r\n${length}`, debtor),
};

const count = async () => (await sandbox.call('/v1/debtors?metaOnly=true')).body._meta.totalCount;

it.each(Object.entries(ambiguous))('rejects %s and does not read on', async (_what, attack) => {
  const before = await count();
  expect(await getStatuses(`${attack}${hidden}`)).toEqual([400]);
  // Some are refused after their body was read; nothing of it may be stored.
  expect(await count()).toBe(before);
});

describe('hidden request', () => {
  const inBody = (line: string, framing = '') =>
    `${line} HTTP/1.1\r\n${authorizedHeaders}${framing}Content-Length: ${hidden.length}\r\n\r\n${hidden}`;
  const json = 'Content-Type: application/json\r\n';

  it.each([
    ['the body of a GET', inBody('GET /v1/debtors?pageSize=1'), 200],
    ['the body of a HEAD', inBody('HEAD /v1/debtors?pageSize=1'), 200],
    ['the body of a DELETE', inBody('DELETE /v1/debtors/4711'), 404],
    ['the body of an OPTIONS', inBody('OPTIONS /v1/debtors'), 405],
    ['the body of a POST', inBody('POST /v1/debtors', json), 400],
    ['the body of a POST to an unknown path', inBody('POST /v1/nowhere', json), 404],
    ['the body of a request for a page', inBody('GET /docs/'), 200],
    ['the body of a request for another host', inBody('POST http://books.example/v1/debtors', json), 421],
    ['the body of a request with an unknown Expect', inBody('POST /v1/debtors', `${json}Expect: something\r\n`), 417],
    [
      'a body whose length one hop is to take away',
      inBody('POST /v1/debtors', `${json}Connection: Content-Length\r\n`),
      400,
    ],
    [
      'a body after lengths with another name',
      inBody('POST /v1/debtors', `${json}Content_Length: 0\r\nTransfer_Encoding: chunked\r\n`),
      400,
    ],
    ['a chunk', post(chunked, `${chunk(hidden)}0\r\n\r\n`), 400],
    ['an extension of a chunk', post(chunked, `2;a="GET /v1/journals HTTP/1.1"\r\n{}\r\n0\r\n\r\n`), 400],
  ])('in %s is not answered, but the following request is', async (_where, attack, status) => {
    expect(await getStatuses(`${attack}${last}`)).toEqual([status, 200]);
  });

  it('after the last request of a connection is not answered', async () => {
    const first = `GET /v1/debtors?pageSize=1 HTTP/1.1\r\n${authorizedHeaders}Connection: close\r\n\r\n`;
    expect(await getStatuses(`${first}${hidden}`)).toEqual([200]);
    expect(await getStatuses(`${first.replace('1.1', '1.0')}${hidden}`)).toEqual([200]);
  });

  it('in the body of an upgrade request is not answered', async () => {
    const upgrade = 'Connection: Upgrade, close\r\nUpgrade: websocket\r\n';
    expect(await getStatuses(inBody('POST /v1/debtors', `${json}${upgrade}`))).toEqual([400]);
  });

  it('in a CONNECT tunnel is not answered', async () => {
    expect(await getStatuses(`CONNECT localhost:80 HTTP/1.1\r\n${authorizedHeaders}\r\n${hidden}`)).toEqual([]);
  });
});

it.each([
  ['a tab before the encoding', 'Transfer-Encoding:\tchunked\r\n', `${chunk(debtor)}0\r\n\r\n`],
  ['capitals in the encoding', 'tRANSFER-eNCODING: CHUNKED\r\n', `${chunk(debtor)}0\r\n\r\n`],
  ['extensions of chunks', chunked, `${size.toString(16)};a=b;c="d"\r\n${debtor}\r\n0;e\r\n\r\n`],
  ['zeros before the size of a chunk', chunked, `000${size.toString(16)}\r\n${debtor}\r\n0\r\n\r\n`],
  ['zeros before the length', `Content-Length: 000${size}\r\n`, debtor],
])('accepts %s, which every server reads alike', async (_what, framing, body) => {
  expect(await getStatuses(`${post(framing, body)}${last}`)).toEqual([201, 200]);
});
