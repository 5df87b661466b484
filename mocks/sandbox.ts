import type { RequestListener, Server } from 'node:http';
import { DEFAULT_PORT } from './demo-access.ts';
import { listen, urlOf } from './listening.ts';
import type { Sandbox, SandboxOptions } from './options.ts';
import { createPlatform } from './platform.ts';
import type { Certificate } from './transport/certificate.ts';
import { createHosts } from './transport/hosts.ts';
import { limit, serverOptionsWithin, stopGracefully } from './transport/serving.ts';

export { demoToken } from './demo-access.ts';
export type { Sandbox, SandboxOptions } from './options.ts';
export { SandboxError } from './sandbox-error.ts';

// An import of node:http as a module reads all its exports, which loads the HTTP client too and takes some 25 ms.
const { createServer } = process.getBuiltinModule('node:http');

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Starts a sandbox. Two of them share nothing.
 *
 * @example
 * const sandbox = await startSandbox({ port: 0 });
 * const answer = await fetch(`${sandbox.url}/v1/debtors`, { headers: { authorization: 'Bearer sandbox-demo-token' } });
 * await sandbox.close();
 *
 * @throws SandboxError when an option is wrong, the port is in use or the data file cannot be used; the message says
 *   what to do.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = DEFAULT_PORT, host = '127.0.0.1', requestTimeout } = options;
  const isLocal = loopback.has(host);
  const answersTo = createHosts({ isLocal, allowed: options.allowedHosts });
  const scheme = options.tls ? 'https' : 'http';
  const url = () => urlOf(server, host, scheme);
  const { server, certificate } = await serverFor(options, host, (request, response) => {
    void platform.handle(request, response);
  });
  limit(server, requestTimeout === undefined ? {} : { requestTimeout });
  const platform = createPlatform(options, { scheme, isLocal, answersTo, url });
  await listen(server, port, host).catch((error: unknown) => {
    platform.close();
    throw error;
  });

  let closing: Promise<void> | undefined;
  return {
    url: url(),
    isLocal,
    hasDocs: options.docs !== undefined,
    contractVersion: platform.contractVersion,
    fingerprint: certificate?.generated ? certificate.fingerprint256 : undefined,
    reset: async () => platform.reset(),
    close: () => (closing ??= stopGracefully(server).then(platform.close)),
  };
}

interface Listening {
  readonly server: Server;
  readonly certificate?: Certificate;
}

async function serverFor(
  { tls, requestTimeout }: SandboxOptions,
  host: string,
  handle: RequestListener,
): Promise<Listening> {
  const options = serverOptionsWithin(requestTimeout);
  if (!tls) return { server: createServer(options, handle) };
  const { tlsServer } = await import('./transport/tls-server.ts');
  return tlsServer({ tls, host }, options, handle);
}
