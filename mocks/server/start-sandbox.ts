import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { assets } from '../assets.ts';
import { lazy } from '../contract/memoize.ts';
import { DEFAULT_PORT, demoUser } from '../demo-access.ts';
import { isLoopbackHost } from '../http/loopback.ts';
import { createHostGuard } from '../http/request-guards.ts';
import type { Sandbox, SandboxOptions, World, WorldOptions } from '../options.ts';
import { createSeeder } from '../seed/seeder.ts';
import { StartupError } from '../startup-error.ts';
import { createOAuthTables } from '../store/access-tokens.ts';
import type { WorldHost } from '../worlds/worlds.ts';
import type { Certificate } from './certificate.ts';
import { checkOptions, checkWorldOptions } from './check-options.ts';
import { applyTimeouts, createServerOptions, stopGracefully } from './lifecycle.ts';
import { getServerUrl, listen } from './listen.ts';
import { createAuthorizationServerLoader, mountSite } from './mounts.ts';
import { createNodeHandler } from './node-handler.ts';
import { createServer } from './node-http.ts';
import { findPrebuiltSeed, openStore } from './open-store.ts';
import { readContract } from './read-contract.ts';
import { readState } from './read-state.ts';
import { createSandboxCore, type SharedParts } from './sandbox-core.ts';
import { openWorlds } from './worlds/open-worlds.ts';

/** Starts an isolated sandbox on a server of Node. See `index.ts`. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  checkOptions(options);
  const { port = DEFAULT_PORT, host = '127.0.0.1', requestTimeout, extraLedgerLines } = options;
  const seed = getSeed(options);
  const isLocal = options.trustNetwork === true || isLoopbackHost(host);
  const log = options.log ?? ((line: string) => void process.stderr.write(`${line}\n`));
  const scheme = options.tls ? 'https' : 'http';
  const isAllowedHost = createHostGuard({ isLocal, allowed: options.allowedHosts, domain: options.worldHosts });
  const { server, certificate } = await createHttpServer(options, host);
  applyTimeouts(server, requestTimeout === undefined ? {} : { requestTimeout });

  const contract = readContract();
  const seeder = createSeeder(contract, readState);
  const store = openStore({
    ...{ contract, file: options.data, seed, extraLedgerLines, image: findPrebuiltSeed({ ...options, seed }) },
    ...{ seeder, createExtraTables: createOAuthTables },
  });
  const { database } = store;
  let close = database.close;
  try {
    const getUrl = () => getServerUrl(server, host, scheme);
    const shared: SharedParts = {
      ...{ ...options, contract, isLocal, isAllowedHost, log },
      controlContract: lazy(() => readContract(assets.control)),
      loadAuthorizationServer: createAuthorizationServerLoader({ keys: database, log, url: getUrl }),
      // Prism takes a third of a second to load.
      createMockResponse: async (...request) => (await import('../contract/prism.ts')).createMockResponse(...request),
    };
    const beginning = { seed: seed ?? 'demo', scale: extraLedgerLines ?? 0 };
    const worlds = openWorlds({ ...options, shared, seeder, beginning });
    close = () => {
      worlds.close();
      database.close();
    };
    const core = createSandboxCore(shared, {
      ...{ store, worlds, clock: options.clock, admit: worlds.rejectUnknown },
      mounts: mountSite({ isLocal, folder: options.docs }),
    });
    const respond: typeof core.respond = (request) => worlds.respond(request) ?? core.respond(request);
    server.on('request', createNodeHandler({ scheme, respond, log, requestLog: options.requestLog }));
    await listen(server, port, host);

    let closing: Promise<void> | undefined;
    return {
      url: getUrl(),
      isLocal,
      hasDocs: options.docs !== undefined,
      contractVersion: contract.document.info.version,
      fingerprint: certificate?.isSelfSigned ? certificate.fingerprint256 : undefined,
      reset: async () => core.reset(),
      createWorld: (begin = {}) => createWorld(worlds, getUrl(), begin),
      close: () => {
        core.stop();
        worlds.stop();
        closing ??= stopGracefully(server).then(close);
        return closing;
      },
    };
  } catch (error) {
    // Releases the data file.
    close();
    throw error;
  }
}

async function createWorld(worlds: WorldHost, url: string, options: WorldOptions): Promise<World> {
  checkWorldOptions(options);
  const { name: id, ...begin } = options;
  const { id: name } = worlds.create({ id, ...begin });
  const { access_token: token } = await worlds.issueTokens(name, { user: demoUser });
  return { name, token, url: `${url}/worlds/${name}`, remove: () => worlds.remove(name) };
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
