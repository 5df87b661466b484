import { afterAll, describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../../mocks/http/request-body.ts';
import { toUri } from '../../mocks/http/request-guards.ts';
import { NOW } from '../support/books.ts';
import { fillPath, operations } from '../support/operations.ts';
import { createMessage, createRejections, expectProblem } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';
import { exchangeBytes } from './exchange-bytes.ts';
import { describeRejections, type Rejected } from './rejections.ts';

type Body = NonNullable<RequestInit['body']>;

const sandbox = useSandbox({ clock: NOW });
const { call } = sandbox;
const { expectNothingStored, expectRefused } = createRejections(sandbox);
afterAll(expectNothingStored);

const json = { 'content-type': 'application/json' };
const tooMuch = Buffer.alloc(MAX_BODY_BYTES + 1, ' ');

/** A request of each kind with a body; `test/contract/` tries each operation. */
const REQUESTS = [
  ['POST', '/v1/debtors'],
  ['PUT', '/v1/debtors/1'],
  ['PATCH', '/v1/salesinvoices/5/lines/1'],
] as const;

it('a body that is not a JSON object is rejected', async () => {
  const bodies = ['{"name":', 'name=X', '', '[]', '"X"', '12', 'null'];
  const rejected = ([method, path]: (typeof REQUESTS)[number]) =>
    bodies.map((body): Rejected => [JSON.stringify(body), method, path, body]);
  const told = await describeRejections(call, { 'A body of': REQUESTS.flatMap(rejected) });
  await expect(told).toMatchFileSnapshot('__snapshots__/invalid-bodies.txt');
});

describe.each(REQUESTS)('%s %s', (method, path) => {
  it.each([
    ...['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'application/json-patch+json'],
    'nonsense',
  ])('rejects the content type %s', async (type) => {
    const detail = createMessage('mediaTypeUnsupported', { types: ['application/json'] });
    const options = { method, body: '{}', headers: { 'content-type': type } };
    await expectRefused('unsupported-media-type', detail, path, options);
  });

  it('rejects a body without a content type, and one over the limit, also in chunks', async () => {
    const send = (body: Body, headers: Record<string, string>) =>
      exchangeBytes(sandbox.url + path, { method, body, headers: { ...headers, 'accept-language': 'nl' } });
    const untyped = await send(Buffer.from('{}'), {});
    expectProblem(untyped, 'unsupported-media-type', 'nl', path);
    expect(untyped.body.detail).toBe('Zet Content-Type op application/json.');
    for (const body of [tooMuch, new Blob([tooMuch]).stream()]) {
      const reply = await send(body, json);
      expectProblem(reply, 'payload-too-large', 'nl', path);
      expect(reply.body.detail).toContain(String(MAX_BODY_BYTES));
    }
  });
});

it('accepts a body exactly at the limit', async () => {
  const body = `{}${' '.repeat(MAX_BODY_BYTES - 2)}`;
  const reply = await call('/v1/debtors/1', { method: 'PATCH', body });
  expectProblem(reply, 'validation-failed', 'en', '/v1/debtors/1');
  expect(reply.body.errors).toEqual({ body: [expect.any(String)] });
});

it.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json;charset="UTF-8"'])(
  'accepts the content type %s',
  async (type) => {
    const { status, body } = await call('/v1/debtors', { body: '{}', headers: { 'content-type': type } });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['name', 'debtorKindId']]);
  },
);

it('a path responds 405 to the methods that it has not, and names one that has them', async () => {
  const lines: string[] = [];
  for (const [template, own] of Map.groupBy(operations, ({ path }) => path)) {
    // Where there is GET there is HEAD (RFC 9110, 9.3.2).
    const allowed = own.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      if (allowed.includes(method)) continue;
      const path = fillPath({ path: template });
      const reply = await call(path, { method });
      expectProblem(reply, 'method-not-allowed', 'en', path);
      expect(reply.headers.get('allow')?.split(', ')).toEqual(allowed);
      if (reply.body.detail.includes('Send it to')) lines.push(reply.body.detail);
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/methods-not-allowed.txt');
});

it.each(['/v1', '/v1/', '/v1/nothing', '/v1/debtors/1/nothing', '/nothing', '/v1/%E0%A4%A'])(
  'responds 404 to %s',
  async (path) => {
    await expectRefused('not-found', createMessage('pathNotFound', { path: toUri(path) }), path);
  },
);

it.each([
  ['*/*', 200],
  ['application/*', 200],
  ['application/json', 200],
  ['text/html, application/json;q=0.1', 200],
  ['application/json; charset=utf-8', 200],
  ['text/html', 406],
  ['application/json;q=0', 406],
  ['application/problem+json', 406],
])('the header Accept: %s is answered with %d', async (accept, status) => {
  expect((await call('/v1/debtors', { headers: { accept } })).status).toBe(status);
});
