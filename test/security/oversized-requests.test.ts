import { describe, expect, it } from 'vitest';
import { MAX_HEADER_BYTES } from '../../mocks/hosts/node/server/client-error.ts';
import { formatRequest, getRawHeader, LAST_REQUEST_HEADERS, sendRaw } from '../support/raw-http.ts';
import { useSandbox } from '../support/sandbox.ts';
import { sendOne } from './requests.ts';

const sandbox = useSandbox();

const list = '/v1/debtors?pageSize=1';
const authorize = '/connect/authorize?client_id=';

/** Parts of a request that can be long: its target, or headers. */
type Long = readonly [target: string, headers?: Readonly<Record<string, string>>];

/** A request that is as long as one part of it. */
const requestParts: Readonly<Record<string, (size: number) => Long>> = {
  'the path of the API': (size) => [`/v1/${'x'.repeat(size)}`],
  'a path of many parts': (size) => ['/v1'.padEnd(size, '/a')],
  'an identifier': (size) => [`/v1/debtors/${'1'.repeat(size)}`],
  'the path of a page': (size) => [`/docs/${'x'.repeat(size)}`],
  'the path of the control plane': (size) => [`/_sandbox/${'x'.repeat(size)}`],
  'the path of the sign-in': (size) => [`/connect/sign-in/${'x'.repeat(size)}`],
  'a client': (size) => [`${authorize}${'x'.repeat(size)}`],
  'a filter': (size) => [`${list}&name=${'x'.repeat(size)}`],
  'a filter of escapes': (size) => [`${list}&name=${'%41'.repeat(size / 3)}`],
  'filters that links write longer': (size) => [`${list}${`&name=${'|'.repeat(100)}`.repeat(size / 106)}`],
  'the name of a parameter': (size) => [`${list}&${'x'.repeat(size)}=1`],
  'a number of parameters': (size) => [`${list}${'&a=1'.repeat(size / 4)}`],
  'a number of the same filters': (size) => [`${list}${'&id=1'.repeat(size / 5)}`],
  'an order': (size) => [`/v1/debtors?orderby=${'-'.repeat(size)}name`],
  'a list of fields': (size) => [`/v1/debtors?fields=${'id,'.repeat(size / 3)}id`],
  Authorization: (size) => [list, { authorization: `Bearer ${'x'.repeat(size)}` }],
  'Authorization with spaces': (size) => [list, { authorization: `Bearer ${' '.repeat(size)}x y` }],
  'X-Tenant-Id': (size) => [list, { 'x-tenant-id': '1'.repeat(size) }],
  Accept: (size) => [list, { accept: 'a/b,'.repeat(size / 4) }],
  'Accept with parameters': (size) => [list, { accept: `a/b${';'.repeat(size)}` }],
  'Accept-Language': (size) => [list, { 'accept-language': 'nl,'.repeat(size / 3) }],
  'Accept-Language with spaces': (size) => [list, { 'accept-language': `nl${' '.repeat(size)}x` }],
  'Accept-Encoding': (size) => ['/docs/', { 'accept-encoding': 'x,'.repeat(size / 2) }],
  'If-None-Match': (size) => ['/docs/', { 'if-none-match': `"${'x'.repeat(size)}"` }],
  Origin: (size) => [list, { origin: `http://${'x'.repeat(size)}.example` }],
  Cookie: (size) => [`${authorize}x`, { cookie: 'a=b; '.repeat(size / 5) }],
  'Content-Type': (size) => ['/v1/debtors', { 'content-type': `application/json;${'x'.repeat(size)}` }],
  Host: (size) => [list, { host: `${'x'.repeat(size)}.localhost` }],
  'an unknown header': (size) => [list, { [`x-${'x'.repeat(size)}`]: '1' }],
};

const kib = 1024;
const send = ([target, headers]: Long) => sendOne(sandbox, `GET ${target}`, headers);

describe.each(Object.entries(requestParts))('%s', (_where, long) => {
  it('are accepted just below the limit', async () => {
    const { status, head } = await send(long(MAX_HEADER_BYTES - kib));
    expect([200, 400, 401, 403, 404, 406, 421]).toContain(status);
    expect(head).toMatch(/^content-type: /im);
  });

  it.each([MAX_HEADER_BYTES + kib, 64 * kib, 1024 * kib])('of %d bytes are rejected', async (size) => {
    const response = await send(long(size));
    expect(response.status).toBe(431);
    expect(getRawHeader(response, 'content-type')).toBe('application/problem+json');
    expect(JSON.parse(response.body)).toMatchObject({ status: 431, detail: expect.stringContaining('16384 bytes') });
  });
});

it('limits the number of headers', async () => {
  const many = (count: number) =>
    send([list, Object.fromEntries(Array.from({ length: count }, (_none, index) => [`x${index}`, '1']))]);
  expect((await many(500)).status).toBe(200);
  expect((await many(3000)).status).toBe(431);
});

it('reads the last of many headers', async () => {
  const filler = Object.fromEntries(Array.from({ length: 700 }, (_none, index) => [`x${index}`, '']));
  const { body } = await send([list, { ...filler, 'x-tenant-id': '2' }]);
  expect(JSON.parse(body)._meta.administrationId).toBe(2);
});

it('applies the limit to trailers', async () => {
  const head = { ...LAST_REQUEST_HEADERS, 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
  const request = formatRequest('POST /v1/debtors', head, `2\r\n{}\r\n0\r\nx-trailer: ${'x'.repeat(20 * kib)}\r\n\r\n`);
  expect((await sendRaw(sandbox, request)).map(({ status }) => status)).toEqual([431]);
});
