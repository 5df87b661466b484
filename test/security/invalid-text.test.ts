import { describe, expect, it } from 'vitest';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { fillPath, listOperations } from '../support/operations.ts';
import { createMessage, createRejections } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';
import { credentials } from '../support/sign-in.ts';
import { findFields, getExampleBodies } from './body-fields.ts';

const sandbox = useSandbox();
const { call } = sandbox;
const { expectInvalid, expectNothingStored } = createRejections(sandbox);

/** Bytes that are no UTF-8, though some readers make something of them: a quote, a slash, a character that is none. */
const broken: Readonly<Record<string, readonly number[]>> = {
  'a byte that never occurs': [0xff],
  'a continuation without a beginning': [0x80],
  'a beginning without a continuation': [0xe2, 0x82],
  'a quote in two bytes': [0xc0, 0xa2],
  'zero in two bytes': [0xc0, 0x80],
  'half a surrogate pair': [0xed, 0xa0, 0x80],
  'a character past the last one': [0xf4, 0x90, 0x80, 0x80],
};

const withBytes = (before: string, bytes: readonly number[], after: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...Buffer.from(before), ...bytes, ...Buffer.from(after)]);

async function send(path: string, body: Uint8Array<ArrayBuffer>, type = 'application/json') {
  const authorization = path.startsWith('/v1/') ? { authorization: `Bearer ${demoToken}` } : {};
  const headers = { ...authorization, 'content-type': type };
  const response = await fetch(`${sandbox.url}${path}`, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
}

describe.each(Object.entries(broken))('invalid UTF-8: %s', (_what, bytes) => {
  it.each([
    ['/v1/debtors', '{"debtorKindId":1,"name":"a', '"}'],
    ['/v1/debtors', '{"debtorKindId":1,"na', 'me":"a"}'],
    ['/v1/draftsalesinvoiceswithlines', '{"debtorId":1,"lines":[{"bookingType":"T","description":"', '"}]}'],
    ['/_sandbox/snapshots', '{"name":"a', '"}'],
  ])('is rejected by POST %s after %s', async (path, before, after) => {
    const { status, text } = await send(path, withBytes(before, bytes, after));
    expect([status, JSON.parse(text).errors]).toEqual([400, { body: ['The request body is not valid JSON.'] }]);
  });

  it('is rejected in filters and not found in paths', async () => {
    const encoded = bytes.map((byte) => `%${byte.toString(16)}`).join('');
    const filtered = await call(`/v1/debtors?name=${encoded}`);
    expect([filtered.status, Object.keys(filtered.body.errors)]).toEqual([400, ['name']]);
    for (const folder of ['/v1/debtors/', '/v1/', '/docs/', '/_sandbox/', '/']) {
      const path = folder + encoded;
      const { status, body } = await call(path);
      expect([400, 404], path).toContain(status);
      expect(body.instance).toBe(path);
    }
  });

  it('is rejected by the token endpoint', async () => {
    const form = `${new URLSearchParams(credentials)}&grant_type=refresh_token&refresh_token=`;
    const type = 'application/x-www-form-urlencoded';
    const { status, text } = await send('/connect/token', withBytes(form, bytes, ''), type);
    expect([status, JSON.parse(text).error]).toEqual([400, 'invalid_grant']);
  });
});

it.each([
  ['UTF-16', Buffer.from('\ufeff{"name":"a","debtorKindId":1}', 'utf16le')],
  ['UTF-16 without a mark', Buffer.from('{"name":"a","debtorKindId":1}', 'utf16le')],
  ['UTF-7', Buffer.from('+AHsAIg-name+ACIAOgAiAGE-a+ACIAfQ-')],
  ['Latin 1', Buffer.from('{"name":"caf\u00e9","debtorKindId":1}', 'latin1')],
])('rejects JSON in %s', async (encoding, bytes) => {
  for (const type of ['application/json', `application/json; charset=${encoding.replaceAll(' ', '')}`])
    expect((await send('/v1/debtors', Uint8Array.from(bytes), type)).status).toBe(400);
});

const writes = listOperations('create').map((operation) => [operation.method, operation.path, operation] as const);

it.each(writes)('%s %s rejects an unpaired surrogate and names the field', async (method, _template, operation) => {
  const [example] = getExampleBodies(operation);
  const places = findFields(example, (value) => typeof value === 'string');
  // The first of the header, and the last, which is one of its lines if it has any.
  for (const [index, { field, text }] of [...places.slice(0, 2), ...places.slice(-1)].entries()) {
    const half = ['"\\ud800"', '"a\\udc00b"', '"\\udc00\\ud800"', '"\\\\\\ud83e"'][index % 4] ?? '';
    const options = { method, body: text(half), language: 'en' };
    const errors = { [field]: createMessage('unpairedSurrogate') };
    await expectInvalid({ path: fillPath(operation), options, errors });
  }
});

const create = (remark: string) => call('/v1/debtors', { body: { name: 'Theehuis', debtorKindId: 1, remark } });

it.each(['a\0b', 'a\u001b[31mb', 'a\u0008b', 'a\u007fb', 'a\u0085b'])(
  'the control character in %j is rejected',
  async (text) => {
    const { status, body } = await create(text);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['remark']]);
  },
);

it('rejected texts store nothing', expectNothingStored);

it.each([
  ...['a\r\nb\u2028c\u2029d', 'a\u202eb\u2066c', '🧀 𝔎aas', 'a\uffff\ufffe\ufdd0', 'a\ufeffb', 'é e\u0301', 'a\ufffd'],
])('the text %j is stored unchanged, and found', async (remark) => {
  const { body } = await create(remark);
  expect((await call(body._meta.self)).body.remark).toBe(remark);
  const found = await call(`/v1/debtors?${new URLSearchParams({ remark, fields: 'id' })}`);
  expect(found.body._data).toMatchObject([{ id: body.id }]);
});
