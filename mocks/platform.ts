import { createAccess } from './access.ts';
import { administrationsIn } from './administrations.ts';
import { assets } from './assets.ts';
import { type Clock, clockIn } from './clock.ts';
import { type Contract, readContract } from './contract/contract.ts';
import { createControl } from './control/control.ts';
import { faultInjection } from './control/faults.ts';
import type { World } from './control/world.ts';
import { isUnder } from './http-types.ts';
import { lazy } from './memoize.ts';
import { createNodeHandler, getNodeExchange, type NodeHandler } from './node-handler.ts';
import { createOAuthTables, revokeAll } from './oauth/access-tokens.ts';
import type { AuthorizationServer } from './oauth/authorization-server.ts';
import type { SandboxOptions } from './options.ts';
import type { Pages } from './pages/pages.ts';
import { createPipeline, type Mount } from './pipeline.ts';
import { createPlatformApi } from './platform-api.ts';
import { parsePrefer } from './prefer-header.ts';
import { SandboxError } from './sandbox-error.ts';
import { imageFor, planting } from './seed/planting.ts';
import { demoUsers } from './seed/users.ts';
import { openStore, type Store } from './store/opening.ts';
import type { Database } from './store/sqlite.ts';
import { createOriginPolicy } from './transport/cors.ts';
import type { Hosts } from './transport/hosts.ts';
import { createRateLimit, parseRate } from './transport/rate-limit.ts';

/** Where the platform is reached. */
export interface Place {
  readonly scheme: 'http' | 'https';
  /** Whether only this machine can reach it. */
  readonly isLocal: boolean;
  readonly answersTo: Hosts;
  /** `http://127.0.0.1:4010`, once it listens. */
  readonly url: () => string;
}

/** The platform without a server: what answers requests, and the data behind it. */
export interface Platform {
  readonly contractVersion: string;
  readonly handle: NodeHandler;
  /** Restores the seed and revokes all tokens. */
  readonly reset: () => void;
  /** Ends what delays requests, so that they can finish. */
  readonly stop: () => void;
  readonly close: () => void;
}

/**
 * Puts the parts of the sandbox together.
 *
 * @throws SandboxError when an option is wrong or the data file cannot be used.
 */
export function createPlatform(options: SandboxOptions, place: Place): Platform {
  const rateLimit = options.rateLimit === undefined ? undefined : createRateLimit(parseRate(options.rateLimit));
  const log = options.log ?? ((line: string) => void process.stderr.write(`${line}\n`));
  const start = startOf(options);
  const contract = readContract();
  const store = storeFor(options, contract);
  const { database } = store;
  const clock = clockIn(database);
  start(clock);
  const administrations = administrationsIn(database, contract);
  const shutdown = new AbortController();
  const faults = faultInjection(shutdown.signal);
  const authorize = authorizing(database, place, log);
  const reset = () => {
    store.reset();
    start(clock);
    faults.clear();
    revokeAll(database);
  };

  const world: World = {
    ...{ contract, database, clock, faults, administrations, reset },
    snapshots: store.snapshots,
    users: demoUsers,
    issueTokens: async (order) => (await authorize()).issueTokens(order),
  };
  const access = createAccess({
    ...{ database, users: demoUsers, isDemoTokenOn: place.isLocal },
    isTrustedOrigin: createOriginPolicy(options.allowedOrigins),
  });
  const isControlOn = place.isLocal || options.controlKey !== undefined;
  const respond = createPipeline({
    isAllowedHost: place.answersTo,
    platform: createPlatformApi({ contract, clock, administrations, database, access }),
    control: isControlOn
      ? lazy(() => createControl({ ...{ world, key: options.controlKey }, contract: readContract(assets.control) }))
      : undefined,
    mounts: [mountSignIn(authorize), mountPages(place, options.docs)],
    ...{ faults, rateLimit, log, onViolation: options.onViolation ?? 'refuse' },
  });
  return {
    contractVersion: contract.document.info.version,
    handle: createNodeHandler({ scheme: place.scheme, respond, log, requestLog: options.requestLog }),
    reset,
    stop: () => shutdown.abort(),
    close: database.close,
  };
}

/** Sets the clock to the moment that it is at the start, when somebody says which. */
function startOf({ clock: moment }: SandboxOptions): (clock: Clock) => void {
  if (moment === undefined) return () => undefined;
  const start = new Date(moment);
  if (!Number.isNaN(start.getTime())) return (clock) => clock.set(start, true);
  throw new SandboxError(`"${moment}" is no moment for the clock. Write it like this: 2026-04-16T09:30:00Z.`);
}

function storeFor(options: SandboxOptions, contract: Contract): Store {
  const { data: file, seed, scale } = options;
  return openStore({
    ...{ file, seed, scale, contract, image: imageFor(options) },
    plant: planting(contract),
    prepare: createOAuthTables,
  });
}

/** The authorization server. The library behind it takes long to load, and most runs never sign in. */
function authorizing(database: Database, { url }: Place, log: (line: string) => void) {
  return lazy(async (): Promise<AuthorizationServer> => {
    const { createAuthorizationServer } = await import('./oauth/authorization-server.ts');
    const onError = (error: unknown) => log(String(error));
    return createAuthorizationServer({ url: url(), database, users: demoUsers, onError });
  });
}

/** Sign-in and token endpoint. A request that prefers a documented response gets that from the pipeline. */
function mountSignIn(authorize: () => Promise<AuthorizationServer>): Mount {
  return {
    matches: ({ path, headers }) => isUnder('/connect', path) && !parsePrefer(headers.prefer),
    async handle(request, headers) {
      const { request: incoming, response } = getNodeExchange(request);
      response.setHeaders(new Map(Object.entries(headers)));
      await (await authorize()).handle(incoming, response);
      return 'sent';
    },
  };
}

/** The start page and the documentation, loaded on first use. */
function mountPages({ isLocal }: Place, docs: string | undefined): Mount {
  const load = lazy(async (): Promise<Pages> => (await import('./pages/pages.ts')).createPages(isLocal, docs));
  return {
    matches: ({ path }) => path === '/' || isUnder('/docs', path),
    async handle(request) {
      getNodeExchange(request).response.setHeader('x-content-type-options', 'nosniff');
      const pages = await load();
      return (await pages(request)) ? 'sent' : undefined;
    },
  };
}
