import { isLoopbackHost } from '../../http/loopback.ts';
import type { MockResponder } from '../../http/pipeline.ts';
import { createHostGuard } from '../../http/request-guards.ts';
import { DEFAULT_PORT } from '../../seed/demo-access.ts';
import { createSystemTime, type Now } from '../../store/clock.ts';
import { createSandbox } from '../../worlds/create-sandbox.ts';
import { hasControlPlane } from '../../worlds/has-control-plane.ts';
import { checkOptions, OPTION_RULES, WORLD_OPTION_RULES } from './check-options.ts';
import { createNodeHost } from './host.ts';
import { checkSite, mountInspector, mountSite, mountStartPage } from './mounts.ts';
import type { Sandbox, SandboxOptions } from './options.ts';
import { applyTimeouts, createServerOptions, stopGracefully } from './server/lifecycle.ts';
import { getServerUrl, listen, listOwnHosts } from './server/listen.ts';
import { createNodeHandler } from './server/node-handler.ts';
import { createServer } from './server/node-http.ts';

/**
 * Starts an isolated sandbox on a server of Node. See `index.ts`.
 *
 * @param now another time than that of the system: tests do not wait.
 * @param createMockResponse default: `Prefer` is not supported.
 */
export async function startSandbox(
  options: SandboxOptions = {},
  now: Now = createSystemTime(),
  createMockResponse?: MockResponder,
): Promise<Sandbox> {
  checkOptions(options, OPTION_RULES);
  checkSite(options);
  const { port = DEFAULT_PORT, host: address = '127.0.0.1', tls, requestTimeout, requestLog, docs } = options;
  const isLocal = options.trustNetwork === true || isLoopbackHost(address);
  const scheme = tls ? 'https' : 'http';
  const serverOptions = createServerOptions(requestTimeout);
  const { server, certificate } = tls
    ? await (await import('./server/certificate.ts')).createTlsServer({ tls, host: address }, serverOptions)
    : { server: createServer(serverOptions) };
  applyTimeouts(server, requestTimeout);

  const host = { ...createNodeHost(options, now), createMockResponse };
  const sandbox = createSandbox(host, {
    ...options,
    isLocal,
    isAllowedHost: createHostGuard({
      isLocal,
      allowed: [...(options.allowedHosts ?? []), ...listOwnHosts(address)],
      domain: options.worldHosts,
    }),
    domain: options.worldHosts,
    mounts: [
      ...(hasControlPlane({ ...options, isLocal }) ? [mountInspector(isLocal)] : []),
      mountStartPage({ isLocal, folder: docs }),
    ],
    site: mountSite({ isLocal, folder: docs }),
  });
  try {
    server.on('request', createNodeHandler({ scheme, respond: sandbox.respond, log: host.log, requestLog }));
    await listen(server, port, address);
  } catch (error) {
    // Releases the data file.
    sandbox.close();
    throw error;
  }
  const url = getServerUrl(server, address, scheme);
  let closing: Promise<void> | undefined;
  return {
    url,
    isLocal,
    hasDocs: docs !== undefined,
    contractVersion: host.contract.document.info.version,
    fingerprint: certificate?.isSelfSigned ? certificate.fingerprint256 : undefined,
    reset: async () => sandbox.reset(),
    async createWorld(world = {}) {
      checkOptions(world, WORLD_OPTION_RULES);
      const { name: id, ...initial } = world;
      const created = sandbox.createWorld({ id, ...initial });
      const { name } = created;
      return { ...created, url: `${url}/worlds/${name}`, remove: () => sandbox.removeWorld(name) };
    },
    close: () => {
      sandbox.stop();
      closing ??= stopGracefully(server).then(sandbox.close);
      return closing;
    },
  };
}
