import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WorkflowsFailed } from './options.ts';
import { hasControlPlane, probe } from './server.ts';

/** A server that answers every request alike. */
async function serverThat(status: number, body: object | string): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end(JSON.stringify(body)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const probed = (url: string, tenant?: string) => probe(url, { token: 'secret-token', tenant });

describe('the first call to a server', () => {
  it('finds the default administration, unless another one is asked for', async () => {
    const url = await serverThat(200, { _meta: { administrationId: 5 } });
    expect(await probed(url)).toEqual({ tenant: 5 });
    expect(await probed(url, '7')).toEqual({ tenant: 7 });
  });

  it.each([
    [401, { detail: 'It has expired.' }, /refuses the access token \(401\)\. .*--token.*It says: It has expired\.$/],
    [403, { detail: 'Not yours.' }, /\(403\)\. Choose its administration with --tenant\. It says: Not yours\.$/],
    [429, {}, /called too often \(429\)/],
    [404, {}, /does not answer as the API does: GET \/v1\/administrations was answered 404\./],
    [200, 'Welcome', /does not answer as the API does: .* answered 200\./],
    [302, {}, /answered 302\./],
  ])('is explained when it is answered %i', async (status, body, sentence) => {
    const failure = probed(await serverThat(status, body));
    await expect(failure).rejects.toThrow(WorkflowsFailed);
    await expect(failure).rejects.toThrow(sentence);
    await expect(failure).rejects.not.toThrow('secret-token');
  });

  it('is explained when nobody is there', async () => {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    await new Promise((done) => server.close(done));
    await expect(probed(`http://127.0.0.1:${port}`)).rejects.toThrow(`Nothing listens at http://127.0.0.1:${port}.`);
  });

  it('is explained when there is no such server', async () => {
    await expect(probed('http://nowhere.invalid')).rejects.toThrow('There is no server called nowhere.invalid.');
  });
});

describe('the control plane', () => {
  it('is found on a sandbox, and missed elsewhere', async () => {
    expect(await hasControlPlane(await serverThat(200, { status: 'ok', contractVersion: '1.0.0' }))).toBe(true);
    expect(await hasControlPlane(await serverThat(404, {}))).toBe(false);
    expect(await hasControlPlane(await serverThat(200, 'Welcome'))).toBe(false);
  });

  it('may want a key', async () => {
    const url = await serverThat(401, { detail: 'A key is needed.' });
    await expect(hasControlPlane(url)).rejects.toThrow('Give that key with --control-key');
  });
});
