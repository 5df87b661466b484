import { resolve } from 'node:path';
import { assets, inspectorFiles } from '../../assets.ts';
import { isLoopbackHost } from '../../http/loopback.ts';
import { formatError } from '../../http/redact.ts';
import { createHostGuard } from '../../http/request-guards.ts';
import type { Mount } from '../../http/types.ts';
import { StartupError } from '../../messages/startup-error.ts';
import { DEFAULT_PORT } from '../../seed/demo-access.ts';
import { createSeeder } from '../../seed/replay.ts';
import { createSystemTime, type Now } from '../../store/clock.ts';
import { GROWING_STATES } from '../../store/growing-states.ts';
import { compileRecordSchemas } from '../../validation/records.ts';
import { createSandbox } from '../../worlds/create-sandbox.ts';
import { hasControlPlane, isShared } from '../../worlds/options.ts';
import { createAdmissions } from '../shared/admission.ts';
import { checkOptions, OPTION_RULES, WORLD_OPTION_RULES } from './check-options.ts';
import { createMemoryStores, openStore } from './data/open-store.ts';
import { readSeed } from './data/read-seed.ts';
import type { Sandbox, SandboxOptions } from './options.ts';
import { readContract, readSeedImage } from './read-contract.ts';
import { applyTimeouts, createServerOptions, stopGracefully } from './server/lifecycle.ts';
import { DEFAULT_HOST, getServerUrl, listen, listOwnHosts } from './server/listen.ts';
import { createNodeHandler } from './server/node-handler.ts';
import { checkSite, hasSite, type SiteOptions } from './site/find-site.ts';

/** Limit of worlds: each takes some megabytes of memory. */
const { limit: DEFAULT_MAX_WORLDS } = GROWING_STATES.worlds;

/** Starts a sandbox; see `index.ts`. @param now replaces the system time, so that tests do not wait. */
export async function startSandbox(options: SandboxOptions = {}, now: Now = createSystemTime()): Promise<Sandbox> {
  checkOptions(options, OPTION_RULES);
  const { port = DEFAULT_PORT, host = DEFAULT_HOST, tls, requestTimeout, requestLog, docs } = options;
  if (docs !== undefined && !options.docsLater) checkSite(docs);
  const isLocal = options.trustNetwork === true || isLoopbackHost(host);
  const scheme = tls ? 'https' : 'http';
  const serverOptions = createServerOptions(requestTimeout);
  const certificate = tls ? await (await import('./server/certificate.ts')).getCertificate(tls, host) : undefined;

  const log = options.log ?? ((line) => void process.stderr.write(`${line}\n`));
  const site = { isLocal, folder: docs };
  const sandbox = createSandbox({
    ...options,
    ...openData(options, log),
    createAdmission: isShared(options) ? createAdmissions(options) : undefined,
    hasCookies: true,
    log,
    now,
    maxWorlds: options.maxWorlds ?? DEFAULT_MAX_WORLDS,
    isLocal,
    isAllowedHost: createHostGuard(isLocal, [...(options.allowedHosts ?? []), ...listOwnHosts(host)]),
    mounts: [...(hasControlPlane(isLocal, options) ? [mountInspector()] : []), mountSite('/', site)],
    site: SITE_PATHS.map((path) => mountSite(path, site)),
    hasSite: () => hasSite(docs),
  });
  const handler = createNodeHandler({ scheme, respond: sandbox.respond, log, requestLog });
  const createListener = () => {
    // Importing `node:http` whole would also load WebSocket and fetch, in 40 ms.
    const server = certificate
      ? process.getBuiltinModule('node:https').createServer({ ...serverOptions, ...certificate })
      : process.getBuiltinModule('node:http').createServer(serverOptions);
    applyTimeouts(server, requestTimeout);
    return server.on('request', handler);
  };
  const servers = await listen(createListener, port, host).catch((error: unknown) => {
    sandbox.close();
    throw error;
  });
  for (const server of servers) server.on('error', (error) => log(formatError(error)));
  const url = getServerUrl(servers[0], host, scheme);
  let closing: Promise<void> | undefined;
  return {
    url,
    isLocal,
    hasDocs: hasSite(docs),
    contractVersion: readContract().document.info.version,
    fingerprint: certificate?.fingerprint,
    reset: async () => sandbox.reset(),
    async createWorld(world = {}) {
      checkOptions(world, WORLD_OPTION_RULES);
      const { world: created, token } = sandbox.createWorld(world);
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

/** Mounts the inspector of the journal, loaded on first use. It needs a control plane. */
const mountInspector = (): Mount => ({
  prefix: '/_sandbox/inspector',
  async handle(request) {
    const [{ serveInspector }, { readFile }] = await Promise.all([
      import('../../insight/pages/inspector/serve.ts'),
      import('node:fs/promises'),
    ]);
    return serveInspector(request, (name) => readFile(new URL(name, inspectorFiles), 'utf8'));
  },
});

/** Paths of the documentation. A world has only the start page, at `/`. */
const SITE_PATHS = ['/docs', '/llms.txt', '/llms-full.txt'];

/** Mounts the start page, or a path of the documentation, loaded on first use. */
const mountSite = (prefix: string, options: SiteOptions): Mount => ({
  prefix,
  handle: async (request) => (await import('./site/site.ts')).serveSite(request, options),
});

/** Opens the contracts, and databases in memory or in a file. Throws a StartupError when they cannot be used. */
function openData(options: SandboxOptions, log: (line: string) => void) {
  const { data: file, extraLedgerLines } = options;
  const seed = getSeed(options);
  const contract = readContract();
  if (isShared(options)) compileRecordSchemas(contract);
  const controlContract = () => readContract(assets.control);
  const contracts = { contract, control: controlContract };
  const seeder = createSeeder(contracts, readSeedImage, readSeed);
  const initialData = { seed: seed ?? 'demo', extraLedgerLines: extraLedgerLines ?? 0 };
  const openWorld = createMemoryStores(contract, seeder);
  const store =
    file === undefined ? openWorld(initialData) : openStore({ file, contract, seeder, seed, extraLedgerLines, log });
  return { contract, controlContract, initialData, store, openWorld };
}

/** Makes the path of a seed absolute: a data file stores it, and may be opened from another folder. */
function getSeed({ seed, scenario }: SandboxOptions): string | undefined {
  if (seed !== undefined && scenario !== undefined) {
    throw new StartupError('A scenario is initial data too. Leave seed or scenario out.');
  }
  return seed === undefined || seed === 'demo' || seed === 'empty' ? (seed ?? scenario) : resolve(seed);
}
