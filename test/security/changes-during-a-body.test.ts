import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../mocks/api/sign-in/testing/fake-browser.ts';
import { fillPath, listOperations, SMALL_PDF } from '../support/operations.ts';
import { useSandbox } from '../support/sandbox.ts';
import { authorizeUrl, exchangeCode, refreshTokens, requestCode } from '../support/sign-in.ts';
import { getExampleBodies } from './body-fields.ts';

const sandbox = useSandbox();
const { call } = sandbox;

const control = async (path: string, method: string, body?: unknown) => {
  const { status } = await call(`/_sandbox/${path}`, { token: null, method, ...(body !== undefined && { body }) });
  expect([200, 204]).toContain(status);
};

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends the head of a request, and its body when the rest of the work is done. The server has begun by then. */
async function sendAround({ method, path, headers, body }: Sent, work: () => Promise<unknown>) {
  const length = String(Buffer.byteLength(body));
  const sent = request(`${sandbox.url}${path}`, {
    method,
    headers: { ...headers, 'content-length': length, expect: '100-continue' },
  });
  const response = receive(sent);
  await new Promise((resolve) => void sent.once('continue', resolve));
  sent.write(body.slice(0, 5));
  await work();
  sent.end(body.slice(5));
  return response;
}

async function receive(sent: ClientRequest) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject);
  });
  return { status: response.statusCode, location: response.headers.location, body: await text(response) };
}

const withToken = (token: string, tenant = 1, type = 'application/json') => ({
  authorization: `Bearer ${token}`,
  'x-tenant-id': String(tenant),
  'content-type': type,
});

const readTotal = async () => (await call('/v1/debtors?metaOnly=true')).body._meta.totalCount;
const debtor = { method: 'POST', path: '/v1/debtors', body: '{"name":"Theehuis","debtorKindId":1}' };

describe('a token that is revoked while the body arrives', () => {
  const writes = listOperations('create', 'replace', 'update', 'upload').map(
    (operation) => [operation.method, fillPath(operation), operation] as const,
  );

  it.each(writes)('opens nothing any more: %s %s', async (method, path, operation) => {
    const isUpload = operation.kind === 'upload';
    const body = isUpload ? String(SMALL_PDF) : JSON.stringify(getExampleBodies(operation)[0]);
    const headers = withToken(await sandbox.createToken('demo'), 1, isUpload ? 'application/pdf' : 'application/json');
    const { status } = await sendAround({ method, path, headers, body }, () => control('reset', 'POST'));
    expect(status).toBe(401);
  });
});

describe('who may call is decided after the body has arrived', () => {
  it('because the token has expired', async () => {
    const [token, total] = [await sandbox.createToken('demo'), await readTotal()];
    const sent = { ...debtor, headers: withToken(token) };
    const { status } = await sendAround(sent, () => control('tokens/expire', 'POST', { token }));
    expect([status, await readTotal()]).toEqual([401, total]);
  });

  it('because its grant was revoked', async () => {
    const tokens = (await exchangeCode(sandbox, await requestCode(sandbox))).body;
    const { status } = await sendAround({ ...debtor, headers: withToken(tokens.access_token) }, async () => {
      for (let time = 0; time < 2; time += 1) await refreshTokens(sandbox, tokens.refresh_token);
    });
    expect(status).toBe(401);
  });

  it('because the administration was deleted by an import, or its books were replaced', async () => {
    const { body: state } = await call('/_sandbox/state', { token: null });
    const without = structuredClone(state);
    for (const part of [without.shared, without])
      part.administrations = part.administrations.filter(({ id }: { id: number }) => id !== 2);
    for (const [tenant, imported, expected] of [
      [2, without, 403],
      [1, state, 201],
    ]) {
      const headers = withToken(await sandbox.createToken('demo'), tenant);
      const { status } = await sendAround({ ...debtor, headers }, () => control('state', 'PUT', imported));
      expect(status).toBe(expected);
    }
    await sandbox.reset();
  });

  it('because a module was switched off', async () => {
    const { body } = await call('/v1/salesorderwithlines?pageSize=1');
    const [{ id }] = body._data;
    const sent = { method: 'PATCH', path: `/v1/salesorderwithlines/${id}`, body: '{"reference":"changed"}' };
    const headers = withToken(await sandbox.createToken('demo'));
    const off = () => control('administrations/1/modules', 'PATCH', { tradePack: false, salesOrders: false });
    expect((await sendAround({ ...sent, headers }, off)).status).toBe(403);
    await sandbox.reset();
  });
});

describe('a sign-in whose form is arriving', () => {
  const openPage = async () => {
    const cookies: string[] = [];
    const send = async (url: string, init: RequestInit) => {
      const response = await fetch(url, init);
      cookies.push(...response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''));
      return response;
    };
    const { url } = await openBrowser(sandbox.url, {}, send).visit(authorizeUrl(sandbox));
    const headers = { cookie: cookies.join('; '), 'content-type': 'application/x-www-form-urlencoded' };
    return { method: 'POST', path: new URL(url).pathname, headers, body: 'user=demo' };
  };

  it('has no code after a reset', async () => {
    expect((await sendAround(await openPage(), () => control('reset', 'POST'))).status).toBe(404);
  });

  it('has one code, when two forms arrive at a time', async () => {
    const page = await openPage();
    let second: Awaited<ReturnType<typeof sendAround>> | undefined;
    const first = await sendAround(page, async () => {
      second = await sendAround(page, async () => undefined);
    });
    expect([second?.status, first.status]).toEqual([303, 404]);
  });
});
