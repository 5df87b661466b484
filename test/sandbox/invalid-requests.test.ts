import { afterAll, describe, expect, it } from 'vitest';
import { MAX_BODY_BYTES } from '../../mocks/http/request-body.ts';
import { toUri } from '../../mocks/http/request-guards.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { fillPath, listOperations, operations } from '../support/operations.ts';
import { alternateLanguage, createMessage, createRejections, expectProblem } from '../support/problems.ts';
import { useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();
const { expectInvalid, expectNothingStored, expectRefused } = createRejections(sandbox);
afterAll(expectNothingStored);

const json = { 'content-type': 'application/json' };

async function send(path: string, body: RequestInit['body'], headers: Record<string, string>, method = 'POST') {
  const response = await fetch(`${sandbox.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${demoToken}`, ...headers },
    ...(body !== undefined && { body, duplex: 'half' }),
  } as RequestInit);
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

const tooMuch = Buffer.alloc(MAX_BODY_BYTES + 1, ' ');

const anObject = createMessage('type', { types: ['object'] });
const badBodies = [
  ['{"name":', createMessage('notJson')],
  ['name=X', createMessage('notJson')],
  ['', createMessage('bodyRequired')],
  ['[]', anObject],
  ['"X"', anObject],
  ['12', anObject],
  ['null', anObject],
] as const;
const badTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json-patch+json',
  'nonsense',
];

const withBody = listOperations('create', 'replace', 'update').map((operation) => [
  operation.method,
  operation.path,
  fillPath(operation),
]) as [method: string, template: string, path: string][];

describe.each(withBody)('%s %s', (method, _template, path) => {
  it('rejects a body that is not a JSON object', async () => {
    for (const [index, [body, message]] of badBodies.entries()) {
      const options = { method, body, ...alternateLanguage(index) };
      await expectInvalid({ path, options, errors: { body: message } });
    }
  });

  it('rejects another content type', async () => {
    const detail = createMessage('mediaTypeUnsupported', { types: ['application/json'] });
    for (const [index, type] of badTypes.entries()) {
      const options = { method, body: '{}', headers: { 'content-type': type }, ...alternateLanguage(index) };
      await expectRefused('unsupported-media-type', detail, path, options);
    }
  });

  it('rejects a body without a content type', async () => {
    const reply = await send(path, Buffer.from('{}'), { 'accept-language': 'nl' }, method);
    expectProblem(reply, 'unsupported-media-type', 'nl', path);
    expect(reply.body.detail).toBe('Zet Content-Type op application/json.');
  });

  it('rejects a body over the limit', async () => {
    const reply = await send(path, tooMuch, { ...json, 'accept-language': 'nl' }, method);
    expectProblem(reply, 'payload-too-large', 'nl', path);
    expect(reply.body.detail).toContain(String(MAX_BODY_BYTES));
  });
});

it('rejects a chunked body over the limit', async () => {
  const reply = await send('/v1/debtors', new Blob([tooMuch]).stream(), json);
  expectProblem(reply, 'payload-too-large', 'en', '/v1/debtors');
});

it('accepts a body exactly at the limit', async () => {
  const reply = await send('/v1/debtors/1', Buffer.from(`{}${' '.repeat(MAX_BODY_BYTES - 2)}`), json, 'PATCH');
  expectProblem(reply, 'validation-failed', 'en', '/v1/debtors/1');
  expect(reply.body.errors).toEqual({ body: [expect.any(String)] });
});

it('delivers its response to a client that sends many megabytes', async () => {
  const reply = await send('/v1/debtors', Buffer.alloc(30_000_000, ' '), json);
  expectProblem(reply, 'payload-too-large', 'en', '/v1/debtors');
  expect((await sandbox.call('/v1/debtors')).status).toBe(200);
});

it.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json;charset="UTF-8"'])(
  'accepts the content type %s',
  async (type) => {
    const { status, body } = await sandbox.call('/v1/debtors', { body: '{}', headers: { 'content-type': type } });
    expect([status, Object.keys(body.errors)]).toEqual([400, ['name', 'debtorKindId']]);
  },
);

const paths = [...Map.groupBy(operations, ({ path }) => path)].map(([template, own]) => {
  // Where there is GET there is HEAD (RFC 9110, 9.3.2).
  const allowed = own.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [template, allowed] as const;
});

const has = (template: string, method: string): boolean =>
  operations.some(
    (operation) => operation.path.replace(/\{\w+\}$/, '{id}') === template && operation.method === method,
  );

/** Finds a path of the same records that has a method: of one record, of the list, or of the list with lines. */
function findPathWith(method: string, template: string, path: string): string | undefined {
  if (has(`${template}/{id}`, method)) return `${path}/{id}`;
  if (has(template.replace(/\/[^/]+$/, ''), method)) return path.replace(/\/[^/]+$/, '');
  return [`${template}withlines`, template.replace(/s$/, 'withlines')].find((view) => has(view, method));
}

it.each(paths)('%s responds 405 to other methods', async (template, allowed) => {
  const path = fillPath({ path: template });
  const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
  for (const method of methods.filter((method) => !allowed.includes(method))) {
    const other = findPathWith(method, template, path);
    const parameters = { path, method, allowed, ...(other && { suggestion: other }) };
    const detail = createMessage(other ? 'methodElsewhere' : 'methodNotAllowed', parameters);
    const headers = await expectRefused('method-not-allowed', detail, path, { method });
    expect(headers.get('allow')?.split(', ')).toEqual(allowed);
  }
});

it.each(['/v1', '/v1/', '/v1/nothing', '/v1/debtors/1/nothing', '/nothing', '/v1/%E0%A4%A'])(
  'responds 404 to %s',
  async (path) => {
    await expectRefused('not-found', createMessage('pathNotFound', { path: toUri(path) }), path);
  },
);

it.each(['/v1/Debtors', '/v2/debtors', '/debtors', '/v1/customers'])('suggests /v1/debtors for %s', async (path) => {
  await expectRefused('not-found', createMessage('pathDidYouMean', { path, suggestion: '/v1/debtors' }), path);
});

const _answering = listOperations('list', 'get', 'create', 'replace', 'update', 'upload', 'download').map(
  (operation) => [operation.method, operation.path, operation] as const,
);

it.each([
  '*/*',
  'application/*',
  'application/json',
  'text/html, application/json;q=0.1',
  'application/json; charset=utf-8',
])('accepts the header Accept: %s', async (accept) => {
  expect((await sandbox.call('/v1/debtors', { headers: { accept } })).status).toBe(200);
});

it.each(['text/html', 'application/json;q=0', 'application/problem+json'])(
  'responds 406 to Accept: %s',
  async (accept) => {
    expectProblem(await sandbox.call('/v1/debtors', { headers: { accept } }), 'not-acceptable', 'en', '/v1/debtors');
  },
);
