import { createServer, type Server } from 'node:http';
import { createPlatform } from '../api/platform.ts';
import { assets } from '../assets.ts';
import { lazy } from '../contract/memoize.ts';
import { DEFAULT_PORT } from '../demo-access.ts';
import { createHosts } from '../http/hosts.ts';
import type { Sandbox, SandboxOptions } from '../options.ts';
import { createSeeder } from '../seed/seeder.ts';
import { createOAuthTables } from '../store/access-tokens.ts';
import type { Certificate } from './certificate.ts';
import { checkOptions } from './check-options.ts';
import { limit, serverOptionsWithin, stopGracefully } from './lifecycle.ts';
import { listen, urlOf } from './listen.ts';
import { mountSignIn, mountSite } from './mounts.ts';
import { createNodeHandler } from './node-handler.ts';
import { findPrebuiltSeed, openStore } from './open-store.ts';
import { readContract } from './read-contract.ts';

const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/** Starts an isolated sandbox on a server of Node. See `index.ts`. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  checkOptions(options);
  const { port = DEFAULT_PORT, host = '127.0.0.1', requestTimeout } = options;
  const isLocal = loopback.has(host);
  const log = options.log ?? ((line: string) => void process.stderr.write(`${line}\n`));
  const scheme = options.tls ? 'https' : 'http';
  const isAllowedHost = createHosts({ isLocal, allowed: options.allowedHosts });
  const { server, certificate } = await createHttpServer(options, host);
  limit(server, requestTimeout === undefined ? {} : { requestTimeout });

  const contract = readContract();
  const store = openStore({
    ...{ contract, file: options.data, seed: options.seed, scale: options.scale },
    ...{ image: findPrebuiltSeed(options), seeder: createSeeder(contract), createExtraTables: createOAuthTables },
  });
  const { database } = store;
  const signIn = mountSignIn({ database, log, url: () => urlOf(server, host, scheme) });
  const platform = createPlatform({
    ...{ ...options, contract, store, isLocal, isAllowedHost, log },
    controlContract: lazy(() => readContract(assets.control)),
    mounts: [signIn, ...mountSite(isLocal, options.docs)],
    issueTokens: signIn.issueTokens,
    // Prism takes a third of a second to load.
    createMockResponse: async (...request) => (await import('../contract/prism.ts')).createMockResponse(...request),
  });
  server.on('request', createNodeHandler({ scheme, respond: platform.respond, log, requestLog: options.requestLog }));
  await listen(server, port, host).catch((error: unknown) => {
    database.close();
    throw error;
  });

  let closing: Promise<void> | undefined;
  return {
    url: urlOf(server, host, scheme),
    isLocal,
    hasDocs: options.docs !== undefined,
    contractVersion: contract.document.info.version,
    fingerprint: certificate?.generated ? certificate.fingerprint256 : undefined,
    reset: async () => platform.reset(),
    close: () => {
      platform.stop();
      closing ??= stopGracefully(server).then(database.close);
      return closing;
    },
  };
}

interface Listening {
  readonly server: Server;
  readonly certificate?: Certificate;
}

async function createHttpServer({ tls, requestTimeout }: SandboxOptions, host: string): Promise<Listening> {
  const options = serverOptionsWithin(requestTimeout);
  if (!tls) return { server: createServer(options) };
  const { tlsServer } = await import('./tls-server.ts');
  return tlsServer({ tls, host }, options);
}
