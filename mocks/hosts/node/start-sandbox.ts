import { formatError } from '../../http/format-error.ts';
import { isLoopbackHost } from '../../http/loopback.ts';
import { createHostGuard } from '../../http/request-guards.ts';
import { DEFAULT_PORT } from '../../seed/demo-access.ts';
import { createSystemTime, type Now } from '../../store/clock.ts';
import { createSandbox } from '../../worlds/create-sandbox.ts';
import { hasControlPlane } from '../../worlds/options.ts';
import { hasSite } from './build-state.ts';
import { checkOptions, OPTION_RULES, WORLD_OPTION_RULES } from './check-options.ts';
import { openNodeHost } from './host.ts';
import { checkSite, mountInspector, mountSite, mountStartPage } from './mounts.ts';
import type { Sandbox, SandboxOptions } from './options.ts';
import { applyTimeouts, createServerOptions, stopGracefully } from './server/lifecycle.ts';
import { DEFAULT_HOST, getServerUrl, listen, listOwnHosts } from './server/listen.ts';
import { createNodeHandler } from './server/node-handler.ts';
import { createServer } from './server/node-http.ts';

/**
 * Starts an isolated sandbox on a server of Node. See `index.ts`.
 *
 * @param now another time than that of the system: tests do not wait.
 */
export async function startSandbox(options: SandboxOptions = {}, now: Now = createSystemTime()): Promise<Sandbox> {
  checkOptions(options, OPTION_RULES);
  checkSite(options);
  const { port = DEFAULT_PORT, host: address = DEFAULT_HOST, tls, requestTimeout, requestLog, docs } = options;
  const isLocal = options.trustNetwork === true || isLoopbackHost(address);
  const scheme = tls ? 'https' : 'http';
  const serverOptions = createServerOptions(requestTimeout);
  const secure = tls && (await (await import('./server/certificate.ts')).createTlsFactory({ tls, host: address }));

  const isAllowedHost = createHostGuard({
    isLocal,
    allowed: [...(options.allowedHosts ?? []), ...listOwnHosts(address)],
  });
  const host = openNodeHost(options, now);
  const sandbox = createSandbox({
    ...options,
    ...host,
    isLocal,
    isAllowedHost,
    mounts: [
      ...(hasControlPlane(isLocal, options) ? [mountInspector()] : []),
      mountStartPage({ isLocal, folder: docs }),
    ],
    site: mountSite({ isLocal, folder: docs }),
    hasSite: () => hasSite(docs),
  });
  const handler = createNodeHandler({ scheme, respond: sandbox.respond, log: host.log, requestLog });
  const createListener = () => {
    const server = secure ? secure.createServer(serverOptions) : createServer(serverOptions);
    applyTimeouts(server, requestTimeout);
    return server.on('request', handler);
  };
  const servers = await listen(createListener, port, address).catch((error: unknown) => {
    // Releases the data file.
    sandbox.close();
    throw error;
  });
  for (const server of servers) server.on('error', (error) => host.log(formatError(error)));
  const url = getServerUrl(servers[0], address, scheme);
  let closing: Promise<void> | undefined;
  return {
    url,
    isLocal,
    hasDocs: hasSite(docs),
    contractVersion: host.contract.document.info.version,
    fingerprint: secure ? secure.fingerprint : undefined,
    reset: async () => sandbox.reset(),
    async createWorld(world = {}) {
      checkOptions(world, WORLD_OPTION_RULES);
      const { name: id, ...initial } = world;
      const { world: created, token } = sandbox.createWorld({ id, ...initial });
      const { id: name, controlKey } = created;
      return { name, token, controlKey, url: `${url}/worlds/${name}`, remove: () => sandbox.removeWorld(name) };
    },
    close: () => {
      sandbox.stop();
      closing ??= Promise.all(servers.map(stopGracefully)).then(sandbox.close);
      return closing;
    },
  };
}
