import { describe, expect, it } from 'vitest';
import { getRawHeader } from '../support/raw-http.ts';
import { useSandbox } from '../support/sandbox.ts';
import { authorizeUrl } from '../support/sign-in.ts';
import { sendOne } from './requests.ts';

const sandbox = useSandbox();

/** Encodings of a line break that a lenient parser could accept. */
const lineEnds =
  '%0d%0a %0D%0A %0a %0d %250d%250a %E5%98%8D%E5%98%8A %c4%8d%c4%8a %u000d%u000a \\r\\n %e2%80%a8 %00 %0b %85'.split(
    ' ',
  );

/** Sends a request, and expects one response without injected headers. */
async function get(target: string) {
  const reply = await sendOne(sandbox, `GET ${target}`);
  expect(reply.head).not.toMatch(/^x-evil/im);
  for (const header of reply.head.split('\r\n').slice(1)) expect(header).toMatch(/^[a-z-]+: [^\r\n\0]+$/i);
  return reply;
}

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
