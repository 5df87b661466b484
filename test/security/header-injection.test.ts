import { describe, expect, it } from 'vitest';
import { PDF_HEADERS, SMALL_PDF } from '../support/operations.ts';
import { getRawHeader } from '../support/raw-http.ts';
import { useSandbox } from '../support/sandbox.ts';
import { authorizeUrl } from '../support/sign-in.ts';
import { type Headers, sendOne, toJsonHeaders } from './requests.ts';

const sandbox = useSandbox();
const { call } = sandbox;

/** Encodings of a line break that a lenient parser could accept. */
const lineEnds =
  '%0d%0a %0D%0A %0a %0d %250d%250a %E5%98%8D%E5%98%8A %c4%8d%c4%8a %u000d%u000a \\r\\n %e2%80%a8 %00 %0b %85'.split(
    ' ',
  );

/** Sends a request, and expects one response without injected headers. */
async function send(line: string, headers: Headers = {}, body = '') {
  const reply = await sendOne(sandbox, line, headers, body);
  expect(reply.head).not.toMatch(/^x-evil/im);
  for (const header of reply.head.split('\r\n').slice(1)) expect(header).toMatch(/^[a-z-]+: [^\r\n\0]+$/i);
  return reply;
}
const get = (target: string, headers: Headers = {}) => send(`GET ${target}`, headers);

/** Places that text of a request may come back from. */
const targets =
  '/v1/debtors{} /v1/debtors/{} /v1/debtors?name={} /v1/debtors?{}=1 /v1/debtors?fields={} /docs{} /docs/{} /docs?{} ' +
  '/docs/?{} /{} /?{} /_sandbox/{} /connect/{} /connect/sign-in/{} /connect/authorize?client_id={}';

describe.each(lineEnds)('a line break encoded as %s', (end) => {
  it('adds no response header', async () => {
    for (const target of targets.split(' ')) {
      const reply = await get(target.replace('{}', `${end}X-Evil:%20yes${end}${end}<script>`));
      expect(reply.status, target).toBeLessThan(500);
    }
  });

  it('stays encoded in the links of a list', async () => {
    const { body } = await get(`/v1/debtors?pageSize=1&pageSize=2&name=${end}`);
    expect(JSON.parse(body).status).toBe(400);
    const { status, body: page } = await get(`/v1/debtors?name=a${end}b`);
    // A byte that is not UTF-8 is rejected.
    if (end === '%85') expect(status).toBe(400);
    else expect(JSON.parse(page)._meta.self).not.toMatch(/[\r\n]/);
  });

  it('stays encoded in the Location of a sign-in', async () => {
    const text = decodeURIComponent(end.replace('%85', '\u0085').replaceAll('%u', '%25u'));
    const changes = { redirect_uri: `http://localhost/a${text}X-Evil: yes`, state: `a${text}X-Evil: yes` };
    const url = new URL(authorizeUrl(sandbox, { ...changes, response_type: 'token' }));
    await get(`${url.pathname}${url.search}`);
    const invalidRequest = new URL(authorizeUrl(sandbox, { state: changes.state, response_type: 'token' }));
    const reply = await get(`${invalidRequest.pathname}${invalidRequest.search}`);
    expect(reply.status).toBe(302);
    expect(getRawHeader(reply, 'location')).toMatch(/^http:\/\/localhost:3000\/callback[?#]\S+$/);
  });
});

describe('an echoed request header', () => {
  it.each([
    ['origin', 'http://localhost:5173\u0000X-Evil: yes'],
    ['origin', 'http://localhost:5173\rX-Evil: yes'],
    ['if-none-match', '"a"\rX-Evil: yes'],
    ['if-none-match', '"a"\u0001'],
    ['x-folded', 'a\r\n X-Evil: yes'],
  ])('with control characters is rejected: %s: %j', async (name, value) => {
    expect((await get('/docs/', { [name]: value })).status).toBe(400);
  });

  it.each(['"\u00ff"', '"%0d%0aX-Evil: yes"', 'W/"a", "b"', '"'.repeat(50), '*'])(
    'If-None-Match: %s is echoed in at most one header',
    async (tag) => {
      const { status } = await get('/docs/', { 'if-none-match': tag });
      expect([200, 304]).toContain(status);
    },
  );

  it.each(['localhost%0d%0aX-Evil:', 'localhost%0d%0a', 'localhost\tX', 'localhost:4010X-Evil'])(
    'Host: %s is rejected and produces no link',
    async (host) => {
      const body = '{"name":"Theehuis","debtorKindId":1}';
      const reply = await send('POST /v1/debtors', { host, ...toJsonHeaders(body) }, body);
      expect([400, 421]).toContain(reply.status);
      expect(getRawHeader(reply, 'location')).toBeUndefined();
    },
  );
});

describe('stored text', () => {
  const name = 'a\r\nX-Evil: yes\r\n\r\n<script>';

  it('does not reach the file name of a download, which consists of numbers', async () => {
    const disposition = 'attachment; filename="x%0d%0aX-Evil: yes.html"; filename*=UTF-8\'\'x%0d%0aX-Evil.html';
    const headers = { ...PDF_HEADERS, 'content-disposition': disposition, slug: 'x.html' };
    const { body } = await call('/v1/inboxfiles', { body: SMALL_PDF, headers });
    const reply = await get(`/v1/inboxfiles/${body.id}`);
    expect(getRawHeader(reply, 'content-disposition')).toBe(`attachment; filename="inboxfiles-${body.id}.pdf"`);
  });

  it('does not reach Location, which ends in a number', async () => {
    const debtor = { name: 'Theehuis', debtorKindId: 1, remark: name };
    const { status, headers } = await call('/v1/debtors', { body: debtor });
    expect(status).toBe(201);
    expect(headers.get('location')).toMatch(/^http:\/\/localhost:\d+\/v1\/debtors\/\d+$/);
    expect((await call('/v1/debtors', { body: { ...debtor, name } })).status).toBe(400);
    const article = { ArticleSku: `A${name}`, description: name, SalesTypeId: 1 };
    expect((await call('/v1/articles', { body: article })).status).toBe(400);
  });

  it('is rejected as the name of a snapshot', async () => {
    expect((await call('/_sandbox/snapshots', { body: { name } })).status).toBe(400);
  });

  it('is rejected as a Retry-After value', async () => {
    const fault = { operationId: 'listDebtors', effect: 'answer', status: 503, times: 1 };
    expect((await call('/_sandbox/faults', { body: { ...fault, retryAfter: '5\r\nX-Evil: yes' } })).status).toBe(400);
  });
});
