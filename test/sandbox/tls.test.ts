import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { Agent, type RequestOptions, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCertificate } from '../../mocks/hosts/node/server/certificate.ts';
import { type Sandbox, startSandbox } from '../../mocks/index.ts';
import { demoToken } from '../../mocks/seed/demo-access.ts';
import { authorizeUrl } from '../support/sign-in.ts';

let sandbox: Sandbox;
let ca: string;
const log: string[] = [];
const agents: Agent[] = [];

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, tls: true, log: (line) => log.push(line) });
  ca = await readCertificate(sandbox);
});
afterAll(async () => {
  for (const agent of agents) agent.destroy();
  await sandbox.close();
  expect(log).toEqual([]);
});

const getPort = ({ url }: Sandbox): number => Number(new URL(url).port);

/** The certificate that a sandbox shows, as PEM: what a person does who compares the fingerprint. */
function readCertificate(server: Sandbox): Promise<string> {
  return new Promise((done, failed) => {
    const socket: TLSSocket = connect(getPort(server), '127.0.0.1', { rejectUnauthorized: false }, () => {
      const { raw, fingerprint256 } = socket.getPeerCertificate();
      socket.end();
      if (server.fingerprint !== undefined && fingerprint256 !== server.fingerprint)
        failed(new Error('another certificate'));
      done(`-----BEGIN CERTIFICATE-----\n${raw.toString('base64')}\n-----END CERTIFICATE-----\n`);
    });
    socket.once('error', failed);
  });
}

/** Calls with nothing trusted but the certificate. */
async function call(path: string, options: RequestOptions & { body?: unknown; trusted?: string } = {}) {
  const { body, trusted = ca, ...rest } = options;
  const agent = new Agent({ ca: trusted, keepAlive: false });
  agents.push(agent);
  const headers = { authorization: `Bearer ${demoToken}`, 'content-type': 'application/json', ...options.headers };
  const outgoing = request(new URL(path, sandbox.url), { agent, ...rest, headers });
  outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/** How a handshake ends: the protocol, or why there is none. */
function handshake(options: object): Promise<string> {
  return new Promise((done) => {
    const socket: TLSSocket = connect({ port: getPort(sandbox), host: '127.0.0.1', ca, ...options }, () => {
      done(String(socket.getProtocol()));
      socket.destroy();
    });
    socket.once('error', ({ message }) => done(message));
  });
}

it('negotiates TLS 1.3 with a client that trusts the certificate and its name, and rejects TLS 1.2', async () => {
  expect(sandbox.url).toMatch(/^https:\/\/localhost:\d+$/);
  expect(await handshake({})).toBe('TLSv1.3');
  expect(await handshake({ maxVersion: 'TLSv1.2' })).toMatch(/protocol version/);
  expect(await handshake({ ca: [] })).toMatch(/self-signed/);
  expect(await handshake({ servername: 'localhost' })).toBe('TLSv1.3');
  expect(await handshake({ servername: 'elsewhere.example' })).toMatch(/does not match certificate/);
});

it('does not respond to plain HTTP', async () => {
  const outgoing = plainRequest(sandbox.url.replace('https', 'http')).end();
  await expect(once(outgoing, 'response')).rejects.toMatchObject({
    code: expect.stringMatching(/^(ECONNRESET|HPE_|EPIPE)/),
  });
});

it('uses https in links and Location for every host name', async () => {
  const created = await call('/v1/debtors', { method: 'POST', body: { name: 'Theehuis', debtorKindId: 1 } });
  expect(created.status).toBe(201);
  const { location = '' } = created.headers;
  expect(location).toMatch(new RegExp(`^${sandbox.url}/v1/debtors/\\d+$`));
  expect(JSON.parse((await call(location)).body)._meta.self).toBe(location);
  const named = `https://127.0.0.1:${getPort(sandbox)}/v1/debtors?pageSize=1`;
  expect(JSON.parse((await call(named)).body)._meta).toMatchObject({ self: named, nextPage: `${named}&page=2` });
});

it('signs a user in over HTTPS', async () => {
  const opened = await call(authorizeUrl(sandbox));
  expect([opened.status, opened.headers.location]).toEqual([302, expect.stringMatching(/^https:/)]);
  expect(String(opened.headers['set-cookie'])).toMatch(/secure/i);
  const cookies = opened.headers['set-cookie']?.map((line) => line.split(';')[0]);
  const headers = { cookie: String(cookies?.join('; ')) };
  const page = await call(new URL(String(opened.headers.location), sandbox.url).href, { headers });
  expect([page.status, page.body]).toEqual([200, expect.stringContaining('<form')]);
  expect(page.body).not.toMatch(/action="http:/);
});

it('serves a certificate from files', async () => {
  const own = await getCertificate(true, 'localhost');
  const files = { cert: join(tmpdir(), `cert-${process.pid}.pem`), key: join(tmpdir(), `key-${process.pid}.pem`) };
  writeFileSync(files.cert, own.cert);
  writeFileSync(files.key, own.key, { mode: 0o600 });
  const second = await startSandbox({ port: 0, tls: files });
  try {
    expect(second.fingerprint).toBeUndefined();
    expect((await call(`${second.url}/v1/debtors`, { trusted: own.cert })).status).toBe(200);
  } finally {
    await second.close();
    for (const file of Object.values(files)) rmSync(file);
  }
});
