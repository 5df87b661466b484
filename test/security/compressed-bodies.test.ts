import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../mocks/api/sign-in/testing/fake-browser.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { fillPath, listOperations, PDF_HEADERS } from '../support/operations.ts';
import { createRejections } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';
import { authorizeUrl, credentials } from '../support/sign-in.ts';

const sandbox = useSandbox();
const { expectNothingStored } = createRejections(sandbox);
afterAll(expectNothingStored);

/** A few kilobytes that become five megabytes of valid JSON, and a debtor that would be stored. */
const bomb = Buffer.from(`{"name":"Theehuis","debtorKindId":1${' '.repeat(5_000_000)}}`);
const zipped = gzipSync(bomb);
const small = Buffer.from('{"name":"Theehuis","debtorKindId":1}');

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

async function send(path: string, body: Buffer, headers: Record<string, string>) {
  const reply = await fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...(path.startsWith('/v1/') && { authorization: `Bearer ${demoToken}` }), ...headers },
    body: Uint8Array.from(body),
  });
  return { status: reply.status, text: await reply.text() };
}

describe.each([
  ['gzip', zipped],
  ['GZIP', zipped],
  ['x-gzip', zipped],
  ['deflate', deflateSync(bomb)],
  ['br', brotliCompressSync(bomb)],
  ['zstd', zstdCompressSync(bomb)],
  ['gzip, gzip', gzipSync(zipped)],
  ['identity, gzip', zipped],
  ['gzip, identity', zipped],
  ['anything', small],
])('a request body with Content-Encoding %s', (encoding, body) => {
  const headers = { 'content-encoding': encoding };

  it.each(['/v1/debtors', '/_sandbox/snapshots'])('is rejected by POST %s without being decompressed', async (path) => {
    const { status, text } = await send(path, body, { ...json, ...headers });
    expect([status, JSON.parse(text).type]).toEqual([415, expect.stringMatching(/unsupported-media-type$/)]);
  });

  it.each(listOperations('upload').map((operation) => fillPath(operation)))(
    'is rejected by the PDF upload POST %s',
    async (path) => {
      expect((await send(path, body, { ...PDF_HEADERS, ...headers })).status).toBe(415);
    },
  );

  it('is rejected by the token endpoint', async () => {
    const { status, text } = await send('/connect/token', body, { ...form, ...headers });
    expect([status, JSON.parse(text).error]).toEqual([400, 'invalid_request']);
  });
});

it('rejects a compressed body without Content-Encoding', async () => {
  expect((await send('/v1/debtors', gzipSync(small), json)).status).toBe(400);
});

it('does not read client credentials or a user choice from a compressed form', async () => {
  const grant = Buffer.from(
    String(new URLSearchParams({ ...credentials, grant_type: 'refresh_token', refresh_token: 'x' })),
  );
  const { text } = await send('/connect/token', gzipSync(grant), { ...form, 'content-encoding': 'gzip' });
  expect(JSON.parse(text).error).toBe('invalid_request');
  const browser = openBrowser(sandbox.url);
  const { url } = await browser.visit(authorizeUrl(sandbox));
  const { response } = await browser.visit(url, {
    method: 'POST',
    headers: { ...form, 'content-encoding': 'gzip' },
    body: Uint8Array.from(gzipSync('user=demo')),
  });
  expect(response?.status).toBe(400);
});
