import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { createPlatform } from '../api/platform.ts';
import { assets } from '../assets.ts';
import { lazy } from '../contract/memoize.ts';
import { DEFAULT_PORT } from '../demo-access.ts';
import { isLoopbackHost } from '../http/loopback.ts';
import { createHostGuard } from '../http/request-guards.ts';
import type { Sandbox, SandboxOptions } from '../options.ts';
import { createSeeder } from '../seed/seeder.ts';
import { StartupError } from '../startup-error.ts';
import { createOAuthTables } from '../store/access-tokens.ts';
import type { Certificate } from './certificate.ts';
import { checkOptions } from './check-options.ts';
import { applyTimeouts, createServerOptions, stopGracefully } from './lifecycle.ts';
import { getServerUrl, listen } from './listen.ts';
import { mountInspector, mountSignIn, mountSite } from './mounts.ts';
import { createNodeHandler } from './node-handler.ts';
import { createServer } from './node-http.ts';
import { findPrebuiltSeed, openStore } from './open-store.ts';
import { readContract } from './read-contract.ts';
import { readState } from './read-state.ts';

/** Starts an isolated sandbox on a server of Node. See `index.ts`. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  checkOptions(options);
  const { port = DEFAULT_PORT, host = '127.0.0.1', requestTimeout, extraLedgerLines } = options;
  const seed = getSeed(options);
  const isLocal = isLoopbackHost(host);
  const log = options.log ?? ((line: string) => void process.stderr.write(`${line}\n`));
  const scheme = options.tls ? 'https' : 'http';
  const isAllowedHost = createHostGuard({ isLocal, allowed: options.allowedHosts });
  const { server, certificate } = await createHttpServer(options, host);
  applyTimeouts(server, requestTimeout === undefined ? {} : { requestTimeout });

  const contract = readContract();
  const store = openStore({
    ...{ contract, file: options.data, seed, extraLedgerLines, image: findPrebuiltSeed({ ...options, seed }) },
    ...{ seeder: createSeeder(contract, readState), createExtraTables: createOAuthTables },
  });
  const { database } = store;
  try {
    const signIn = mountSignIn({ database, log, url: () => getServerUrl(server, host, scheme) });
    const platform = createPlatform({
      ...{ ...options, contract, store, isLocal, isAllowedHost, log },
      controlContract: lazy(() => readContract(assets.control)),
      mounts: [
        ...[signIn, ...mountSite({ isLocal, folder: options.docs })],
        ...(isLocal || options.controlKey !== undefined ? [mountInspector(isLocal)] : []),
      ],
      issueTokens: signIn.issueTokens,
      // Prism takes a third of a second to load.
      createMockResponse: async (...request) => (await import('../contract/prism.ts')).createMockResponse(...request),
    });
    const { respond } = platform;
    server.on('request', createNodeHandler({ scheme, respond, log, requestLog: options.requestLog }));
    await listen(server, port, host);

    let closing: Promise<void> | undefined;
    return {
      url: getServerUrl(server, host, scheme),
      isLocal,
      hasDocs: options.docs !== undefined,
      contractVersion: contract.document.info.version,
      fingerprint: certificate?.isSelfSigned ? certificate.fingerprint256 : undefined,
      reset: async () => platform.reset(),
      close: () => {
        platform.stop();
        closing ??= stopGracefully(server).then(database.close);
        return closing;
      },
    };
  } catch (error) {
    // Releases the data file.
    database.close();
    throw error;
  }
}

/** A data file remembers its seed, so the path of a file must not depend on the folder that the sandbox starts in. */
function getSeed({ seed, scenario }: SandboxOptions): string | undefined {
  if (seed !== undefined && scenario !== undefined) {
    throw new StartupError('A scenario is initial data too. Leave seed or scenario out.');
  }
  return seed === undefined || seed === 'demo' || seed === 'empty' ? (seed ?? scenario) : resolve(seed);
}

interface HttpServer {
  readonly server: Server;
  readonly certificate?: Certificate;
}

async function createHttpServer({ tls, requestTimeout }: SandboxOptions, host: string): Promise<HttpServer> {
  const serverOptions = createServerOptions(requestTimeout);
  if (!tls) return { server: createServer(serverOptions) };
  const { createTlsServer } = await import('./tls-server.ts');
  return createTlsServer({ tls, host }, serverOptions);
}
