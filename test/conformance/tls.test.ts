import { createServer } from 'node:https';
import { expect, onTestFinished, test } from 'vitest';
import { connectWithOldTls } from '../../conformance/checks/read/tls.ts';
import { getCertificate } from '../../mocks/hosts/node/server/certificate.ts';
import { startSandbox } from '../../mocks/index.ts';
import { listenOnFreePort } from '../support/raw-http.ts';

test('A server that accepts TLS 1.2 is found', async () => {
  const { cert, key } = await getCertificate(true, '127.0.0.1');
  const server = createServer({ cert, key, minVersion: 'TLSv1.2' }, (_request, response) => response.end());
  const port = await listenOnFreePort(server);
  onTestFinished(() => void server.close());
  expect(await connectWithOldTls(new URL(`https://127.0.0.1:${port}`), 10)).toBe('TLSv1.2');
});

test('A sandbox with TLS 1.3 rejects older versions', async () => {
  const sandbox = await startSandbox({ port: 0, tls: true });
  onTestFinished(() => sandbox.close());
  expect(await connectWithOldTls(new URL(sandbox.url), 10)).toBeUndefined();
});
